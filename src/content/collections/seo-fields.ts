import { z } from 'zod'
import { internalPath, plainText, title } from './field-kinds.ts'
import { media } from './reference-kinds.ts'

/** What search engines and shared links show of a page. */
export const seoFields = z.strictObject({
  /** In the browser's tab and in search results; the page's own title when absent. */
  metaTitle: title.optional(),
  metaDescription: plainText.optional(),
  /** Picture of 1200 × 630 for shared links; a drawn one when absent. */
  shareImage: media.optional(),
  /** Only for a page that repeats another: the one that search engines shall list instead. */
  canonicalPath: internalPath.optional(),
})
