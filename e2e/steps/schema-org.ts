/** What a value may be: text, an address, a day, a time, a number, a truth, or a type by its name. */
type Kind = 'text' | 'url' | 'date' | 'number' | 'boolean' | (string & {})

/**
 * The types of schema.org that the product writes, with those of their properties it may write and
 * what each of them takes (https://schema.org/Product and so on, as of 2026). Inherited properties
 * of Thing and CreativeWork stand with the type that uses them.
 */
export const VOCABULARY: Readonly<Record<string, Readonly<Record<string, readonly Kind[]>>>> = {
  AggregateOffer: {
    lowPrice: ['number'],
    highPrice: ['number'],
    priceCurrency: ['text'],
    offerCount: ['number'],
    url: ['url'],
  },
  Answer: { text: ['text'], url: ['url'] },
  Article: {
    headline: ['text'],
    description: ['text'],
    mainEntityOfPage: ['url'],
    url: ['url'],
    image: ['url'],
    datePublished: ['date'],
    dateModified: ['date'],
    inLanguage: ['text'],
    publisher: ['Organization'],
    author: ['Person', 'Organization'],
  },
  Brand: { name: ['text'], logo: ['url'] },
  BreadcrumbList: { itemListElement: ['ListItem'] },
  Country: { name: ['text'] },
  FAQPage: { mainEntity: ['Question'] },
  JobPosting: {
    title: ['text'],
    description: ['text'],
    datePosted: ['date'],
    validThrough: ['date'],
    employmentType: ['text'],
    hiringOrganization: ['Organization'],
    jobLocation: ['Place'],
    jobLocationType: ['text'],
    applicantLocationRequirements: ['Country'],
    directApply: ['boolean'],
    url: ['url'],
  },
  ListItem: { position: ['number'], name: ['text'], item: ['url'] },
  Organization: {
    name: ['text'],
    legalName: ['text'],
    slogan: ['text'],
    url: ['url'],
    logo: ['url'],
    email: ['text'],
    sameAs: ['url'],
  },
  Person: { name: ['text'], url: ['url'], jobTitle: ['text'] },
  Place: { address: ['PostalAddress'] },
  PostalAddress: {
    streetAddress: ['text'],
    postalCode: ['text'],
    addressLocality: ['text'],
    addressCountry: ['text'],
  },
  Product: {
    name: ['text'],
    description: ['text'],
    url: ['url'],
    category: ['text'],
    brand: ['Brand'],
    image: ['url'],
    offers: ['AggregateOffer'],
  },
  Question: { name: ['text'], acceptedAnswer: ['Answer'] },
  WebSite: {
    name: ['text'],
    url: ['url'],
    inLanguage: ['text'],
    publisher: ['Organization'],
  },
}

/** Whether a property's value, or each of several, is of one of the kinds it takes. */
export function isOfKind(value: unknown, kinds: readonly Kind[]): boolean {
  if (Array.isArray(value)) return value.every((each) => isOfKind(each, kinds))
  return kinds.some((kind) => {
    switch (kind) {
      case 'text':
        return typeof value === 'string'
      case 'url':
        return typeof value === 'string' && /^https?:\/\/\S+$/.test(value)
      case 'date':
        return (
          typeof value === 'string' &&
          /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(value)
        )
      case 'number':
        return (
          typeof value === 'number' || (typeof value === 'string' && /^\d+(\.\d+)?$/.test(value))
        )
      case 'boolean':
        return typeof value === 'boolean'
      default:
        return (
          typeof value === 'object' && value !== null && '@type' in value && value['@type'] === kind
        )
    }
  })
}
