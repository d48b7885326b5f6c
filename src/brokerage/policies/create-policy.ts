import { addDays, isoDateOf, parseIsoDate } from '#insurance/values/iso-date.ts'
import { readContact, readRecord } from '../applications/find-application.ts'
import { isMandateWithdrawn } from '../consent-kinds.ts'
import type { BrokerageDesk } from '../desk.ts'
import { newReference } from '../references.ts'
import { sealIn } from '../seals.ts'
import { type Application, policies } from '../tables.ts'
import { plannedEnd } from './planned-end.ts'
import { type PolicyDetails, policyDetails } from './policy-details.ts'

/** The contract of an accepted application, once, in the transaction of the acceptance. */
export async function createPolicy(desk: BrokerageDesk, application: Application): Promise<void> {
  const reference = newReference('policy')
  const frozen = readRecord(desk, application)
  const ordered = policyDetails(readContact(desk, application), frozen)
  const details: PolicyDetails = isMandateWithdrawn(application.consents)
    ? { ...ordered, payment: { method: 'transfer' } }
    : ordered
  const contractDate = desk.today()
  // What is accepted at once is of the day of the order, though the job came after midnight.
  const decidedOn = isAcceptedAtOnce(desk, application) ? isoDateOf(frozen.frozenOn) : contractDate
  const asked = application.startDate === null ? undefined : parseIsoDate(application.startDate)
  // Where the decision took longer than the day that was asked for, cover begins tomorrow.
  const startDate = asked && asked >= decidedOn ? asked : addDays(contractDate, 1)
  await desk.db
    .insert(policies)
    .values({
      reference,
      applicationId: application.id,
      customerId: application.customerId,
      emailIndex: application.emailIndex,
      nameIndex: application.nameIndex,
      line: application.line,
      tier: application.tier,
      state: 'active',
      language: application.language,
      priceCents: application.priceCents,
      pricePeriod: application.pricePeriod,
      instalmentCents: application.instalmentCents,
      interval: application.interval,
      contractDate,
      startDate,
      endDate: plannedEnd({ ...application, startDate, facts: details.facts }) ?? null,
      details: sealIn(desk, 'policies.details', reference, details),
      createdAt: desk.clock.now(),
    })
    .onConflictDoNothing({ target: policies.applicationId })
}

/** Nobody looked at it: it goes from the order to the contract by itself. */
function isAcceptedAtOnce({ lines }: BrokerageDesk, { line, state }: Application): boolean {
  return state === 'submitted' && lines[line]?.definition.acceptance === 'instant'
}
