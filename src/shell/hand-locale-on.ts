import { LOCALE_KEY } from '#sites/locale-key.ts'

/**
 * The customer's app speaks the language of the locale cookie. Where that cookie does not come along,
 * in development and from a fund's own domain, whatever leads there names the locale: the app keeps
 * it, and takes it out of the address (`choose-language.ts`).
 */
export function handLocaleOn(page: Document, locale: string, localeless: string): void {
  const isLocaleless = (address: string) =>
    localeless.split(' ').includes(new URL(address, page.baseURI).origin)

  const tellByLink = ({ target }: Event) => {
    const link = (target as Element).closest('a')
    if (!link || !isLocaleless(link.href)) return
    const query = new URLSearchParams(link.search)
    query.set(LOCALE_KEY, locale)
    link.search = String(query)
  }
  page.addEventListener('click', tellByLink)
  // With the middle button, into another tab.
  page.addEventListener('auxclick', tellByLink)

  page.addEventListener('submit', ({ target, submitter }) => {
    const form = target as HTMLFormElement
    if (isLocaleless(submitter?.getAttribute('formaction') ?? form.action)) {
      form.addEventListener('formdata', ({ formData }) => formData.set(LOCALE_KEY, locale))
    }
  })
}
