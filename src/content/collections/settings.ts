import { z } from 'zod'
import { defineCollection } from './define-collection.ts'
import { externalUrl, wording } from './field-kinds.ts'

const address = z.strictObject({
  /** Street and number. */
  street: wording,
  postcode: wording,
  city: wording,
  /** ISO 3166-1 alpha-2, upper case, as JSON-LD wants it. */
  country: z.string().regex(/^[A-Z]{2}$/, { error: 'must be a country code such as DE' }),
})

/** Who we are: everything that carries the brand reads it here. */
export const settings = defineCollection({
  name: 'settings',
  label: 'Settings',
  singular: 'setting',
  localized: false,
  columns: ['brandName', 'legalName'],
  search: ['brandName'],
  schema: z.strictObject({
    /** Short name, as in the logo and in page titles. */
    brandName: wording,
    /** Name of the company in legal texts and in the copyright line. */
    legalName: wording,
    slogan: wording,
    /** Registered office. */
    address,
    /** Where post is received; the registered office when absent. */
    postalAddress: address.optional(),
    /** Mailboxes, by what they are for. */
    emails: z.strictObject({
      hello: z.email(),
      help: z.email(),
      careers: z.email(),
      security: z.email(),
    }),
    /** Public profiles, also named in the organisation's structured data. */
    socialLinks: z.strictObject({
      facebook: externalUrl,
      instagram: externalUrl,
      linkedIn: externalUrl,
    }),
    /** Where the apps are installed from; no badges when absent. */
    appLinks: z.strictObject({ ios: externalUrl, android: externalUrl }).optional(),
  }),
})
