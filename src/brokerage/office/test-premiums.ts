import { desc, eq } from 'drizzle-orm'
import { system } from '#accounts/acting-user.ts'
import type { MailFacts } from '../mails/mail-facts.ts'
import { outgoingMails } from '../mails/tables.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { unsealFrom } from '../seals.ts'
import { policies } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, type TestDesk } from '../test-desk.ts'
import { notePremium } from './note-premium.ts'

/** The day on which colleagues note what reached customers on that day. */
const TODAY = '2026-11-18T12:00:00Z'

/** Contracts whose insurers announce another premium, and what is written about it. */
export function testPremiums(office: TestDesk) {
  const { desk } = office

  /** A contract that runs since a while, and what its insurer announces for the new year. */
  async function begun(line = 'household') {
    office.travelTo('2026-10-01T12:00:00Z')
    const owner = await addCustomer(office)
    const { application, policy, broker } = await contractByHand(office, owner, line)
    office.travelTo(TODAY)
    const { instalmentCents } = await seen(policy)
    const announced = {
      instalmentCents: instalmentCents + 240,
      from: '2027-01-01',
      receivedOn: '2026-11-18',
      cover: 'same',
    } as const
    const note = (more: object = {}, saw: number | null = null, corrects = false) =>
      notePremium(desk, broker, policy, { ...announced, ...more }, { saw, corrects })
    return { owner, application, policy, broker, before: instalmentCents, announced, note }
  }

  async function seen(policy: string) {
    const found = await findPolicy(desk, system, policy)
    if (found === undefined) throw new Error(policy)
    return found
  }

  /** What was written about a contract, the newest first. */
  async function mailsOf(policy: string) {
    const rows = await desk.db
      .select({ mail: outgoingMails })
      .from(outgoingMails)
      .innerJoin(policies, eq(policies.applicationId, outgoingMails.applicationId))
      .where(eq(policies.reference, policy))
      .orderBy(desc(outgoingMails.id))
    return rows.map(({ mail: { kind, dedupeKey, facts } }) => ({
      kind,
      ...unsealFrom<MailFacts>(desk, 'outgoing_mails.facts', dedupeKey, facts),
    }))
  }

  return { begun, seen, mailsOf }
}
