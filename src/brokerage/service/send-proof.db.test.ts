import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { ActingUser } from '#accounts/acting-user.ts'
import { storeUpload } from '../files/store-upload.ts'
import { tellInsurer } from '../follow-up/system-tell-insurer.ts'
import type { HandedMessage } from '../hand-over.ts'
import { decideRequest } from '../office/decide-request.ts'
import { findRequest } from '../office/find-request.ts'
import { noteEnd } from '../office/note-end.ts'
import { LAST_DAY, MIDNIGHT_AFTER, proof, testNotices } from '../policies/test-notices.ts'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { SMALL_PDF } from '../test-uploads.ts'
import { sendProof } from './send-proof.ts'
import { customerRequests } from './tables.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office
const { cancelled, stateOf, mailsOf } = testNotices(office)

async function upload(owner: ActingUser, words: string) {
  const name = 'membership.pdf'
  const stored = await storeUpload(desk, owner, {
    bytes: Buffer.concat([SMALL_PDF, Buffer.from(`% ${words}`)]),
    name,
  })
  if (!stored.ok) throw new Error('refused')
  return stored.file.id
}

async function idOf(reference: string): Promise<number> {
  const isIt = eq(customerRequests.reference, reference)
  const [row] = await desk.db.select().from(customerRequests).where(isIt)
  return row?.id ?? 0
}

describe('what a customer sends as proof', () => {
  test('is one request for the office and one message for the insurer, with every file once', async () => {
    const { policy, owner, broker } = await cancelled()
    const send = async (words: string) =>
      sendProof(desk, owner, policy, [await upload(owner, words)])
    const first = await send('one')
    if (first.outcome !== 'sent') throw new Error(first.outcome)
    // A second click, and a second page.
    expect(await send('one')).toEqual(first)
    expect(await send('two')).toEqual(first)
    const seen = await findRequest(desk, broker, first.reference)
    expect(seen).toMatchObject({ kind: 'proof', state: 'open', policyReference: policy })
    expect(seen?.files).toHaveLength(2)
    const told: HandedMessage[] = []
    const handOver = {
      ...desk.handOver,
      tell: async (message: HandedMessage) => void told.push(message),
    }
    await tellInsurer({ ...desk, handOver }, { requestId: await idOf(first.reference) })
    expect(told).toMatchObject([{ kind: 'proof', contract: policy, reference: first.reference }])
    expect(told[0]?.files).toHaveLength(2)
    // It is no proof before somebody says so.
    expect(await decideRequest(desk, broker, first.reference, 'done')).toEqual({
      outcome: 'notedElsewhere',
    })
    await noteEnd(desk, broker, policy, proof('2026-11-18'))
    expect((await findRequest(desk, broker, first.reference))?.state).toBe('done')
    expect(await send('three')).toEqual({ outcome: 'tooLate' })
  })

  test('is waited for while nobody has looked at it, and not once it is refused', async () => {
    const { policy, owner, broker } = await cancelled()
    const sent = await sendProof(desk, owner, policy, [await upload(owner, 'late')])
    if (sent.outcome !== 'sent') throw new Error(sent.outcome)
    office.travelTo(MIDNIGHT_AFTER)
    await keepHouse(desk)
    expect(await stateOf(policy)).toMatchObject({ state: 'cancelled', proofDueOn: LAST_DAY })
    expect(await mailsOf(policy, 'proofMissing')).toEqual([])
    const reply = 'This is a bill.'
    expect(await decideRequest(desk, broker, sent.reference, 'refused', { reply })).toEqual({
      outcome: 'decided',
    })
    await keepHouse(desk)
    expect((await stateOf(policy)).state).toBe('active')
    // Who had it in time shows so now.
    expect(await sendProof(desk, owner, policy, [await upload(owner, 'found')])).toMatchObject({
      outcome: 'sent',
    })
  })

  test('is theirs, and of their contract', async () => {
    const { policy, owner } = await cancelled()
    const stranger = await addCustomer(office)
    const file = await upload(owner, 'mine')
    expect(await sendProof(desk, stranger, policy, [file])).toEqual({ outcome: 'notFound' })
    const theirs = await upload(stranger, 'theirs')
    expect(await sendProof(desk, owner, policy, [theirs])).toEqual({ outcome: 'noFiles' })
    expect(await sendProof(desk, owner, policy, [])).toEqual({ outcome: 'noFiles' })
  })
})
