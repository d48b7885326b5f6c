import { actOnResume, loadResume } from '#features/apply/resume.ts'
import { ResumePage } from '#features/apply/resume-page.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { appMeta } from '#shell/app-meta.ts'
import { answerOutage } from '../../answer-outage.ts'
import type { Route } from './+types/resume.ts'
import { applyFacts } from './apply-facts.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const facts = applyFacts(context)
  const token = url.searchParams.get('token') ?? ''
  const resume = await answerOutage(loadResume(facts, request, token))
  const wording = pickWording(facts.locale, 'apply')
  const { title, goneTitle } = wording.messages.apply.resume
  return { resume, wording, title: resume.product ? title : goneTitle }
}

export function action({ request, context }: Route.ActionArgs) {
  return answerOutage(actOnResume(applyFacts(context), request))
}

export const meta: Route.MetaFunction = (page) => appMeta(page)

export default function Resume({ loaderData }: Route.ComponentProps) {
  return <ResumePage data={loaderData.resume} />
}
