import { addDays, type IsoDate, parseIsoDate } from '#insurance/values/iso-date.ts'
import { readContact, readRecord } from '../applications/find-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { newReference } from '../references.ts'
import { sealIn } from '../seals.ts'
import { type Application, policies } from '../tables.ts'
import { plannedEnd } from './policy-dates.ts'
import { policyDetails } from './policy-details.ts'

/** The contract of an accepted application, once, in the transaction of the acceptance. */
export async function createPolicy(desk: BrokerageDesk, application: Application): Promise<void> {
  const reference = newReference('policy')
  const frozen = readRecord(desk, application)
  const details = policyDetails(readContact(desk, application), frozen)
  const contractDate = desk.today()
  const startDate = firstDay(application.startDate, contractDate)
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
      endDate: plannedEnd(application.line, startDate, details.facts) ?? null,
      // The period begins with the day after the contract (§ 187 (1) BGB).
      withdrawUntil:
        application.withdrawalDays > 0 ? addDays(contractDate, application.withdrawalDays) : null,
      details: sealIn(desk, 'policies.details', reference, details),
      createdAt: desk.clock.now(),
    })
    .onConflictDoNothing({ target: policies.applicationId })
}

/** The day that was asked for, or tomorrow where acceptance took longer than that. */
function firstDay(wanted: string | null, today: IsoDate): IsoDate {
  const asked = wanted === null ? undefined : parseIsoDate(wanted)
  return asked && asked > today ? asked : addDays(today, 1)
}
