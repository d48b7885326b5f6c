import type { ActingUser } from '#accounts/acting-user.ts'
import type { Answers } from '#insurance/conditions/evaluate.ts'
import { askedStart } from '#insurance/journey/asked-start.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { blindIndex } from '#platform/encryption/blind-index.ts'
import { contactLanguage, contactOf, nameToFind } from '../contact.ts'
import type { BrokerageDesk } from '../desk.ts'
import { newReference } from '../references.ts'
import { sealIn } from '../seals.ts'
import type { applications, GivenConsent } from '../tables.ts'
import { deliveredDocuments } from './check-duties.ts'
import type { KeptApplication } from './kept-application.ts'
import type { SubmitRequest } from './submission.ts'

type NewApplication = typeof applications.$inferInsert

/** The row of a new application, with everything personal encrypted. */
export function newApplicationRow(
  desk: BrokerageDesk,
  actor: ActingUser,
  given: {
    readonly request: SubmitRequest
    readonly application: KeptApplication
    readonly idempotencyKey: string
    readonly bodyHash: string
  },
): NewApplication {
  const { request, application, idempotencyKey, bodyHash } = given
  const { answers } = application
  const definition = desk.lines[application.line]?.definition as LineDefinition
  const contact = contactOf(answers)
  const reference = newReference('application')
  const now = desk.clock.now()
  return {
    reference,
    line: application.line,
    lineVersion: application.lineVersion,
    copyVersion: application.copyVersion,
    tariffVersion: application.tariffVersion,
    state: 'submitted',
    stateSince: now,
    customerId: actor.kind === 'customer' ? actor.userId : null,
    emailIndex: blindIndex(desk.blindKey, 'email', contact.email),
    nameIndex: blindIndex(desk.blindKey, 'name', nameToFind(contact)),
    language: contactLanguage(answers, request.language),
    locale: request.locale,
    contact: sealIn(desk, 'applications.contact', reference, contact),
    answers: sealIn(desk, 'applications.answers', reference, request.answers),
    record: sealIn(desk, 'applications.record', reference, application),
    tier: application.product.tier,
    priceCents: application.price.cents,
    pricePeriod: application.price.period,
    instalmentCents: application.instalmentCents,
    interval: application.interval,
    startDate: askedStart(definition, answers) ?? null,
    withdrawalDays: application.withdrawalDays,
    consents: consentsOf(definition, answers, now),
    delivered: deliveredDocuments(definition, request, now),
    adviceRecordId: request.adviceRecordId ?? null,
    mandateReference: hasMandate(answers) ? mandateReferenceOf(reference) : null,
    affiliateId: request.affiliateId ?? null,
    idempotencyKey,
    bodyHash,
    submittedAt: now,
  }
}

/**
 * Unique, at most 35 characters, from the characters of the SEPA rulebook: named after the order, or
 * after the request for another account, that the mandate came with.
 */
export function mandateReferenceOf(cameWith: string): string {
  return `MANDATE-${cameWith}`
}

function hasMandate(answers: Answers): boolean {
  return answers['sepaMandate'] === 'yes' || answers['sepaMandateB2b'] === 'yes'
}

function consentsOf(definition: LineDefinition, answers: Answers, now: Date): GivenConsent[] {
  const at = now.toISOString()
  return consentsAskedBy(definition)
    .filter((code) => answers[code] !== undefined)
    .map((code) => ({ code, given: answers[code] === 'yes', at }))
}

/** Read out of a definition once: every order needs them. */
function consentsAskedBy(definition: LineDefinition): readonly string[] {
  const known = consentsOfLines.get(definition)
  if (known) return known
  const fields = definition.steps.flatMap((step) => step.fields)
  const made = fields.filter(({ kind }) => kind === 'consent').map(({ id }) => id)
  consentsOfLines.set(definition, made)
  return made
}

const consentsOfLines = new WeakMap<LineDefinition, readonly string[]>()
