import { actOnResume, loadResume } from '#features/apply/resume.ts'
import { ResumePage } from '#features/apply/resume-page.tsx'
import { pickWording } from '#i18n/pick-wording.ts'
import { answerOutage } from '../../answer-outage.ts'
import type { Route } from './+types/resume.ts'
import { applyFacts } from './apply-facts.ts'

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const facts = applyFacts(context)
  const token = url.searchParams.get('token') ?? ''
  const resume = await answerOutage(loadResume(facts, request, token))
  return { resume, wording: pickWording(facts.locale, 'apply') }
}

export function action({ request, context }: Route.ActionArgs) {
  return answerOutage(actOnResume(applyFacts(context), request))
}

export default function Resume({ loaderData }: Route.ComponentProps) {
  return <ResumePage data={loaderData.resume} />
}
