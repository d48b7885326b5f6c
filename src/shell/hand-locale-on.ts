import { LOCALE_KEY } from '#sites/tell-locale.ts'

/**
 * The customer's app speaks the language of the locale cookie. Where that cookie does not come along,
 * in development and from a fund's own domain, whatever leads there names the locale: the app keeps
 * it, and takes it out of the address (`choose-language.ts`).
 */
export function handLocaleOn(page: Document): void {
  const { locale, localeless } = page.querySelector<HTMLElement>('[data-localeless]')?.dataset ?? {}
  if (!locale || !localeless) return
  const origins = localeless.split(' ')

  const tellByLink = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
    if (!link || !origins.includes(link.origin)) return
    const query = new URLSearchParams(link.search)
    query.set(LOCALE_KEY, locale)
    link.search = query.toString()
  }
  page.addEventListener('click', tellByLink)
  // With the middle button, into another tab.
  page.addEventListener('auxclick', tellByLink)

  page.addEventListener('submit', ({ target: form, submitter }) => {
    if (!(form instanceof HTMLFormElement) || form.method !== 'get') return
    const action = submitter?.getAttribute('formaction') ?? form.action
    if (!origins.includes(new URL(action, page.baseURI).origin)) return
    form.addEventListener('formdata', ({ formData }) => formData.set(LOCALE_KEY, locale), {
      once: true,
    })
  })
}
