import { z } from 'zod'
import { LOCALES } from '#sites/locales.ts'
import { SITES } from '#sites/site-config.ts'
import { defineCollection } from './define-collection.ts'
import { internalPath, link, plainText } from './field-kinds.ts'

/**
 * Addresses that moved. One list for all locales: a path keeps its locale when it moves. Where a page
 * is published, it is shown, and no redirect is followed.
 */
export const redirects = defineCollection({
  name: 'redirects',
  singular: 'redirect',
  label: 'Redirects',
  localized: false,
  readers: 'internal',
  columns: ['from', 'to', 'permanent'],
  search: ['from', 'to'],
  schema: z
    .strictObject({
      site: z.enum(SITES).default('default'),
      /** The old path, without locale prefix. */
      from: internalPath,
      to: link,
      /** Followed in these locales only; in all when absent. */
      locales: z.array(z.enum(LOCALES)).min(1).optional(),
      /** True tells browsers and search engines to remember it. */
      permanent: z.boolean().default(true),
      /** Why it exists. */
      reason: plainText.optional(),
    })
    .refine(({ from, to }) => from !== to, { error: 'leads to itself', path: ['to'] }),
})
