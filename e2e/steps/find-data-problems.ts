import { isOfKind, VOCABULARY } from './schema-org.ts'

/** What is wrong with a page's data for search engines, a line for each problem. */
export function findDataProblems(written: string): string[] {
  try {
    const data: unknown = JSON.parse(written)
    if (!isRecord(data) || data['@context'] !== 'https://schema.org') {
      return ['data without the vocabulary of schema.org']
    }
    const isCompany = data['@type'] === 'Organization'
    const missing = isCompany ? ['url', 'logo'].filter((name) => isEmpty(data[name])) : []
    return [...findProblems(data), ...missing.map((name) => `Organization without ${name}`)]
  } catch {
    return [`data that is no JSON: ${written.slice(0, 80)}`]
  }
}

/** What the search engines ask of each type that the product writes. */
const required: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'priceCurrency'],
  Answer: ['text'],
  Article: ['headline', 'image', 'datePublished', 'dateModified', 'author', 'publisher'],
  Brand: ['name'],
  BreadcrumbList: ['itemListElement'],
  Country: ['name'],
  FAQPage: ['mainEntity'],
  JobPosting: ['title', 'description', 'datePosted', 'hiringOrganization', 'jobLocation'],
  ListItem: ['position', 'name', 'item'],
  Organization: ['name'],
  Person: ['name'],
  Place: ['address'],
  PostalAddress: ['addressCountry'],
  Product: ['name', 'description', 'url', 'brand', 'offers'],
  Question: ['name', 'acceptedAnswer'],
  WebSite: ['name', 'url'],
}

function findProblems(data: unknown): string[] {
  if (Array.isArray(data)) return data.flatMap(findProblems)
  if (!isRecord(data)) return []
  const inside = Object.values(data).flatMap(findProblems)
  const type = data['@type']
  // With a name that another part of the page explains, it is only pointed at.
  const isReference = '@id' in data && Object.keys(data).every((key) => key.startsWith('@'))
  if (type === undefined || isReference) return inside
  const properties = required[String(type)]
  const known = VOCABULARY[String(type)]
  if (!properties || !known) return [...inside, `data of the unknown type ${type}`]
  const missing = properties.filter((name) => isEmpty(data[name]))
  const wrong = Object.entries(data).filter(
    ([name, value]) => !name.startsWith('@') && !isOfKind(value, known[name] ?? []),
  )
  return [
    ...inside,
    ...missing.map((name) => `${type} without ${name}`),
    ...wrong.map(([name, value]) => `${type} with ${name} ${JSON.stringify(value)}`),
  ]
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '' || String(value) === ''
}
