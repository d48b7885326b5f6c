import { Facts, Section } from '#papers/paper.tsx'
import { holderOf } from '../contact.ts'
import { isPaidInParts } from '../policies/is-paid-in-parts.ts'
import { consentText } from './export-applications.tsx'
import type { ExportedData } from './export-data.ts'
import {
  addressWords,
  type ExportWords,
  paymentWords,
  type Row,
  replyRows,
  requestRows,
} from './export-words.ts'

export function policySection(each: ExportedData['policies'][number], words: ExportWords) {
  const { t, day, account: a } = words
  const { details } = each
  const by = words.by(each.line)
  const optional = (name: string, value: string | null | undefined): Row[] =>
    value ? [[name, value]] : []
  const rows: Row[] = [
    [a('application.state'), a(`policyStates.${each.state}`)],
    [a('policy.contractDate', { by }), day(each.contractDate)],
    [t('fields.start'), day(each.startDate)],
    ...optional(
      each.proofDueOn ? a('policy.endIfProven') : t('fields.end'),
      each.endDate && day(each.endDate),
    ),
    ...optional(words.dates('proofDue.name'), each.proofDueOn && day(each.proofDueOn)),
    ...optional(t('fields.withdrawUntil'), each.withdrawUntil && day(each.withdrawUntil)),
    [a('policy.holder', { by }), holderOf(details.contact)],
    ...optional(t('fields.address'), details.address && addressWords(details.address, words)),
    [t('fields.price'), words.price(each.priceCents, each.pricePeriod)],
    ...(isPaidInParts(each.pricePeriod, by)
      ? [[t('fields.instalment'), words.amount(each.instalmentCents)] as const]
      : []),
    ...each.premiumChanges.map(
      ({ appliesFrom, receivedOn, instalmentCents, revokedAt }) =>
        [
          `${words.dates('premiumChanges.name')}, ${day(appliesFrom)}`,
          a(revokedAt ? 'premium.paidNot' : 'premium.paid', {
            amount: words.amount(instalmentCents),
            received: day(receivedOn),
          }),
        ] as const,
    ),
    ...optional(a('policy.payment'), details.payment && paymentWords(details.payment, words)),
    ...optional(a('policy.insurerNumber', { by }), each.insurerNumber),
  ]
  return (
    <Section key={each.reference} title={`${words.product(each.line)} (${each.reference})`} whole>
      <Facts rows={rows} />
    </Section>
  )
}

export function claimSection(each: ExportedData['claims'][number], words: ExportWords) {
  const { day, amount, account: a } = words
  const { description, amountCents } = each.details
  const rows: Row[] = [
    [a('claim.kind'), a(`claimKinds.${each.kind}`)],
    [a('application.state'), a(`claimStates.${each.state}`, { by: words.by(each.line) })],
    [a('claim.occurredOn'), day(each.occurredOn)],
    [a('claim.description'), description],
    ...(amountCents === undefined ? [] : [[a('claim.amount'), amount(amountCents)] as const]),
    ...replyRows(each, words),
  ]
  return (
    <Section key={each.reference} title={`${a('policy.claims')} (${each.reference})`}>
      <Facts rows={rows} />
    </Section>
  )
}

export function requestSection(
  each: ExportedData['requests'][number],
  { applications }: ExportedData,
  words: ExportWords,
) {
  const { moment, account: a } = words
  const rows: Row[] = [
    [a('application.state'), a(`requestStates.${each.state}`)],
    [a('application.submitted'), moment(each.createdAt)],
    ...requestRows(each.details, words, (code) => consentText(applications, code)),
    ...replyRows(each, words),
  ]
  return (
    <Section key={each.reference} title={`${a(`requestKinds.${each.kind}`)} (${each.reference})`}>
      <Facts rows={rows} />
    </Section>
  )
}
