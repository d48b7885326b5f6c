import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { holds } from '#insurance/conditions/evaluate.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { addDays, type IsoDate, isoDateOf } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { divideHalfUp } from '#insurance/values/rounding.ts'
import { Bullets, Facts, Paragraph, Section, Title } from '#papers/paper.tsx'
import { holderOf } from '../contact.ts'
import { maskIdentifier } from '../mask.ts'
import type { PolicyDetails } from '../policies/policy-details.ts'
import type { Policy } from '../tables.ts'
import { certifiedDogs, countDogs } from './certified-dogs.ts'
import { firstPaymentOf } from './first-payment.ts'
import { type PaperContext, paperContext } from './paper-context.ts'
import { passportRows } from './passport-rows.ts'
import { type Renewal, renewalNote } from './renewal.ts'
import { creditorRows } from './sepa-mandate.tsx'
import { sheet } from './sheet.tsx'

/** What the papers of a contract are made of. */
type PolicyPaperFacts = {
  readonly policy: Policy
  readonly details: PolicyDetails
  readonly productName: string
  readonly tierName: string
  /** The same two in another language. */
  readonly namesIn: (language: Language) => { productName: string; tierName: string }
  readonly features: readonly string[]
  /** What the price was made of: sum, term, deductible. Never an answer about health. */
  readonly basis: readonly (readonly [string, string])[]
  /** The order, of which a certificate says what its reader has to know. */
  readonly order: {
    readonly answers: FrozenApplication['answers']
    readonly line: Pick<LoadedLine, 'definition' | 'wording'> | undefined
  }
  readonly mandateReference: string | undefined
  readonly insuranceTaxPercent: number
  /** 0 where there is no right to withdraw. */
  readonly withdrawalDays: number
  readonly demoTariff: boolean
  /** Where it takes the place of an earlier paper. */
  readonly renewal?: Renewal | undefined
  /** What is paid by now, where the insurer has changed it since the contract was made. */
  readonly premium?: Pick<Policy, 'priceCents' | 'instalmentCents'> | undefined
}

/** Papers that we make ourselves; those of an insurer arrive from there. */
export const POLICY_PAPERS = [
  'policy',
  'sepaPreNotification',
  'invoice',
  'visaCertificate',
  'membershipConfirmation',
  'municipalityCertificate',
] as const
export type PolicyPaperCode = (typeof POLICY_PAPERS)[number]

export function policyPaper(code: PolicyPaperCode, context: PaperContext, facts: PolicyPaperFacts) {
  const { t } = context
  const { policy, renewal } = facts
  return sheet(context, {
    title: t(`${code}.title`),
    reference: policy.reference,
    writtenAt: renewal?.at ?? policy.createdAt,
    children: (
      <>
        <Title {...(code === 'policy' ? { lead: t('policy.lead') } : {})}>
          {t(`${code}.title`)}
        </Title>
        {notesOf(code, context, facts)}
        {code === 'policy' ? null : <Paragraph>{introduction(code, context, facts)}</Paragraph>}
        <Facts rows={rowsOf(code, context, facts)} />
        {code === 'policy'
          ? null
          : officialLanguages(code, context).map((each) => {
              const words = { ...facts, ...facts.namesIn(each.language) }
              const title = each.t(`${code}.title`)
              return (
                <Section key={each.language} title={title} language={each.language} whole>
                  {notesOf(code, each, facts)}
                  <Paragraph>{introduction(code, each, words)}</Paragraph>
                  <Facts rows={rowsOf(code, each, words)} />
                </Section>
              )
            })}
        {code === 'policy' && facts.features.length > 0 ? (
          <Section title={t('policy.cover')}>
            <Bullets items={facts.features} />
          </Section>
        ) : null}
        {code === 'policy' && facts.basis.length > 0 ? (
          <Section title={t('policy.basis')} whole={facts.basis.length <= ROWS_TOGETHER}>
            <Facts rows={facts.basis} />
          </Section>
        ) : null}
      </>
    ),
  })
}

/** So many rows, with values of two lines, are sure to fit on a page. */
const ROWS_TOGETHER = 15

/** In each language of the paper. At the top: as the last line they would often stand alone on a page. */
function notesOf(code: PolicyPaperCode, context: PaperContext, facts: PolicyPaperFacts) {
  const { t } = context
  const notes = [
    renewalNote(context, facts.renewal),
    facts.demoTariff && t('demo'),
    code === 'policy' && t('courtesy'),
  ].filter(Boolean)
  return notes.length > 0 ? <Paragraph soft>{notes.join(' ')}</Paragraph> : null
}

function introduction(
  code: Exclude<PolicyPaperCode, 'policy'>,
  context: PaperContext,
  facts: PolicyPaperFacts,
): string {
  const { t } = context
  const { policy, details, order } = facts
  if (code === 'visaCertificate') return t(visaConfirmation(details))
  if (code === 'municipalityCertificate') return t(dogConfirmation(order))
  if (code !== 'invoice' && code !== 'sepaPreNotification') return t(`${code}.p1`)
  const { span } = firstPaymentOf(policy, details)
  const creditor = details.payment?.creditor?.name ?? ''
  const about = t(span === 'whole' ? `${code}.p1` : `${code}.${span}`, { creditor })
  if (code === 'sepaPreNotification') return about
  return `${about} ${aboutTax(context, facts)}`
}

function aboutTax({ t }: PaperContext, facts: PolicyPaperFacts): string {
  const { insuranceTaxPercent: tax } = facts
  const share = taxedPercentOf(facts)
  if (tax > 0) return t(share < 100 ? 'invoice.taxedShare' : 'invoice.taxed', { tax, share })
  return t(isTaxedInPart(facts) ? 'invoice.taxedInPart' : 'invoice.exempt')
}

function taxedPercentOf({ order }: PolicyPaperFacts): number {
  return order.line?.definition.taxedPercent ?? 100
}

function isTaxedInPart({ policy, order }: PolicyPaperFacts): boolean {
  const { taxedInPart } = order.line?.definition ?? {}
  const answers = { ...order.answers, tier: policy.tier }
  return !!taxedInPart && holds(taxedInPart, answers, isoDateOf(policy.contractDate))
}

/** The tax in an amount, and the number under which the insurer pays it (VersStG § 5). */
function taxRows({ t, amount, company }: PaperContext, facts: PolicyPaperFacts, cents: number) {
  const { details, insuranceTaxPercent: tax } = facts
  const number = company.insurers.find(({ name }) => name === details.insurer)?.insuranceTaxNumber
  const rate = tax * taxedPercentOf(facts)
  const contained = divideHalfUp(cents * rate, 10_000 + rate)
  return [
    ...(tax > 0 ? [[t('fields.tax', { tax }), amount(contained)] as const] : []),
    ...(number && (tax > 0 || isTaxedInPart(facts))
      ? [[t('fields.taxNumber'), number] as const]
      : []),
  ]
}

function visaConfirmation({ insured = [] }: PolicyDetails) {
  return insured.length > 1 ? 'visaCertificate.several' : 'visaCertificate.p1'
}

function dogConfirmation({ answers }: PolicyPaperFacts['order']) {
  return countDogs(answers) > 1 ? 'municipalityCertificate.several' : 'municipalityCertificate.p1'
}

/** What those read to whom it is shown, besides the language of the paper itself. */
function officialLanguages(
  code: PolicyPaperCode,
  { language, company }: PaperContext,
): readonly PaperContext[] {
  return (READ_IN[code] ?? [])
    .filter((each) => each !== language)
    .map((each) => paperContext(each, company))
}

/** Embassies read English too; a German town, employer or university wants German. */
const READ_IN: Readonly<Partial<Record<PolicyPaperCode, readonly Language[]>>> = {
  visaCertificate: ['de', 'en'],
  membershipConfirmation: ['de'],
  municipalityCertificate: ['de'],
}

function rowsOf(
  code: PolicyPaperCode,
  context: PaperContext,
  facts: PolicyPaperFacts,
): readonly (readonly [string, string])[] {
  const { t, day, company } = context
  const { policy, details } = facts
  const who: (readonly [string, string])[] = [
    [t('fields.contract'), policy.reference],
    [
      // A statutory fund has members; nobody holds a policy.
      t(code === 'membershipConfirmation' ? 'fields.member' : 'fields.holder'),
      holderOf(details.contact),
    ],
    ...(details.holderBirthDate
      ? [[t('fields.birthDate'), day(details.holderBirthDate)] as const]
      : []),
    ...(details.address ? [[t('fields.address'), context.address(details.address)] as const] : []),
    ...(code === 'policy' || code === 'visaCertificate' ? insuredRows(context, details) : []),
    ...(code === 'visaCertificate' ? passportRows(context, details, facts.order.answers) : []),
    [t('fields.product'), `${facts.productName}, ${facts.tierName}`],
    ...(details.insurer ? [[t('fields.insurer'), details.insurer] as const] : []),
    [t('fields.start'), day(policy.startDate)],
    ...(policy.endDate ? [[t('fields.end'), day(policy.endDate)] as const] : []),
  ]
  const first = firstPaymentOf(policy, details)
  const amount = [t('fields.amount'), context.amount(first.cents)] as const
  const regular = context.amount(policy.instalmentCents)
  const later = first.span === 'part' ? [[t('fields.laterPayment'), regular] as const] : []
  const issued: (readonly [string, string])[] = [
    [t('fields.issued'), day(issuedOn(facts))],
    [t('fields.issuer'), `${company.legalName}, ${company.address}`],
  ]
  if (code === 'sepaPreNotification') {
    const { iban, creditor } = details.payment ?? {}
    return [
      ...who.slice(0, 2),
      amount,
      ...later,
      [
        t(first.span === 'once' ? 'fields.onlyDebit' : 'fields.firstDebit'),
        day(firstDebit(policy, issuedOn(facts))),
      ],
      ...(iban ? [[t('fields.iban'), maskIdentifier(iban)] as const] : []),
      ...creditorRows(context, { creditor }),
      [t('fields.mandateReference'), facts.mandateReference ?? ''],
    ]
  }
  if (code === 'invoice') {
    return [
      ...who,
      amount,
      ...taxRows(context, facts, first.cents),
      ...later,
      ...issued,
      // What is asked for is owed to the insurer, not to whoever writes it.
      ...(details.insurer ? [[t('fields.onBehalfOf'), details.insurer] as const] : []),
    ]
  }
  if (code === 'municipalityCertificate') {
    const { answers, line } = facts.order
    return [...who, ...certifiedDogs(answers, line, context), ...issued]
  }
  if (code !== 'policy') return [...who, ...issued]
  const { premium } = facts
  if (premium) {
    return [
      ...who,
      [t('fields.contractDate'), day(policy.contractDate)],
      [t('fields.price'), context.price(premium.priceCents, policy.pricePeriod)],
      [t('fields.instalment'), context.amount(premium.instalmentCents)],
      ...withdrawalRow(context, facts),
    ]
  }
  return [
    ...who,
    [t('fields.contractDate'), day(policy.contractDate)],
    [t('fields.price'), context.price(policy.priceCents, policy.pricePeriod)],
    ...(first.span === 'part'
      ? [[t('fields.firstPayment'), context.amount(first.cents)] as const, ...later]
      : []),
    // What is paid once is the price.
    ...(first.span === 'whole' ? [[t('fields.instalment'), regular] as const] : []),
    ...withdrawalRow(context, facts),
  ]
}

/** A policy that is made anew begins no second period. */
function withdrawalRow(
  { t, day }: PaperContext,
  { policy, withdrawalDays: days, renewal }: PolicyPaperFacts,
): (readonly [string, string])[] {
  if (days === 0) return []
  const { withdrawUntil } = policy
  if (!renewal || withdrawUntil === null) {
    return [[t('fields.withdrawal'), t('fields.withdrawWithin', { days })]]
  }
  return withdrawUntil < renewal.on ? [] : [[t('fields.withdrawUntil'), day(withdrawUntil)]]
}

function insuredRows({ t, day }: PaperContext, { insured = [] }: PolicyDetails) {
  return insured.map(({ name, birthDate }) => {
    const shown = birthDate ? t('insuredPerson', { name, date: day(birthDate) }) : name
    return [t('fields.insured'), shown] as const
  })
}

function issuedOn({ policy, renewal }: PolicyPaperFacts): IsoDate {
  return renewal?.on ?? isoDateOf(policy.contractDate)
}

/** Announced fourteen days ahead, and not before cover begins. */
export function firstDebit({ startDate }: Pick<Policy, 'startDate'>, announcedOn: IsoDate): string {
  const announced = addDays(announcedOn, 14)
  return announced > startDate ? announced : startDate
}
