import type { ComparedInsurer } from '#content/insurers-of.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { endOfLine } from '../policies/planned-end.ts'
import { noticeRule } from '../policies/policy-dates.ts'
import type { PaperContext } from './paper-context.ts'

/** What is the same for every contract of a line, each in sentences (§ 1 VVG-InfoV). */
type ContractTerms = {
  /** Those whose offers are shown for the line, with their seats; nobody where the settings name none. */
  readonly insurers: readonly string[]
  readonly price: string
  readonly payment: string
  readonly validity: string
  readonly start: string
  readonly end: string
  readonly cancel: string
  readonly withdrawal: string
}

export function contractTerms({ t, company }: PaperContext, line: LoadedLine): ContractTerms {
  const { definition } = line
  const { id, quoteValidDays, withdrawalDays: days, noWithdrawalNotice } = definition
  const end = endOfLine(id) ?? 'never'
  const asks = (wanted: string) =>
    definition.steps.some(({ fields }) => fields.some((field) => field.id === wanted))
  const rhythm = asks('interval') ? 'terms.payment' : 'terms.paymentByMonth'
  return {
    insurers: company.insurers.filter(({ lines }) => lines.includes(id)).map(withSeat),
    price: `${t('terms.price')} ${aboutTax(t, line)}`,
    payment: [
      t(end === 'trip' ? 'terms.paymentOfTrips' : rhythm),
      t(asks('paymentMethod') ? 'terms.byDebitOrElse' : 'terms.byDebit'),
    ].join(' '),
    validity: t('terms.validity', { days: quoteValidDays }),
    start: [t('terms.start'), ...(definition.waitingNotice ? [t('terms.waiting')] : [])].join(' '),
    end: t(`terms.ends.${end}`),
    cancel: [
      t(noticeRule(id) === 'year' ? 'terms.cancelByYear' : 'terms.cancelByMonth'),
      ...(definition.endsWithProof ? [t('terms.cancelWithProof')] : []),
      ...(end === 'trip' ? [t('terms.cancelOfTrips')] : []),
      ...(id === 'pension' ? [t('terms.cancelOfSavings')] : []),
      ...(id === 'basis-pension' ? [t('terms.nothingPaidOut')] : []),
    ].join(' '),
    withdrawal: [
      t('terms.withdrawal', { days }),
      ...(noWithdrawalNotice ? [t('withdrawalNotice.short')] : []),
    ].join(' '),
  }
}

/** § 1 (1) VVG-InfoV wants to know where the insurer can be served, too. */
function withSeat({ name, address }: ComparedInsurer): string {
  return address ? `${name}, ${address}` : name
}

function aboutTax(t: PaperContext['t'], { definition }: LoadedLine): string {
  const { insuranceTaxPercent: tax, taxedPercent: share = 100, taxedInPart } = definition
  if (tax > 0) return t(share < 100 ? 'invoice.taxedShare' : 'invoice.taxed', { tax, share })
  return t(taxedInPart ? 'invoice.taxedInPart' : 'invoice.exempt')
}
