import { loadSupport } from '#features/support/load-support.ts'
import { SupportPage } from '#features/support/support-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import { readingLinks } from '../reading-links.ts'
import type { Route } from './+types/support.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  return answerOutage(loadSupport(facts, facts.target))
}

export const links = readingLinks

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Support({ loaderData }: Route.ComponentProps) {
  return <SupportPage {...loaderData.page} />
}
