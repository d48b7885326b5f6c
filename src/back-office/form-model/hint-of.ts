import type { FormField } from './form-field.ts'

/** What an editor has to know of a field that its name does not say; `collection` is where it stands. */
export function hintOf(collection: string, name: string): string | undefined {
  return hints[`${collection}.${name}`] ?? hints[name]
}

/** A group that may be left out still marks what it needs once it is there. */
export function hintOfGroup(field: FormField): string | undefined {
  const isMixed = field.kind === 'group' && !field.required
  const asks = isMixed && field.fields.some(({ required }) => required)
  return asks ? 'Leave all of it empty, or fill in what is marked with *.' : undefined
}

export const hints: Readonly<Record<string, string>> = {
  alsoOn: 'More sites that show the page, as long as they have none of their own at the path.',
  everyCountry:
    'Shows the page in every country of its language that has none of its own. For en-de, de-de, es-es and fr-fr; say the same in all translations.',
  'pages.path':
    'Without locale, such as /household-insurance, and the same in all translations: whoever changes the language keeps it. When a public page moves, its old path leads to the new one.',
  canonicalPath: 'Only for a page that repeats another: the one that search engines shall list.',
  metaTitle: 'Up to 50 characters: the brand is added. A longer one stands without it.',
  metaDescription: 'About 150 characters.',
  'blogs.body':
    'A quotation is shown as a note. The tool stands where a paragraph holds nothing but [tool].',
  'blogs.isPopular': 'Popular articles lead their lists.',
  'blogs.line': 'The insurance that it leads to, shown with its price.',
  'blogs.related': 'Others of its categories fill up to three.',
  readingMinutes: 'Counted from the words when empty.',
  reviewedOn: 'When an editor last checked the facts.',
  'help-articles.isPopular': 'Shown on the front page of the help centre.',
  'help-articles.product': 'The insurance that it is about; all when empty.',
  'help-articles.summary': 'The short answer, in one to three sentences.',
  keywords: 'Words by which people look for it and which the text lacks, with commas between them.',
  'redirects.from': 'Without locale. Followed only while no page is published there.',
  'redirects.to':
    'A path such as /support, a host and path such as app:/me, or an https:// address.',
  'navigations.locales': 'Shown in all when none is chosen.',
  'navigations.subdomains': 'Shown on all when none is chosen.',
  'navigation-businesses.locales': 'Shown in all when none is chosen.',
  'navigation-businesses.subdomains': 'Shown on all when none is chosen.',
  'redirects.locales': 'In all when none is chosen.',
  permanent: 'Tells browsers and search engines to remember it.',
  isActive: 'Off keeps the text for later.',
  startsAt: 'In your own time zone.',
  endsAt: 'In your own time zone.',
  'announcement-bars.sites': 'On all when none is chosen.',
  openUntil: 'No longer shown as open after this day.',
  applyUrl: 'By e-mail when empty.',
  retentionDays: 'Messages and their files are deleted after so many days.',
  mailbox: 'Which mailbox of the settings is told of a new message.',
  'forms.id': 'Names the answer, such as firstName; stays when the words change.',
  'forms.help': 'One line under the question.',
  confirm: 'The sender gets a confirmation by mail.',
  validFrom: 'In force from this day until the next version’s.',
}
