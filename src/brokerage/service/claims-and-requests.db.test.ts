import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { findAudit } from '../audit/find-audit.ts'
import { readFile } from '../files/read-file.ts'
import { storeUpload } from '../files/store-upload.ts'
import { assignCase } from '../office/assign-case.ts'
import { addNote, findNotes } from '../office/case-notes.ts'
import { decideRequest } from '../office/decide-request.ts'
import { moveClaim } from '../office/move-claim.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { newReference } from '../references.ts'
import { sealIn } from '../seals.ts'
import { contractOf } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { cancelPolicy } from './cancel-policy.ts'
import { addDependant, findDependants, removeDependant } from './dependants.ts'
import { addClaimFiles, fileClaim, findClaim, findClaimsOf } from './file-claim.ts'
import { findRequestsOf, requestChange } from './request-change.ts'
import { dependants } from './tables.ts'

const office = await shareTestDesk()

test('claims, requests, cancellation and dependants: own ones only, each with its trace', async () => {
  const { desk } = office
  const [owner, stranger] = [await addCustomer(office), await addCustomer(office)]
  const broker = await addStaff(office, 'broker')
  const { application, policy } = await contractOf(office, owner, owner.email)
  const photo = Buffer.concat([
    Buffer.from('ffd8ffe0', 'hex'),
    randomBytes(30),
    Buffer.from('ffd9', 'hex'),
  ])
  const upload = await storeUpload(desk, owner, { bytes: photo, name: 'broken.jpg' })
  if (!upload.ok) throw new Error(upload.refusal)
  const { id } = upload.file
  const claim = {
    kind: 'theft',
    occurredOn: '2026-11-14',
    description: 'My bag is gone 👜',
    fileIds: [id],
  }

  expect(await fileClaim(desk, stranger, policy, claim)).toEqual({ outcome: 'notFound' })
  expect(
    await fileClaim(desk, owner, policy, {
      ...claim,
      kind: 'death',
      occurredOn: '2026-11-16',
      description: ' ',
    }),
  ).toMatchObject({ problems: [{ path: 'kind' }, { path: 'occurredOn' }, { path: 'description' }] })
  const filed = await fileClaim(desk, owner, policy, claim)
  if (filed.outcome !== 'filed') throw new Error(filed.outcome)
  expect(await findClaimsOf(desk, owner)).toMatchObject([
    { files: [{ id }], checklist: expect.arrayContaining(['policeReport']) },
  ])
  expect(await findClaimsOf(desk, stranger)).toEqual([])
  expect(await findClaim(desk, stranger, filed.reference)).toBeUndefined()
  expect(await addClaimFiles(desk, stranger, filed.reference, [id])).toBe(false)
  expect(await readFile(desk, stranger, id)).toBeUndefined()
  expect(await readFile(desk, anonymous, id)).toBeUndefined()
  expect(Buffer.from((await readFile(desk, owner, id))?.bytes ?? []).equals(photo)).toBe(true)

  const moved = { street: 'Neue Straße', houseNo: '2', pc: '10115', city: 'Berlin', state: 'BE' }
  expect(
    await requestChange(desk, stranger, policy, {
      kind: 'address',
      answers: moved,
      language: 'en',
    }),
  ).toEqual({
    outcome: 'notFound',
  })
  expect(
    await requestChange(desk, owner, policy, {
      kind: 'bank',
      answers: { iban: 'DE00' },
      language: 'en',
    }),
  ).toMatchObject({ outcome: 'incomplete' })
  const bank = { accountHolder: 'Ana', iban: 'DE89370400440532013000', sepaMandate: 'yes' }
  const wish = (kind: 'bank' | 'startDate', answers: object) =>
    requestChange(desk, owner, policy, { kind, answers, language: 'en' })
  expect(await wish('bank', bank)).toMatchObject({ outcome: 'requested' })
  expect(await wish('startDate', { startDate: '2026-11-15' })).toMatchObject({
    errors: [{ path: 'startDate', code: 'tooEarly' }],
  })
  expect(await wish('startDate', { startDate: '2027-11-16' })).toMatchObject({
    errors: [{ path: 'startDate', code: 'tooLate' }],
  })
  expect(await wish('startDate', { startDate: '2027-11-15' })).toMatchObject({
    outcome: 'requested',
  })
  const asked = await requestChange(desk, owner, policy, {
    kind: 'address',
    answers: moved,
    language: 'en',
  })
  if (asked.outcome !== 'requested') throw new Error(asked.outcome)
  expect(await findRequestsOf(desk, stranger, policy)).toEqual([])
  expect(await decideRequest(desk, owner, asked.reference, 'done')).toEqual({ outcome: 'notOpen' })
  const reply = 'The price stays.'
  expect(await decideRequest(desk, broker, asked.reference, 'done', { reply })).toEqual({
    outcome: 'decided',
  })
  expect((await findPolicy(desk, owner, policy))?.address).toMatchObject({ city: 'Berlin' })
  const saw = (await findClaim(desk, broker, filed.reference))?.stateSince
  office.travelTo('2026-11-15T12:00:01Z')
  expect(await moveClaim(desk, broker, filed.reference, 'sent', { saw })).toBe(true)
  // It could be settled from here too, but not by who still sees it open.
  expect(await moveClaim(desk, broker, filed.reference, 'settled', { saw })).toBe(false)
  const told = [
    { caseKind: 'claim', caseReference: filed.reference },
    { caseKind: 'request', caseReference: asked.reference },
  ] as const
  for (const about of told) {
    await vi.waitFor(async () => {
      const actions = (await findAudit(desk, broker, about)).map(({ action }) => action)
      expect(actions.filter((action) => action === 'tell-insurer')).toHaveLength(1)
    })
  }
  const handed = await readdir(join(office.folder, 'hand-over'))
  expect(handed.filter((name) => /\.(claim|change)\./.test(name))).toHaveLength(4)

  const child = {
    firstName: 'Zoé',
    lastName: 'Sousa',
    birthDate: '2020-02-29',
    relation: 'child',
  } as const
  const dependant = await addDependant(desk, owner, child)
  const again = await Promise.all([1, 2].map(() => addDependant(desk, owner, child)))
  expect(again).toEqual([dependant, dependant])
  expect(await findDependants(desk, owner)).toMatchObject([{ firstName: 'Zoé' }])
  const older = { ...child, firstName: 'Noah', taxId: null }
  const reference = newReference('dependant')
  await desk.db.insert(dependants).values({
    reference,
    customerId: owner.userId,
    details: sealIn(desk, 'dependants.details', reference, older),
    createdAt: desk.clock.now(),
  })
  expect(await addDependant(desk, owner, { ...child, firstName: 'Noah' })).toBe(reference)
  expect(await removeDependant(desk, stranger, dependant ?? '')).toBe(false)

  const about = { caseKind: 'application', caseReference: application } as const
  expect(await addNote(desk, owner, about, 'hello')).toBe(false)
  expect(await addNote(desk, broker, about, 'called back')).toBe(true)
  expect(await findNotes(desk, owner, about)).toEqual([])
  expect(await findNotes(desk, broker, about)).toMatchObject([{ text: 'called back' }])
  expect(await assignCase(desk, broker, about, broker.userId)).toBe(true)
  expect((await findAudit(desk, broker, about)).map(({ action }) => action)).toEqual([
    'assign',
    'read-application',
    'add-note',
  ])
  expect(await findAudit(desk, owner, about)).toEqual([])

  expect(await cancelPolicy(desk, stranger, policy)).toEqual({ outcome: 'notFound' })
  const cancelled = await cancelPolicy(desk, owner, policy)
  expect(cancelled).toMatchObject({ outcome: 'cancelled' })
  // Of two who cancel, each gets the receipt of their own.
  const other = await contractOf(office, stranger, stranger.email)
  expect(await cancelPolicy(desk, stranger, other.policy)).toMatchObject({ outcome: 'cancelled' })
  expect(await cancelPolicy(desk, owner, policy)).toEqual(cancelled)
  // Sent from a tab that was left open.
  expect(await wish('startDate', { startDate: '2027-11-15' })).toEqual({ outcome: 'tooLate' })
  // Who moves or pays from another account before the end is still reached.
  const further = { ...moved, houseNo: '3' }
  const move = () =>
    requestChange(desk, owner, policy, { kind: 'address', answers: further, language: 'en' })
  const movedAgain = await move()
  if (movedAgain.outcome !== 'requested') throw new Error(movedAgain.outcome)
  expect(await wish('bank', { ...bank, accountHolder: 'Rui' })).toMatchObject({
    outcome: 'requested',
  })
  expect(await decideRequest(desk, broker, movedAgain.reference, 'done', { reply })).toEqual({
    outcome: 'decided',
  })
  expect((await findPolicy(desk, owner, policy))?.address).toMatchObject({ houseNo: '3' })
  office.travelTo('2027-06-01T12:00:00Z')
  await keepHouse(desk)
  expect((await findPolicy(desk, owner, policy))?.state).toBe('ended')
  expect(await move()).toEqual({ outcome: 'tooLate' })
  office.travelTo('2026-11-15T12:00:00Z')
}, 150_000)
