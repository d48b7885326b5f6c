import { data } from 'react-router'
import { AnswerPage } from '#features/support/answer-page.tsx'
import { loadAnswer } from '#features/support/load-answer.ts'
import { receiveVote } from '#features/support/receive-vote.ts'
import { ErrorPage } from '#shell/error-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { localePath } from '#sites/locale-path.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import { readingLinks } from '../reading-links.ts'
import type { Route } from './+types/support-answer.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const found = await answerOutage(loadAnswer(facts, facts.target))
  const homeHref = localePath(facts.target.locale, '/')
  return data({ found, homeHref }, { status: found ? 200 : 404 })
}

/** "Did this help?" */
export function action({ request, context }: Route.ActionArgs) {
  const facts = contentFacts(context)
  return answerOutage(receiveVote(facts, facts.target, request))
}

export const links = readingLinks

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.found?.meta)

export default function SupportAnswer({ loaderData: { found, homeHref } }: Route.ComponentProps) {
  if (!found) return <ErrorPage status={404} homeHref={homeHref} />
  return <AnswerPage {...found.page} />
}
