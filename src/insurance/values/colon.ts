import type { Language } from './language.ts'

/** French sets its colon off. */
export const COLON: Readonly<Record<Language, string>> = {
  en: ':',
  de: ':',
  es: ':',
  fr: '\u00a0:',
}

/** Between answers that have commas of their own; French sets it off, too. */
export const SEMICOLON: Readonly<Record<Language, string>> = {
  en: ';',
  de: ';',
  es: ';',
  fr: '\u00a0;',
}

/** A name and what belongs to it: "City: Berlin". A question or a sentence has its mark already. */
export function named(name: string, text: string, language: Language): string {
  return /[?.!:…]$/.test(name) ? `${name} ${text}` : `${name}${COLON[language]} ${text}`
}
