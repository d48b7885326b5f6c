import { data } from 'react-router'
import { shellTags } from '#content/source.ts'
import { drawShareImage } from '#shell/search/draw-share-image.ts'
import { pageOfShareImage } from '#shell/search/share-image-path.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import type { Route } from './+types/share-image.ts'

/** Drawn from what the page says of itself, so that it needs nothing but the page's address. */
export async function loader({ context }: Route.LoaderArgs) {
  const { target, content, cacheTags, describePage } = contentFacts(context)
  const path = pageOfShareImage(target.path)
  const page = path === undefined ? undefined : await describePage(path)
  if (!page) throw data(null, { status: 404 })
  for (const tag of shellTags(target.site, target.locale)) cacheTags.add(tag)
  const { brandName, slogan } = await answerOutage(content.getSettings())
  const picture = await drawShareImage({ ...page, brandName, slogan })
  return new Response(new Uint8Array(picture), {
    headers: {
      'content-type': 'image/png',
      // Other sites show it beside a link to us.
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=3600',
    },
  })
}
