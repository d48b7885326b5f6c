import { AnswerPage } from '#features/support/answer-page.tsx'
import { loadAnswer } from '#features/support/load-answer.ts'
import { MissingPage } from '#features/support/missing-page.tsx'
import { receiveVote } from '#features/support/receive-vote.ts'
import { metaTags } from '#shell/page-meta.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import { readingLinks } from '../reading-links.ts'
import type { Route } from './+types/support-answer.ts'
import { foundOrMissing } from './found-or-missing.ts'

export function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  return foundOrMissing(facts, loadAnswer(facts, facts.target))
}

/** "Did this help?" */
export function action({ request, context }: Route.ActionArgs) {
  const facts = contentFacts(context)
  return answerOutage(receiveVote(facts, facts.target, request))
}

export const links = readingLinks

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.found?.meta)

export default function SupportAnswer({ loaderData: { found, missing } }: Route.ComponentProps) {
  if (missing) return <MissingPage {...missing} />
  return <AnswerPage {...found.page} />
}
