import { CategoryPage } from '#features/blog/category-page.tsx'
import { loadCategory } from '#features/blog/load-category.ts'
import { MissingPage } from '#features/support/missing-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { contentFacts } from '../content-facts.ts'
import { readingLinks } from '../reading-links.ts'
import type { Route } from './+types/blog-category.ts'
import { foundOrMissing } from './found-or-missing.ts'

export function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  return foundOrMissing(facts, loadCategory(facts, facts.target))
}

export const links = readingLinks

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.found?.meta)

export default function BlogCategory({ loaderData: { found, missing } }: Route.ComponentProps) {
  if (missing) return <MissingPage {...missing} />
  return <CategoryPage {...found.page} />
}
