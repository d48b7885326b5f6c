import { shellTags } from '#content/source.ts'
import { webManifest } from '#shell/search/web-manifest.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import type { Route } from './+types/manifest.ts'
import { textAnswer } from './text-answer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { content, cacheTags, target } = contentFacts(context)
  for (const tag of shellTags(target.site, target.locale)) cacheTags.add(tag)
  const settings = await answerOutage(content.getSettings())
  return textAnswer(
    JSON.stringify(webManifest(settings, target.locale)),
    'application/manifest+json',
  )
}
