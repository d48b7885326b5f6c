import { setTitle } from '#i18n/set-type.ts'
import type { Language } from '#sites/locales.ts'

/** The headings of a text, set as titles are. What stands within a tag, such as an address, stays. */
export function setHeadings(html: string, language: Language): string {
  return html.replace(/(?<=<h[2-4]\b[^>]*>).*?(?=<\/h[2-4]>)/gs, (heading) =>
    heading.replace(/(?<=^|>)[^<]+/g, (words) => setTitle(words, language)),
  )
}
