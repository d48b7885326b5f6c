import { translator } from '#i18n/translator.ts'
import type { SharedCopy } from '#insurance/fields/copy.ts'
import { showIban } from '#insurance/identifiers/iban.ts'
import { stateLabel } from '#insurance/lines/line-copy.ts'
import { regionNames } from '#insurance/values/formatters.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { holderOf } from '../contact.ts'
import { type DecidedBy, decidedBy } from '../decided-by.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { CaseMailKind } from '../mails/mail-facts.ts'
import { type PaperContext, paperContext } from '../papers/paper-context.ts'
import { showAddress } from '../papers/show-address.ts'
import type { PaymentDetails } from '../policies/policy-details.ts'
import type { ChangeDetails } from '../service/request-change.ts'

export type Row = readonly [name: string, value: string]

/** What the paper about everything is written with. */
export type ExportWords = PaperContext & {
  readonly account: ReturnType<typeof translator<'account'>>
  readonly dates: ReturnType<typeof translator<'policyDates'>>
  readonly shared: SharedCopy
  readonly product: (line: string) => string
  readonly by: (line: string) => DecidedBy
  readonly stateOf: (application: {
    readonly line: string
    readonly state: string
    readonly isContract: boolean
  }) => string
  /** What a mail about a contract of that line was headed. */
  readonly mail: (kind: CaseMailKind, line: string) => string
}

export async function exportWords(desk: BrokerageDesk, language: Language): Promise<ExportWords> {
  const [anyLine] = Object.values(desk.lines)
  if (anyLine === undefined) throw new Error('There are no lines.')
  const locale = MAIN_LOCALE_OF_LANGUAGE[language]
  const account = translator(locale, 'account')
  const mails = translator(locale, 'caseMails')
  return {
    ...paperContext(language, await desk.company()),
    account,
    dates: translator(locale, 'policyDates'),
    shared: anyLine.wording[language].shared,
    product: (line) => desk.lines[line]?.wording[language].line.name ?? line,
    by: (line) => decidedBy(desk.lines[line]),
    stateOf: (application) =>
      stateLabel(application, (desk.lines[application.line] ?? anyLine).wording[language]),
    mail: (kind, line) =>
      kind === 'newsConfirmation'
        ? account('newsMail.title')
        : mails(`kinds.${kind}.title`, { by: decidedBy(desk.lines[line]) }),
  }
}

/** "Englisch": as a word that stands alone. */
export function languageWord(code: string, { language }: ExportWords): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1)
}

export function addressWords(
  address: Readonly<Record<string, string>>,
  { language, shared }: ExportWords,
): string {
  const { state, country } = address
  return [
    showAddress(address),
    state && (shared.states[state] ?? state),
    country && regionNames(language).of(country),
  ]
    .filter(Boolean)
    .join(', ')
}

export function paymentWords(
  { method, iban, bic, accountHolder }: PaymentDetails,
  { t }: ExportWords,
): string {
  return [t(`export.methods.${method}`), accountHolder, iban && showIban(iban), bic]
    .filter(Boolean)
    .join(', ')
}

/** What a request asks for, row by row; `consentText` gives a consent in the words it was given in. */
export function requestRows(
  details: Readonly<Record<string, unknown>>,
  words: ExportWords,
  consentText: (code: string) => string | undefined,
): Row[] {
  const { t, account: a, day, moment, shared } = words
  const { mandate }: ChangeDetails = details
  const given = Object.fromEntries(
    Object.entries(details).filter((entry): entry is [string, string] => {
      return typeof entry[1] === 'string' && entry[1] !== ''
    }),
  )
  const show = (key: string, name: string, word: (value: string) => string = (value) => value) =>
    given[key] === undefined ? [] : [[name, word(given[key])] as const]
  const by = (value: string) =>
    t(value === 'account' ? 'export.declaredBy.account' : 'export.declaredBy.number-and-email')
  return [
    ...(given['lastName'] ? [[t('fields.holder'), nameIn(given)] as const] : []),
    ...show('birthDate', t('fields.birthDate'), day),
    ...(given['street'] ? [[t('fields.address'), addressWords(given, words)] as const] : []),
    ...show('accountHolder', a('fields.accountHolder')),
    ...show('iban', a('fields.iban'), showIban),
    ...show('sepaMandate', mandate?.wording ?? a('fields.sepaMandate'), () => shared.answers.given),
    ...show('startDate', a('fields.startDate'), day),
    ...show('endDate', t('fields.end'), day),
    ...show('text', a('policy.youWrote')),
    ...show('reason', t('export.reason'), (why) => (why === 'premium' ? a('premium.reason') : why)),
    ...show('withdrawnConsent', a('requestKinds.consent'), (code) => {
      return consentText(code) ?? shared.fields[code]?.question ?? code
    }),
    ...show('name', a('withdraw.name')),
    ...show('contract', a('withdraw.which')),
    ...show('email', a('email')),
    ...show('declaredAt', t('export.declared'), (at) => {
      const moments = moment(new Date(at))
      return given['by'] ? `${moments}, ${by(given['by'])}` : moments
    }),
  ]
}

function nameIn({ firstName = '', lastName = '', company = '' }: Readonly<Record<string, string>>) {
  return holderOf({ firstName, lastName, company })
}

export function replyRows({ reply }: { reply: string | undefined }, { t }: ExportWords): Row[] {
  return reply === undefined ? [] : [[t('export.reply'), reply]]
}
