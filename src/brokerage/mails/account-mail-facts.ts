import { knownLanguage } from '#sites/locales.ts'
import type { MailFacts } from './mail-facts.ts'

/** Of a mail about the account itself: there is no case, and nothing goes along. */
export function accountMailFacts(
  { email, language }: { readonly email: string; readonly language: string | null },
  link: string,
): MailFacts {
  return {
    to: email,
    language: knownLanguage(language),
    reference: '',
    values: {},
    link,
    files: [],
    days: [],
  }
}
