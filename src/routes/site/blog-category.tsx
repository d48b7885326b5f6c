import { data } from 'react-router'
import { CategoryPage } from '#features/blog/category-page.tsx'
import { loadCategory } from '#features/blog/load-category.ts'
import { ErrorPage } from '#shell/error-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { localePath } from '#sites/locale-path.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import { readingLinks } from '../reading-links.ts'
import type { Route } from './+types/blog-category.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  const found = await answerOutage(loadCategory(facts, facts.target))
  const homeHref = localePath(facts.target.locale, '/')
  return data({ found, homeHref }, { status: found ? 200 : 404 })
}

export const links = readingLinks

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.found?.meta)

export default function BlogCategory({ loaderData: { found, homeHref } }: Route.ComponentProps) {
  if (!found) return <ErrorPage status={404} homeHref={homeHref} />
  return <CategoryPage {...found.page} />
}
