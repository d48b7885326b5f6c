import { isLocale } from '#sites/locales.ts'

/** `readingMinutes` → `Reading minutes`, `blocks.call-to-action` → `Call to action`. */
export function labelOf(name: string): string {
  const known = labels[name]
  if (known !== undefined) return known
  if (isLocale(name)) return name
  const words = name
    .slice(name.lastIndexOf('.') + 1)
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/[-_]+/g, ' ')
    .toLowerCase()
  return words.slice(0, 1).toUpperCase() + words.slice(1)
}

/** Where the name in the code is not what an editor would say. */
const labels: Readonly<Record<string, string>> = {
  seo: 'Search engines',
  uid: 'Identifier',
  id: 'Short name',
  url: 'Address',
  applyUrl: 'Address to apply at',
  externalUrl: 'Address elsewhere',
  internalPath: 'Path on this site',
  faq: 'Questions and answers',
  fields: 'Questions',
  deindex: 'Hide from search engines',
  metaTitle: 'Title in search results',
  metaDescription: 'Description in search results',
  editorNotes: 'Notes for editors',
  alternativeText: 'Alternative text',
  mime: 'Type',
  subdomains: 'Sites',
  default: 'Personal',
  isPopular: 'Popular',
  isActive: 'On',
  line: 'Insurance',
  blog: 'Blog article',
  tk: 'TK',
  aok: 'AOK',
  barmer: 'Barmer',
  dak: 'DAK',
  'non-eu-self-employed': 'Non-EU self-employed',
}
