import { BlogPage } from '#features/blog/blog-page.tsx'
import { loadBlog } from '#features/blog/load-blog.ts'
import { metaTags } from '#shell/page-meta.ts'
import { answerOutage } from '../answer-outage.ts'
import { contentFacts } from '../content-facts.ts'
import { readingLinks } from '../reading-links.ts'
import type { Route } from './+types/blog.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const facts = contentFacts(context)
  return answerOutage(loadBlog(facts, facts.target))
}

export const links = readingLinks

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta)

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <BlogPage {...loaderData.page} />
}
