import { formatMoment } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import { type IsoDate, parseIsoDate, showDate } from '#insurance/values/iso-date.ts'
import { showPrice } from '#insurance/values/money.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { CompanyFacts } from '../desk.ts'
import { postalAddress } from './show-address.ts'

/** What every paper of this room is written with. */
export type PaperContext = {
  readonly language: Language
  readonly company: CompanyFacts
  readonly t: ReturnType<typeof translator<'contractPapers'>>
  readonly day: (date: string) => string
  readonly moment: (at: Date) => string
  readonly price: (cents: number, period: string) => string
  readonly amount: (cents: number) => string
  readonly address: (home: Readonly<Record<string, string>>) => string
}

export function paperContext(language: Language, company: CompanyFacts): PaperContext {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'contractPapers')
  const amount = (cents: number) => showPrice(cents, language)
  return {
    language,
    company,
    t,
    amount,
    day: (date) => showDate(parseIsoDate(date) as IsoDate, language),
    // With its zone: what counts is the clock where the contract is made.
    moment: (at) =>
      formatMoment(at, MAIN_LOCALE_OF_LANGUAGE[language], {
        dateStyle: 'long',
        timeStyle: 'long',
        timeZone: 'Europe/Berlin',
      }),
    address: (home) => postalAddress(home, language),
    price: (cents, period) => t(period === 'once' ? 'once' : 'month', { price: amount(cents) }),
  }
}
