import { expect, test } from 'vitest'
import { deleteCustomer } from '#accounts/customers/manage-account.ts'
import { eraseData } from '../privacy/erase-data.ts'
import { exportData } from '../privacy/export-data.ts'
import { exportPaper } from '../privacy/export-paper.tsx'
import { keepHouse } from '../privacy/system-housekeeping.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { findLink, makeLink, stopRecommending } from './own-link.ts'
import { countArrival, noteArrival } from './system-count-arrivals.ts'
import { referralArrivals, referralLinks } from './tables.ts'

const office = await shareTestDesk({ runJobs: false })

/** Somebody with a link. */
async function recommender() {
  const actor = await addCustomer(office)
  await makeLink(office.desk, actor)
  const code = (await findLink(office.desk, actor))?.code ?? ''
  const came = async () => (await findLink(office.desk, actor))?.came
  return { actor, code, came }
}

test('an account has one link, however often and however fast it is asked for', async () => {
  const { desk } = office
  const actor = await addCustomer(office)
  expect(await findLink(desk, actor)).toBeUndefined()
  await Promise.all([makeLink(desk, actor), makeLink(desk, actor), makeLink(desk, actor)])
  const first = await findLink(desk, actor)
  expect(first).toEqual({
    code: expect.stringMatching(/^FL(-\w{4}){3}$/),
    came: 0,
    createdAt: desk.clock.now(),
  })
  await makeLink(desk, actor)
  expect(await findLink(desk, actor)).toEqual(first)
})

test('only customers have links', async () => {
  const { desk } = office
  const broker = await addStaff(office, 'broker')
  const before = await desk.db.$count(referralLinks)
  await makeLink(desk, broker)
  expect(await desk.db.$count(referralLinks)).toBe(before)
  expect(await findLink(desk, broker)).toBeUndefined()
})

test('an account counts once, when its address is proven, and who it was is forgotten', async () => {
  const { desk } = office
  const { code, came } = await recommender()
  const invited = await addCustomer(office)
  await noteArrival(desk, invited.userId, code)
  expect(await came()).toBe(0)
  await Promise.all([1, 2, 3].map(() => countArrival(desk, invited.userId)))
  await countArrival(desk, invited.userId)
  expect(await came()).toBe(1)
  expect(await desk.db.$count(referralArrivals)).toBe(0)
  // Whoever leaves again does not take the number down: nobody learns who left.
  await deleteCustomer(office, invited.userId)
  expect(await came()).toBe(1)
})

test('many who come at once are all counted', async () => {
  const { desk } = office
  const { code, came } = await recommender()
  const invited = await Promise.all(Array.from({ length: 6 }, () => addCustomer(office)))
  await Promise.all(invited.map(({ userId }) => noteArrival(desk, userId, code)))
  await Promise.all(invited.map(({ userId }) => countArrival(desk, userId)))
  expect(await came()).toBe(6)
})

test('the first link counts, nobody counts themselves, and codes of nobody are passed over', async () => {
  const { desk } = office
  const [first, second] = [await recommender(), await recommender()]
  const invited = await addCustomer(office)
  await noteArrival(desk, invited.userId, 'FL-0000-0000-0000')
  expect(await desk.db.$count(referralArrivals)).toBe(0)
  await noteArrival(desk, invited.userId, first.code)
  await noteArrival(desk, invited.userId, second.code)
  await countArrival(desk, invited.userId)
  expect([await first.came(), await second.came()]).toEqual([1, 0])
  await noteArrival(desk, first.actor.userId, first.code)
  await countArrival(desk, first.actor.userId)
  expect(await first.came()).toBe(1)
})

test('who stops takes link and number away; a new link is another one', async () => {
  const { desk } = office
  const { actor, code } = await recommender()
  const [late, later] = [await addCustomer(office), await addCustomer(office)]
  await noteArrival(desk, late.userId, code)
  await stopRecommending(desk, actor)
  expect(await findLink(desk, actor)).toBeUndefined()
  expect(await desk.db.$count(referralArrivals)).toBe(0)
  await makeLink(desk, actor)
  await countArrival(desk, late.userId)
  await noteArrival(desk, later.userId, code)
  await countArrival(desk, later.userId)
  expect(await findLink(desk, actor)).toMatchObject({ came: 0 })
  expect((await findLink(desk, actor))?.code).not.toBe(code)
})

test('stopping while somebody comes fails for neither', async () => {
  const { desk } = office
  for (let round = 0; round < 10; round += 1) {
    const { actor, code } = await recommender()
    const [comes, proves] = [await addCustomer(office), await addCustomer(office)]
    await noteArrival(desk, proves.userId, code)
    await Promise.all([
      noteArrival(desk, comes.userId, code),
      countArrival(desk, proves.userId),
      stopRecommending(desk, actor),
    ])
    expect(await findLink(desk, actor)).toBeUndefined()
  }
  expect(await desk.db.$count(referralArrivals)).toBe(0)
})

test('who never proves an address is forgotten after 60 days', async () => {
  const { desk } = office
  const { code, came } = await recommender()
  const invited = await addCustomer(office)
  await noteArrival(desk, invited.userId, code)
  office.travelTo('2027-01-14T12:00:00Z')
  await keepHouse(desk)
  expect(await desk.db.$count(referralArrivals)).toBe(1)
  office.travelTo('2027-01-14T12:00:01Z')
  // Also where what has its turn before fails; the job hears of it, and is run again.
  const noDay = () => {
    throw new Error('no calendar')
  }
  await expect(keepHouse({ ...desk, today: noDay })).rejects.toThrow('no calendar')
  expect(await desk.db.$count(referralArrivals)).toBe(0)
  await countArrival(desk, invited.userId)
  expect(await came()).toBe(0)
  office.travelTo('2026-11-15T12:00:00Z')
})

test('both sides can take it along and have it erased', async () => {
  const { desk } = office
  const { actor, code } = await recommender()
  const invited = await addCustomer(office)
  await noteArrival(desk, invited.userId, code)
  const at = desk.clock.now()
  expect((await exportData(desk, actor))?.referral).toEqual({
    link: { code, came: 0, createdAt: at },
    cameBy: null,
  })
  expect((await exportData(desk, invited))?.referral).toEqual({
    link: null,
    cameBy: { code, createdAt: at },
  })
  expect(await exportPaper(desk, actor, 'fr')).toBeDefined()
  expect(await exportPaper(desk, invited, 'es')).toBeDefined()
  const entry = { what: 'referral', count: 1, action: 'erased' }
  expect(await eraseData(desk, invited)).toMatchObject({ entries: [entry] })
  expect(await eraseData(desk, actor)).toMatchObject({ entries: [entry] })
  expect(await findLink(desk, actor)).toBeUndefined()
})

test('an account that is deleted takes its link with it', async () => {
  const { actor, code } = await recommender()
  const invited = await addCustomer(office)
  await noteArrival(office.desk, invited.userId, code)
  await deleteCustomer(office, actor.userId)
  expect(await office.desk.db.$count(referralArrivals)).toBe(0)
  await countArrival(office.desk, invited.userId)
})
