import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { keepAdvice } from '../advice/keep-advice.ts'
import { adviceOfTests } from '../advice/test-advice.ts'
import { moveClaim } from '../office/move-claim.ts'
import { fileClaim } from '../service/file-claim.ts'
import { withdraw } from '../service/withdraw.ts'
import { applications } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, shareTestDesk } from '../test-desk.ts'
import { eraseData } from './erase-data.ts'

const office = await shareTestDesk()
const { desk } = office

/** Who withdrew from a contract on a day of 2026 and has everything erased in 2029. */
async function erasedLater(meanwhile: 'nothing' | 'openClaim' | 'decidedClaim') {
  office.travelTo('2026-11-15T12:00:00Z')
  const owner = await addCustomer(office)
  await keepAdvice(desk, owner, adviceOfTests(desk.lines['household'], {}))
  const { policy, broker } = await contractByHand(office, owner)
  if (meanwhile !== 'nothing') {
    const claim = { kind: 'theft', occurredOn: '2026-11-14', description: 'Gone.', fileIds: [] }
    const filed = await fileClaim(desk, owner, policy, claim)
    if (filed.outcome !== 'filed') throw new Error(filed.outcome)
    await withdraw(desk, owner, { reference: policy })
    office.travelTo('2027-03-01T12:00:00Z')
    if (meanwhile === 'decidedClaim') await moveClaim(desk, broker, filed.reference, 'settled')
  } else await withdraw(desk, owner, { reference: policy })
  office.travelTo('2029-05-01T12:00:00Z')
  const erasure = await eraseData(desk, owner)
  if (erasure.outcome !== 'done') throw new Error(erasure.outcome)
  return Object.fromEntries(erasure.entries.map(({ what, until }) => [what, until]))
}

test.each([
  ['nothing', '2036-12-31'],
  ['decidedClaim', '2037-12-31'],
  // Nobody knows when it is decided; ten years after the erasure it goes anyhow.
  ['openClaim', '2039-12-31'],
] as const)(
  'what is over counts from its own end, with %s after it: until %s',
  async (what, until) => {
    expect(await erasedLater(what)).toMatchObject({ applications: until, advice: '2036-12-31' })
  },
  60_000,
)

test('what an earlier erasure locked away goes ten years after that one, not after the next', async () => {
  office.travelTo('2026-11-15T12:00:00Z')
  const owner = await addCustomer(office)
  const { policy } = await contractByHand(office, owner)
  // Which keeps the account.
  await contractByHand(office, owner)
  const claim = { kind: 'theft', occurredOn: '2026-11-14', description: 'Gone.', fileIds: [] }
  await fileClaim(desk, owner, policy, claim)
  await withdraw(desk, owner, { reference: policy })
  for (const year of [2027, 2029]) {
    office.travelTo(`${year}-05-01T12:00:00Z`)
    expect(await eraseData(desk, owner)).toMatchObject({
      entries: expect.arrayContaining([
        {
          what: 'claims',
          count: 1,
          action: 'restricted',
          reason: 'commercialRecord',
          until: '2037-12-31',
        },
      ]),
    })
  }
})

test('advice that a running contract rests on is kept as long as that', async () => {
  office.travelTo('2026-11-15T12:00:00Z')
  const owner = await addCustomer(office)
  const record = adviceOfTests(desk.lines['household'], {})
  const { reference } = await keepAdvice(desk, owner, record)
  await keepAdvice(desk, owner, record)
  const { application } = await contractByHand(office, owner)
  const isIt = eq(applications.reference, application)
  await desk.db.update(applications).set({ adviceRecordId: reference }).where(isIt)
  const erasure = await eraseData(desk, owner)
  if (erasure.outcome !== 'done') throw new Error(erasure.outcome)
  expect(erasure.entries.filter(({ what }) => what === 'advice')).toEqual([
    { what: 'advice', count: 1, action: 'kept', reason: 'runningContract' },
    { what: 'advice', count: 1, action: 'kept', reason: 'adviceRecord', until: '2036-12-31' },
  ])
})
