import { and, eq, gte, isNull, lte, notExists, or } from 'drizzle-orm'
import { addDays, isoDateOf, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { berlinDay } from '#platform/clock.ts'
import type { BrokerageDesk } from '../desk.ts'
import { mailAboutContract } from '../mails/mail-about-contract.ts'
import { contractByContract } from '../policies/contract-by-contract.ts'
import { type Application, applications, type Policy, policies } from '../tables.ts'
import { openProofs } from './send-proof.ts'

/** Days before the end to which notice was given: time to get the next cover confirmed. */
const BEFORE_END = 14
/** Days before the last one on which the proof still helps. */
const BEFORE_LAST_DAY = 7

/**
 * Writes to those whose notice still needs proof of the next cover, twice at most. It is no reminder
 * that can be switched off: the contract hangs on it. Harmless any number of times.
 */
export async function remindOfProof(desk: BrokerageDesk): Promise<void> {
  const today = desk.today()
  const rows = await desk.db
    .select({ applicationId: applications.id, policy: policies, application: applications })
    .from(policies)
    .innerJoin(applications, eq(applications.id, policies.applicationId))
    .where(
      and(
        gte(policies.proofDueOn, today),
        // The others may wait for more than a year; who was reminded stays, so no number limits them.
        or(
          lte(policies.endDate, addDays(today, BEFORE_END)),
          lte(policies.proofDueOn, addDays(today, BEFORE_LAST_DAY)),
        ),
        isNull(policies.restrictedAt),
        notExists(openProofs(desk)),
      ),
    )
  await contractByContract(desk, rows, async ({ policy, application }) => {
    const due = reminderDay(policy, application, today)
    if (due) await remind(desk, policy, application, due)
  })
}

/**
 * The latest day for a reminder that has come. None for days before the notice or on it: its receipt
 * said the same.
 */
function reminderDay(
  { endDate, proofDueOn }: Policy,
  { stateSince }: Application,
  today: string,
): string | undefined {
  if (endDate === null || proofDueOn === null) return undefined
  const days = [
    addDays(isoDateOf(endDate), -BEFORE_END),
    addDays(isoDateOf(proofDueOn), -BEFORE_LAST_DAY),
  ]
  return days.findLast((day) => day > berlinDay(stateSince) && day <= today)
}

async function remind(
  desk: BrokerageDesk,
  { id, reference, endDate, proofDueOn }: Policy,
  application: Application,
  due: string,
): Promise<void> {
  const language = application.language as Language
  const show = (day: string | null) => (day ? showDate(isoDateOf(day), language) : '')
  await desk.db.transaction(async (transaction) => {
    // Before its contract, as by everybody: the mail below would hold it after.
    await transaction
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.id, application.id))
      .for('key share')
    const isWaiting = and(eq(policies.id, id), eq(policies.proofDueOn, proofDueOn ?? ''))
    // Held, so that nobody is reminded of what a colleague notes in the same moment.
    const [waiting] = await transaction
      .select({ id: policies.id })
      .from(policies)
      .where(isWaiting)
      .for('update')
    if (waiting === undefined) return
    await mailAboutContract({ ...desk, db: transaction }, 'proofMissing', application, {
      contract: reference,
      occasion: due,
      values: { contract: reference, end: show(endDate), due: show(proofDueOn) },
    })
  })
}
