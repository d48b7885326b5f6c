import type { MetaDescriptor } from 'react-router'

/**
 * For pages of the app, which no search engine should list. Apart from page-meta.ts, which knows
 * the wording of the sites and would bring it into the browser.
 */
export function appMeta(title?: string): MetaDescriptor[] {
  return [...(title ? [{ title }] : []), { name: 'robots', content: 'noindex, nofollow' }]
}
