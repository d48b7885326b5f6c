import { z } from 'zod'
import { SITES } from '#sites/site-config.ts'
import { pageBlock } from '../page-blocks/registry.ts'
import { defineCollection } from './define-collection.ts'
import { editorNotes, internalPath, title } from './field-kinds.ts'
import { seoFields } from './seo-fields.ts'

/** Pages made of blocks. */
export const pages = defineCollection({
  name: 'pages',
  singular: 'page',
  label: 'Pages',
  localized: true,
  columns: ['title', 'site', 'path'],
  search: ['title', 'path'],
  schema: z.strictObject({
    title,
    /** The site that has the page. */
    site: z.enum(SITES),
    /** Where it is, without locale prefix; one page for each site, locale and path. */
    path: internalPath,
    /** True keeps the page out of search engines and out of the sitemap. */
    deindex: z.boolean().default(false),
    seo: seoFields.optional(),
    /** What the page shows, from top to bottom. */
    blocks: z.array(pageBlock).max(60),
    editorNotes: editorNotes.optional(),
  }),
})
