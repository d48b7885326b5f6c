import { expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { findAudit } from '../audit/find-audit.ts'
import { readFile } from '../files/read-file.ts'
import { findPolicy } from '../policies/find-policy.ts'
import { exportData } from '../privacy/export-data.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { SMALL_PDF } from '../test-uploads.ts'
import { notePremium } from './note-premium.ts'
import { attachPremiumPaper, detachPremiumPaper } from './premium-paper.ts'
import { takePremiumBack } from './take-premium-back.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office

const announced = {
  instalmentCents: 99_900,
  from: '2027-01-01',
  receivedOn: '2026-11-18',
  cover: 'same',
} as const

/** A contract with a premium that was announced, and the insurer's notice with it. */
async function withPaper() {
  office.travelTo('2026-10-01T12:00:00Z')
  const owner = await addCustomer(office)
  const { policy, broker } = await contractByHand(office, owner, 'household')
  office.travelTo('2026-11-18T12:00:00Z')
  await notePremium(desk, broker, policy, announced, { saw: null, corrects: false })
  const found = async () => {
    const seen = await findPolicy(desk, owner, policy)
    const papers = seen?.files.filter(({ kind }) => kind === 'insurer') ?? []
    return { id: seen?.premium?.id ?? 0, paper: seen?.premium?.paper, papers }
  }
  const attach = async (bytes: Uint8Array = SMALL_PDF) =>
    attachPremiumPaper(desk, broker, policy, { saw: (await found()).id, bytes })
  expect(await attach()).toEqual({ outcome: 'attached' })
  return { owner, policy, broker, found, attach }
}

test('the insurer’s notice stands among the papers, for its customer and colleagues alone', async () => {
  const { owner, broker, found } = await withPaper()
  const { paper = '', papers } = await found()
  expect(papers).toMatchObject([
    { id: paper, name: 'Notice of the new price from 1 January 2027.pdf', code: 'premiumNotice' },
  ])
  for (const actor of [owner, broker]) {
    expect((await readFile(desk, actor, paper))?.bytes).toEqual(SMALL_PDF)
  }
  for (const actor of [await addCustomer(office), await addStaff(office, 'editor')]) {
    expect(await readFile(desk, actor, paper)).toBeUndefined()
  }
  const held = await exportData(desk, owner)
  expect(JSON.stringify(held)).toContain('Notice of the new price from 1 January 2027.pdf')
})

test('another notice takes the place of the first, and it follows a correction', async () => {
  const { owner, broker, policy, found, attach } = await withPaper()
  const first = await found()
  await attach()
  const second = await found()
  expect(second.papers).toHaveLength(1)
  expect(second.paper).not.toBe(first.paper)
  expect(await readFile(desk, owner, first.paper ?? '')).toBeUndefined()
  const later = { ...announced, from: '2027-02-01' }
  await notePremium(desk, broker, policy, later, { saw: second.id, corrects: true })
  expect(await found()).toMatchObject({
    paper: second.paper,
    papers: [{ name: 'Notice of the new price from 1 February 2027.pdf' }],
  })
})

test('it is gone for good with a note that is taken back, and when it belongs elsewhere', async () => {
  const { broker, owner, policy, found, attach } = await withPaper()
  const { id, paper = '' } = await found()
  expect(await detachPremiumPaper(desk, broker, policy, { saw: id })).toEqual({
    outcome: 'detached',
  })
  expect(await found()).toMatchObject({ paper: undefined, papers: [] })
  expect(await detachPremiumPaper(desk, broker, policy, { saw: id })).toEqual({
    outcome: 'changedMeanwhile',
  })
  expect(await readFile(desk, owner, paper)).toBeUndefined()
  await attach()
  const again = await found()
  await takePremiumBack(desk, broker, policy, { saw: id, reason: 'otherContract' })
  expect((await found()).papers).toEqual([])
  expect(await readFile(desk, system, again.paper ?? '')).toBeUndefined()
})

test('the audit trail names every paper that is gone, however it went', async () => {
  const { broker, policy, found, attach } = await withPaper()
  const first = await found()
  await attach()
  const second = await found()
  await detachPremiumPaper(desk, broker, policy, { saw: second.id })
  await attach()
  const third = await found()
  await takePremiumBack(desk, broker, policy, { saw: third.id, reason: 'otherContract' })
  const trail = await findAudit(desk, broker, { caseKind: 'policy', caseReference: policy })
  const gone = trail.filter(({ action }) => action === 'remove-premium-paper')
  expect(gone.map(({ details }) => details).reverse()).toEqual(
    [first, second, third].map(({ paper }) => ({
      file: paper,
      code: 'premiumNotice',
      on: '2027-01-01',
    })),
  )
})

test('what is no sound PDF, or put to what nobody saw or by who may not, is not kept', async () => {
  const { owner, broker, policy, found, attach } = await withPaper()
  const { id, paper } = await found()
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const active = Buffer.from('%PDF-1.7\n1 0 obj <</OpenAction 2 0 R>> endobj\n%%EOF\n')
  expect((await attach(png)).outcome).toBe('wrongFileType')
  expect((await attach(active)).outcome).toBe('activeContent')
  expect((await attach(new Uint8Array())).outcome).toBe('empty')
  const other = { saw: id + 1_000, bytes: SMALL_PDF }
  expect(await attachPremiumPaper(desk, broker, policy, other)).toEqual({
    outcome: 'changedMeanwhile',
  })
  for (const actor of [owner, await addStaff(office, 'editor')]) {
    const own = { saw: id, bytes: SMALL_PDF }
    expect(await attachPremiumPaper(desk, actor, policy, own)).toEqual({ outcome: 'notFound' })
    expect(await detachPremiumPaper(desk, actor, policy, own)).toEqual({ outcome: 'notFound' })
  }
  expect((await found()).paper).toBe(paper)
})
