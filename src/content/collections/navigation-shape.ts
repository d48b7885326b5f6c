import { z } from 'zod'
import { LOCALES } from '#sites/locales.ts'
import { SITES } from '#sites/site-config.ts'
import {
  externalUrl,
  hostPath,
  internalPath,
  labelledLink,
  link,
  plainText,
  wording,
} from './field-kinds.ts'
import { menuIcon } from './menu-icon.ts'

export const menuItem = z.strictObject({
  /** What the visitor reads. */
  name: wording,
  /** A path without locale prefix, a page on another host of ours, or an address elsewhere. */
  url: link,
  /** Shown in these locales only; everywhere when absent. */
  locales: z.array(z.enum(LOCALES)).min(1).optional(),
  /** Shown on these sites only; on all when absent. */
  subdomains: z.array(z.enum(SITES)).min(1).optional(),
  /** HIRING_BADGE marks the item while jobs are open; SEPARATOR draws a line above it. */
  decorator: z.enum(['HIRING_BADGE', 'SEPARATOR']).optional(),
  /** A small picture beside the name. */
  icon: menuIcon.optional(),
})

const menu = z.strictObject({
  /** Name of the dropdown, accordion section or column. */
  title: wording,
  /** Not shown when empty. */
  items: z.array(menuItem),
})

const categoryItem = z
  .strictObject({
    name: wording,
    /** A page of this site, without locale prefix. */
    internalPath: internalPath.optional(),
    /** A page on another host. */
    externalUrl: z.union([externalUrl, hostPath]).optional(),
  })
  .refine((item) => (item.internalPath === undefined) !== (item.externalUrl === undefined), {
    error: 'needs either internalPath or externalUrl',
  })

export const navigationCategory = z.strictObject({
  categoryTitle: wording,
  /** Picture beside the title. */
  icon: z.strictObject({ url: menuIcon }).optional(),
  items: z.array(categoryItem).min(1),
})

const footerProducts = z.strictObject({
  title: wording,
  list: z.array(
    z.strictObject({
      /** Stable name of the product, unique in the list, for those who read the content API. */
      id: z.string().regex(/^[a-z]+(-[a-z]+)*$/, { error: 'must be kebab-case' }),
      name: wording,
      url: link,
    }),
  ),
})

const mainNavigation = z.strictObject({
  kind: z.literal('main-navigation'),
  product: z.strictObject({
    title: wording,
    /** Grouped under their titles when there is more than one; no dropdown when there is none. */
    categories: z.array(navigationCategory),
  }),
  advice: menu,
  company: menu,
  resources: menu,
})

const footer = z.strictObject({
  kind: z.literal('footer'),
  products: footerProducts,
  resources: menu,
  company: menu,
  legal: z.array(menuItem),
  /** The card that leads to the other site: from the personal to the business one, and back. */
  banner: z.strictObject({ title: wording, text: plainText, link: labelledLink }).optional(),
})

/** Main navigation and footer are documents of one collection, told apart by `kind`. */
export const navigation = z.discriminatedUnion('kind', [mainNavigation, footer])

export type MenuItem = z.infer<typeof menuItem>
export type Menu = z.infer<typeof menu>
export type MainNavigation = z.infer<typeof mainNavigation>
export type Footer = z.infer<typeof footer>
