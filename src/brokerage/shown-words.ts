import type { Language } from '#sites/locales.ts'

/** Words that somebody agreed to, and the language in which they read them. */
export type ShownWords = { readonly wording: string; readonly language: Language }
