/** The key of an address by which a page of the app is told a locale or a language. */
export const LOCALE_KEY = 'lang'
