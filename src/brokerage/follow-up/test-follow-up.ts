import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { asc, eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ApplicationState } from '#insurance/application/states.ts'
import { moveApplication } from '../applications/move-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { outgoingMails } from '../mails/tables.ts'
import { applicationEvents, applications, brokerageFiles } from '../tables.ts'
import { placeOrder } from '../test-contracts.ts'
import { type addCustomer, openTestOffice } from '../test-desk.ts'
import { deliverMail } from './system-deliver-mail.ts'
import { followUp } from './system-follow-up.ts'

export type Owner = Awaited<ReturnType<typeof addCustomer>>

/**
 * Nobody runs jobs here but the tests themselves, so that somebody always acts before the first job
 * did, or right in the middle of it.
 */
export async function openTestFollowUp() {
  const { office, broker } = await openTestOffice({ runJobs: false })
  const { desk } = office

  async function rowOf(reference: string) {
    const isMeant = eq(applications.reference, reference)
    const [row] = await desk.db.select().from(applications).where(isMeant)
    if (!row) throw new Error('The application is gone.')
    return row
  }

  const filesOf = async (reference: string) => {
    const { id } = await rowOf(reference)
    return desk.db.select().from(brokerageFiles).where(eq(brokerageFiles.applicationId, id))
  }

  const mailsOf = async (reference: string) => {
    const { id } = await rowOf(reference)
    return desk.db
      .select({ kind: outgoingMails.kind, id: outgoingMails.id })
      .from(outgoingMails)
      .where(eq(outgoingMails.applicationId, id))
      .orderBy(asc(outgoingMails.id))
  }

  return {
    office,
    broker,
    rowOf,
    filesOf,

    order(line: string, owner: Owner, affiliateId = 'click-1'): Promise<string> {
      const click = affiliateId === '' ? {} : { affiliateId }
      return placeOrder(desk, owner, line, { email: owner.email, ...click })
    },

    /** Moves an application along these states, as a broker. */
    async move(reference: string, ...states: readonly ApplicationState[]): Promise<void> {
      for (const state of states) {
        const moved = await moveApplication(desk, broker, reference, state)
        expect(moved).toMatchObject({ outcome: 'moved' })
      }
    },

    /** Runs the jobs that are due, as the worker would: until nothing follows any more. */
    async settle(reference: string, at: BrokerageDesk = desk): Promise<void> {
      const { id } = await rowOf(reference)
      for (let runs = 0; runs < 5 && (await rowOf(reference)).followedUpAt === null; runs += 1) {
        await followUp(at, id)
      }
    },

    /** Sends the mails about an application. */
    async deliverAll(reference: string): Promise<void> {
      for (const { id } of await mailsOf(reference)) await deliverMail(desk, id)
    },

    /** What an application has left behind, in order. */
    async tracesOf(reference: string) {
      const { id, state, followedUpAt } = await rowOf(reference)
      const files = await filesOf(reference)
      const mails = await mailsOf(reference)
      const events = await desk.db
        .select({ kind: applicationEvents.kind })
        .from(applicationEvents)
        .where(eq(applicationEvents.applicationId, id))
      const handed = await readdir(join(office.folder, 'hand-over')).catch((): string[] => [])
      return {
        state,
        isDone: followedUpAt !== null,
        papers: files.flatMap(({ code }) => code ?? []).toSorted(),
        mails: mails.map(({ kind }) => kind),
        mailIds: mails.map((each) => each.id),
        isHandedOver: handed.includes(`${reference}.json.sealed`),
        handOvers: events.filter(({ kind }) => kind === 'handedOver').length,
      }
    },
  }
}
