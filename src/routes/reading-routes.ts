import { route } from '@react-router/dev/routes'
import { LIFE_IN_SECTIONS } from '../sites/blog.ts'

/** The blog, the help centre and the search, below the layout of the personal site. */
export const readingPages = [
  route('blog', 'routes/site/blog.tsx', { id: 'blog' }),
  route('blog/category/:slug', 'routes/site/blog-category.tsx', { id: 'blog-category' }),
  ...LIFE_IN_SECTIONS.map(({ slug }) =>
    route(`blog/${slug}`, 'routes/site/blog-category.tsx', { id: `blog-${slug}` }),
  ),
  route('blog/:slug', 'routes/site/blog-article.tsx', { id: 'blog-article' }),
  route('support', 'routes/site/support.tsx', { id: 'support' }),
  route('support/search', 'routes/site/search.tsx', { id: 'support-search' }),
  route('support/topic/:slug', 'routes/site/support-list.tsx', { id: 'support-topic' }),
  route('support/product/:slug', 'routes/site/support-list.tsx', { id: 'support-product' }),
  route('support/:slug', 'routes/site/support-answer.tsx', { id: 'support-answer' }),
  route('search', 'routes/site/search.tsx', { id: 'search' }),
]

/** What programs and scripts ask for, without a page around it. */
export const readingFiles = [
  ...['feed.xml', 'atom.xml', 'feed.json'].map((file) =>
    route(`~default/:locale/blog/${file}`, 'routes/crawlers/blog-feed.ts', { id: `blog-${file}` }),
  ),
  route('~default/:locale/support/suggest', 'routes/site/support-suggest.ts', {
    id: 'support-suggest',
  }),
]
