import type { Language } from './language.ts'

/** French sets its colon off. */
export const COLON: Readonly<Record<Language, string>> = {
  en: ':',
  de: ':',
  es: ':',
  fr: '\u00a0:',
}
