import { eq, like } from 'drizzle-orm'
import { system } from '#accounts/acting-user.ts'
import { outgoingMails } from '../mails/tables.ts'
import { cancelPolicy } from '../service/cancel-policy.ts'
import { applicationEvents, applications } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, type TestDesk } from '../test-desk.ts'
import { findPolicy } from './find-policy.ts'

/** Notice is given on a Wednesday, in the night that is still Tuesday in London. */
export const NOTICE = '2026-11-17T23:30:00Z'
/** The end of the first insurance year, to which notice is given, and by law the last day for the proof. */
export const LAST_DAY = '2027-10-01'
export const MIDNIGHT_AFTER = '2027-10-01T22:00:00Z'

/** That the proof reached the insurer on this day. */
export const proof = (on: string) => ({ by: 'proof', on }) as const

/** Contracts whose notice waits for proof of the next cover, and what becomes of them. */
export function testNotices(office: TestDesk) {
  const { desk } = office

  async function stateOf(policy: string) {
    const found = await findPolicy(desk, system, policy)
    if (found === undefined) throw new Error(policy)
    const { state, endDate, proofDueOn, lapsedEnd } = found
    return { state, endDate, proofDueOn, lapsedEnd }
  }

  /** A contract of 1 October 2026, before anybody gave notice. */
  async function begun(line = 'private-health') {
    office.travelTo('2026-10-01T12:00:00Z')
    const owner = await addCustomer(office)
    return { owner, ...(await contractByHand(office, owner, line)) }
  }

  /** The same after its customer gave notice. */
  async function cancelled(line?: string) {
    const contract = await begun(line)
    const before = await stateOf(contract.policy)
    office.travelTo(NOTICE)
    const cancelling = await cancelPolicy(desk, contract.owner, contract.policy)
    if (cancelling.outcome !== 'cancelled') throw new Error(cancelling.outcome)
    return { ...contract, before, named: cancelling.endDate, receipt: cancelling.receipt }
  }

  /** Mails of this kind about a contract or an application, one entry for each. */
  async function mailsOf(reference: string, kind: string) {
    const isMeant = like(outgoingMails.dedupeKey, `${kind}:${reference}:%`)
    return (await desk.db.select().from(outgoingMails).where(isMeant)).map(({ kind: sent }) => sent)
  }

  /** The states of an application, one after the other. */
  async function movesOf(application: string) {
    const rows = await desk.db
      .select({ to: applicationEvents.toState, at: applicationEvents.id })
      .from(applicationEvents)
      .innerJoin(applications, eq(applications.id, applicationEvents.applicationId))
      .where(eq(applications.reference, application))
      .orderBy(applicationEvents.id)
    return rows.flatMap(({ to }) => to ?? [])
  }

  return { begun, cancelled, stateOf, mailsOf, movesOf }
}
