import { z } from 'zod'
import { parseCreditorId } from '#insurance/identifiers/creditor-id.ts'
import { defineCollection } from './define-collection.ts'
import { externalUrl, link, plainText, wording } from './field-kinds.ts'

const address = z.strictObject({
  /** Street and number. */
  street: wording,
  postcode: wording,
  city: wording,
  /** ISO 3166-1 alpha-2, upper case, as JSON-LD wants it. */
  country: z.string().regex(/^[A-Z]{2}$/, { error: 'must be a country code such as DE' }),
})

/** What the imprint says of the company (DDG § 5). */
const company = z.strictObject({
  /** Names of all who may act for the company, with commas between them. */
  managingDirectors: wording,
  /** Where the company is registered. */
  registerCourt: wording,
  /** Number in that register. */
  registerNumber: wording,
  vatId: wording,
  phone: wording,
})

/** What visitors must know of us as an intermediary (GewO § 34d, VersVermV § 15). */
const intermediary = z.strictObject({
  /** Number in the register of intermediaries (GewO § 11a). */
  registerNumber: wording,
  /** Where the number can be checked. */
  registerUrl: externalUrl,
  /** Who keeps the register, with address and phone (VersVermV § 15). */
  registerBody: wording.optional(),
  /** The authority that gave the licence and watches over us. */
  chamber: wording,
  chamberAddress: wording,
})

/** Where a dispute can be brought before it goes to court. */
const ombudsman = z.strictObject({
  name: wording,
  address: wording,
  url: externalUrl,
  /** What it is responsible for. */
  scope: z.enum(['insurance', 'private-health']),
})

/** Of whom offers are compared (VVG § 60). */
const insurer = z.strictObject({
  name: wording,
  /** What of theirs is compared, by the names of the lines, with commas between them. */
  lines: plainText.optional(),
  /** Its number at the tax office, which invoices name (VersStG § 5). */
  insuranceTaxNumber: wording.optional(),
  /** Its seat in one line, as mandates and the information before a contract name it. */
  address: wording.optional(),
  /** Names it in direct debits (SEPA): the insurer collects, never we. */
  creditorId: wording
    .refine((id) => parseCreditorId(id) !== undefined, {
      error: 'must be a creditor identifier such as DE98ZZZ09999999999',
    })
    // Typed in groups or in small letters, it is kept in the form in which mandates print it.
    .overwrite((id) => parseCreditorId(id) ?? id)
    .optional(),
})

/** The PDF of a page with a legal text: its path behind /papers, with .pdf at its end. */
const paperLink = z.union([z.string().regex(/^\/papers(\/[a-z0-9][a-z0-9-]*)+\.pdf$/), link], {
  error: 'must be a paper such as /papers/terms-and-conditions.pdf, or a link',
})

export const BOOKING_TOPICS = [
  'expert-help',
  'customer-support',
  'public-health',
  'private-health',
  'expat-health',
  'household',
  'legal',
  'liability',
  'dental',
  'life',
  'disability',
  'pension',
  'company',
  'non-eu-self-employed',
] as const

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
      press: z.email(),
      partners: z.email(),
      /** For questions about personal data. */
      privacy: z.email(),
    }),
    company,
    intermediary,
    ombudsmen: z.array(ombudsman).max(10),
    insurersCompared: z.array(insurer).max(200),
    /** Public profiles, as far as there are any, also named in the organisation's structured data. */
    socialLinks: z.strictObject({
      facebook: externalUrl.optional(),
      instagram: externalUrl.optional(),
      linkedIn: externalUrl.optional(),
    }),
    /** Where the apps are installed from; no badges when absent. */
    appLinks: z.strictObject({ ios: externalUrl, android: externalUrl }).optional(),
    /** Where customers review us: each is a link in the footer, below the company's own. */
    reviewSites: z
      .array(z.strictObject({ name: wording, url: link }))
      .max(10)
      .optional(),
    /** Papers that texts refer to: a legal text of ours as PDF, a page, or a file elsewhere. */
    legalPapers: z.strictObject({
      policyDetails: paperLink,
      dataProtection: paperLink,
      brokerMandate: paperLink,
      referralTerms: paperLink,
      introductoryInformation: paperLink,
    }),
    /** Where a call about a topic is booked. */
    bookingLinks: z
      .array(z.strictObject({ topic: z.enum(BOOKING_TOPICS), url: link }))
      .max(BOOKING_TOPICS.length),
    /** Where the help centre answers what is asked most. */
    helpLinks: z.strictObject({
      cancellation: link,
      eligibility: link,
      deductibles: link,
      copays: link,
      waitingPeriods: link,
      claims: link,
    }),
    /** Pages that describe one plan of health insurance. */
    planPages: z
      .array(
        z.strictObject({
          line: z.enum(['private-health', 'expat-short-term']),
          /** The plan, as the line calls it. */
          plan: wording,
          url: link,
        }),
      )
      .max(50),
  }),
})
