import { HomePage } from '#features/home/home-page.tsx'
import { loadHome } from '#features/home/load-home.ts'
import { metaTags } from '#shell/page-meta.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  return answerOutage(loadHome(facts, facts.target))
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData.page} />
}
