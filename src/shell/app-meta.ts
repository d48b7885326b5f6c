import type { MetaDescriptor } from 'react-router'

/** The id of the route that frames the pages of the app, and loads the brand's name for them. */
const FRAME_ROUTE = 'routes/customer/layout'

type Matched = { readonly id: string; readonly loaderData?: unknown } | undefined

/**
 * For pages of the app, which no search engine should list: the title that a loader gives, or the one
 * said here, and the brand. Apart from page-meta.ts, which knows the wording of the sites and would
 * bring it into the browser.
 */
export function appMeta(
  { loaderData, matches }: { loaderData?: unknown; matches: readonly Matched[] },
  title = (loaderData as { title?: string } | undefined)?.title,
): MetaDescriptor[] {
  const frame = matches.find((match) => match?.id === FRAME_ROUTE)?.loaderData
  const brand = (frame as { frame: { brandName: string } } | undefined)?.frame.brandName
  return [
    // What is not there says so itself.
    ...(title ? [{ title: [title, brand].filter(Boolean).join(' | ') }] : []),
    { name: 'robots', content: 'noindex, nofollow' },
  ]
}
