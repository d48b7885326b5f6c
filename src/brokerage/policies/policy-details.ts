import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { daysBetween, parseIsoDate } from '#insurance/values/iso-date.ts'
import type { KeptApplication } from '../applications/kept-application.ts'
import type { Contact } from '../contact.ts'
import type { Creditor } from '../creditor.ts'
import { holderBirthDate, type InsuredPerson, insuredPersons } from './insured-persons.ts'

/** What a contract holds about its people. Kept encrypted. */
export type PolicyDetails = {
  readonly contact: Contact
  readonly insurer?: KeptApplication['insurer']
  /** The policyholder's own. */
  readonly holderBirthDate?: string
  /** Where it is not the policyholder alone. */
  readonly insured?: readonly InsuredPerson[]
  readonly address?: Readonly<Record<string, string>>
  readonly payment?: PaymentDetails
  /** The first payment is for the days that are left of the month of the start. */
  readonly isFirstMonthByDay?: boolean
  /** Facts on which deadlines hang. */
  readonly facts: PolicyFacts
}

export type PaymentDetails = {
  readonly method: 'sepa' | 'card' | 'paypal' | 'transfer'
  readonly accountHolder?: string
  readonly iban?: string
  readonly bic?: string
  /** Whom the mandate for this account names. */
  readonly creditor?: Creditor
}

export type PolicyFacts = {
  /** Of the person on whom the price depends. */
  readonly birthDate?: string
  /** `employee`, `student` …, where the line asks. */
  readonly status?: string
  readonly inGermanySince?: string
  readonly arrivalDate?: string
  readonly monthsInsuredBefore?: number
  readonly monthsWanted?: number
  readonly tripTo?: string
  readonly termYears?: number
  /** The age until which a benefit is paid. */
  readonly endAge?: number
  /** How long the whole cover is waited for, where the package says so. */
  readonly waitingMonths?: number
  /** The same where it is a matter of days. */
  readonly waitingDays?: number
}

export function policyDetails(
  contact: Contact,
  order: Pick<KeptApplication, 'answers' | 'facts' | 'insurer' | 'creditor'>,
): PolicyDetails {
  const { answers, facts, insurer } = order
  const person = (answers['person'] ?? {}) as Record<string, unknown>
  const address = homeOf(answers)
  const payment = paymentOf(order)
  const born = holderBirthDate(answers)
  const insured = insuredPersons(contact, answers)
  return {
    contact,
    ...(insurer ? { insurer } : {}),
    ...(born ? { holderBirthDate: born } : {}),
    ...(insured.length > 0 ? { insured } : {}),
    ...(address ? { address } : {}),
    ...(payment ? { payment } : {}),
    ...(facts.some(({ code }) => code === 'firstPayment') ? { isFirstMonthByDay: true } : {}),
    facts: defined({
      birthDate: answers['birthDate'] ?? person['birthDate'],
      status: answers['status'],
      inGermanySince: answers['inGermanySince'],
      arrivalDate: answers['arrivalDate'],
      monthsInsuredBefore: answers['monthsInsuredBefore'],
      monthsWanted: answers['monthsWanted'],
      tripTo: answers['tripTo'],
      termYears: answers['term'],
      endAge: answers['endAge'] === undefined ? undefined : Number(answers['endAge']),
      ...waitingOf(facts, answers),
    }) as PolicyFacts,
  }
}

/** A package with several waiting times is whole when the longest is over: that of operations. */
function waitingOf(
  facts: KeptApplication['facts'],
  { startDate }: KeptApplication['answers'],
): Pick<PolicyFacts, 'waitingMonths' | 'waitingDays'> {
  const factOf = (wanted: string) => facts.find(({ code }) => code === wanted)?.value
  const months = factOf('waitingMonths') ?? factOf('waitingMonthsSurgery')
  const [from, until] = [startDate, factOf('benefitsFrom')].map((day) => parseIsoDate(String(day)))
  return {
    ...(months === undefined ? {} : { waitingMonths: Number(months) }),
    // Kept as days, since the start may still move.
    ...(from && until ? { waitingDays: daysBetween(from, until) } : {}),
  }
}

const ADDRESS_PARTS = ['street', 'houseNo', 'pc', 'city', 'state', 'country'] as const

/** Where the policyholder lives, or the company sits. */
export function homeOf(answers: FrozenApplication['answers']): Record<string, string> | undefined {
  const given = answers['address'] ?? answers['company']
  if (!given) return undefined
  const parts = ADDRESS_PARTS.flatMap((part) => {
    const value = (given as Readonly<Record<string, unknown>>)[part]
    return typeof value === 'string' ? [[part, value] as const] : []
  })
  return Object.fromEntries(parts)
}

function paymentOf({
  answers,
  creditor,
}: Pick<KeptApplication, 'answers' | 'creditor'>): PaymentDetails | undefined {
  const { accountHolder, iban, bic, paymentMethod } = answers as Record<string, string | undefined>
  if (iban) {
    return {
      method: 'sepa',
      iban,
      ...(accountHolder ? { accountHolder } : {}),
      ...(bic ? { bic } : {}),
      ...(creditor ? { creditor } : {}),
    }
  }
  const method = (['card', 'paypal', 'transfer'] as const).find((each) => each === paymentMethod)
  return method && { method }
}

function defined(facts: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined))
}
