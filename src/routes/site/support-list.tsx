import { AnswerListPage } from '#features/support/answer-list-page.tsx'
import { loadAnswerList } from '#features/support/load-answer-list.ts'
import { MissingPage } from '#features/support/missing-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { contentFacts } from '../content-facts.ts'
import { readingLinks } from '../reading-links.ts'
import type { Route } from './+types/support-list.ts'
import { foundOrMissing } from './found-or-missing.ts'

export function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  return foundOrMissing(facts, loadAnswerList(facts, facts.target))
}

export const links = readingLinks

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.found?.meta)

export default function SupportList({ loaderData: { found, missing } }: Route.ComponentProps) {
  if (missing) return <MissingPage {...missing} />
  return <AnswerListPage {...found.page} />
}
