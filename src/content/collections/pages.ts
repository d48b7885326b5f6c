import { z } from 'zod'
import { SITES } from '#sites/site-config.ts'
import { pageBlock } from '../page-blocks/registry.ts'
import { defineCollection } from './define-collection.ts'
import { editorNotes, internalPath, title } from './field-kinds.ts'
import { isOwnPath } from './own-paths.ts'
import { seoFields } from './seo-fields.ts'

/** Pages made of blocks. */
export const pages = defineCollection({
  name: 'pages',
  singular: 'page',
  label: 'Pages',
  localized: true,
  columns: ['title', 'site', 'path'],
  search: ['title', 'path'],
  schema: z
    .strictObject({
      title,
      /** The site that has the page. */
      site: z.enum(SITES),
      /** More sites that show it, as long as they have no page of their own at the path. */
      alsoOn: z.array(z.enum(SITES)).max(SITES.length).optional(),
      /**
       * Shown in every country of its language that has no page of its own at the path: one English
       * imprint for all. Only the main locale of a language lends its pages (en-de, de-de, es-es,
       * fr-fr); say the same in all translations, so that each names the same others.
       */
      everyCountry: z.boolean().default(false),
      /** Where it is, without locale prefix; one page for each site, locale and path. */
      path: internalPath,
      /** True keeps the page out of search engines and out of the sitemap. */
      deindex: z.boolean().default(false),
      seo: seoFields.optional(),
      /** What the page shows, from top to bottom. */
      blocks: z
        .array(pageBlock)
        .min(1, { error: 'must hold at least one block' })
        .max(60, { error: 'must hold at most 60 blocks' }),
      editorNotes: editorNotes.optional(),
    })
    .refine(({ site, path }) => !isOwnPath(site, path), {
      error: 'is taken by a page of the product itself, such as the blog, or begins like a locale',
      path: ['path'],
    }),
})
