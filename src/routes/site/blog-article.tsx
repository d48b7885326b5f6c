import { ArticlePage } from '#features/blog/article-page.tsx'
import { loadArticle } from '#features/blog/load-article.ts'
import { MissingPage } from '#features/support/missing-page.tsx'
import { metaTags } from '#shell/page-meta.ts'
import { contentFacts } from '../content-facts.ts'
import { readingLinks } from '../reading-links.ts'
import type { Route } from './+types/blog-article.ts'
import { foundOrMissing } from './found-or-missing.ts'

export function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  return foundOrMissing(facts, loadArticle(facts, facts.target))
}

export const links = readingLinks

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.found?.meta)

export default function BlogArticle({ loaderData: { found, missing } }: Route.ComponentProps) {
  if (missing) return <MissingPage {...missing} />
  return <ArticlePage {...found.page} />
}
