import { loadResults } from '#features/support/load-results.ts'
import { ResultsPage } from '#features/support/results-page.tsx'
import { SEARCH_PATHS } from '#features/support/search-box.ts'
import { metaTags } from '#shell/page-meta.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import { readingLinks } from '../reading-links.ts'
import type { Route } from './+types/search.ts'

/** Results of the help centre and of the whole site. Nobody else asks the same, so none is kept. */
export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  facts.answerOnce()
  const scope = facts.target.path === SEARCH_PATHS.site ? 'site' : 'help'
  return answerOutage(loadResults(facts, facts.target, scope))
}

export const links = readingLinks

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Search({ loaderData }: Route.ComponentProps) {
  return <ResultsPage {...loaderData.page} />
}
