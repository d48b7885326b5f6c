import { data, redirect } from 'react-router'
import { answerPreview } from '#features/preview/answer-preview.ts'
import { PreviewRefused } from '#features/preview/preview-refused.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { contentFacts } from '../content-facts.ts'
import type { Route } from './+types/preview.ts'

/** Opens the preview of a signed link, or leaves it. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const answer = await answerPreview(facts)
  if (typeof answer === 'object') {
    throw redirect(answer.to, { headers: { 'set-cookie': answer.setCookie } })
  }
  return data({ locale: facts.target.locale, reason: answer }, { status: 410 })
}

export const meta: Route.MetaFunction = () => metaTags(undefined)

export default function Preview({ loaderData }: Route.ComponentProps) {
  return <PreviewRefused {...loaderData} />
}
