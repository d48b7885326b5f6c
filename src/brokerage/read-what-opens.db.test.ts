import { eq, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { findFaults } from '#papers/test-find-faults.ts'
import { findConsents } from './consents/find-consents.ts'
import { listFiles } from './files/list-files.ts'
import { listApplications, listClaims, listPolicies } from './office/list-cases.ts'
import { findPoliciesWithPapers } from './policies/find-policy.ts'
import { exportData } from './privacy/export-data.ts'
import { exportPaper } from './privacy/export-paper.tsx'
import { readWhatOpens } from './read-what-opens.ts'
import { findCalendarToken, readCalendarFeed } from './service/calendar-feed.ts'
import { addDependant, findDependants } from './service/dependants.ts'
import { fileClaim, findClaimsOf } from './service/file-claim.ts'
import { claims, dependants } from './service/tables.ts'
import { applications, brokerageFiles, policies } from './tables.ts'
import { contractOf } from './test-contracts.ts'
import { addCustomer, openTestOffice } from './test-desk.ts'

const { office, broker } = await openTestOffice()
const { desk } = office

/** As a row that was written half, or whose key is gone. */
const damaged = (column: string) =>
  sql.raw(`substring(${column} from 1 for length(${column}) - 2) || '\\x0102'::bytea`)

test('one row that does not open takes no other along: everybody is told which is missing', async () => {
  const owner = await addCustomer(office)
  const first = await contractOf(office, owner, owner.email)
  const second = await contractOf(office, owner, owner.email)
  const claim = { kind: 'theft', occurredOn: '2026-11-14', fileIds: [] } as const
  const report = async (policy: string, description: string) => {
    const filed = await fileClaim(desk, owner, policy, { ...claim, description })
    return filed.outcome === 'filed' ? filed.reference : ''
  }
  const [lost, kept] = [await report(first.policy, 'Lost.'), await report(first.policy, 'Kept.')]
  const person = { lastName: 'Sousa', birthDate: '2020-02-02', relation: 'child' } as const
  const gone = (await addDependant(desk, owner, { ...person, firstName: 'Bo' })) ?? ''
  const calendar = (await findCalendarToken(desk, owner)) ?? ''
  const before = await exportData(desk, owner)
  expect(before?.unreadable).toEqual([])

  await desk.db
    .update(claims)
    .set({ details: damaged('details') })
    .where(eq(claims.reference, lost))
  await desk.db
    .update(dependants)
    .set({ details: damaged('details') })
    .where(eq(dependants.reference, gone))
  await desk.db
    .update(policies)
    .set({ details: damaged('details') })
    .where(eq(policies.reference, second.policy))
  const [file] = before?.applications[0]?.files ?? []
  await desk.db
    .update(brokerageFiles)
    .set({ name: damaged('name') })
    .where(eq(brokerageFiles.id, file?.id ?? ''))
  await desk.db
    .update(applications)
    .set({ contact: damaged('contact') })
    .where(eq(applications.reference, second.application))

  const after = await exportData(desk, owner)
  expect(after?.claims.map(({ reference }) => reference)).toEqual([kept])
  expect(after?.policies.map(({ reference }) => reference)).toEqual([first.policy])
  expect(after?.applications.map(({ reference }) => reference)).toEqual([first.application])
  expect(after?.dependants).toEqual([])
  expect(after?.unreadable).toEqual(
    [
      `applications.record:${second.application}`,
      `brokerage_files.name:${file?.id}`,
      `claims.details:${lost}`,
      `dependants.details:${gone}`,
      `policies.details:${second.policy}`,
    ].sort(),
  )
  expect(JSON.stringify(office.logged)).toContain(`claims.details:${lost}`)
  const paper = await exportPaper(desk, owner, 'en')
  expect(paper && findFaults(paper)).toEqual([])

  // Of a contract that does not open the account still says that there is one, and the calendar has the other.
  const reading = readWhatOpens(desk)
  const cards = await findPoliciesWithPapers(reading.desk, owner, { limit: 9 })
  expect(cards.map(({ reference, dates }) => [reference, dates.length > 0])).toEqual([
    [second.policy, false],
    [first.policy, true],
  ])
  expect(reading.missing()).toContain(`policies.details:${second.policy}`)
  expect(await readCalendarFeed(desk, calendar)).toContain('BEGIN:VEVENT')

  // What was agreed to with it can still be taken back.
  await desk.db
    .update(applications)
    .set({ record: damaged('record') })
    .where(eq(applications.reference, second.application))
  const agreed = await findConsents(reading.desk, owner, 'en')
  expect(agreed.filter(({ reference }) => reference === second.application)).not.toEqual([])
  await expect(findConsents(desk, owner, 'en')).rejects.toThrow()

  // Nor do the lists of the office end with it.
  for (const list of [listApplications, listPolicies, listClaims]) {
    const { entries } = await list(desk, broker)
    expect(entries.length).toBeGreaterThan(0)
  }
  const listed = await listPolicies(desk, broker)
  expect(listed.entries.find(({ reference }) => reference === second.policy)?.owner).toEqual({
    name: 'Cannot be opened',
    email: '',
  })

  expect(listed.entries.find(({ reference }) => reference === first.policy)?.owner.email).not.toBe(
    '',
  )

  // Who has no place to say that something is missing goes on with nothing.
  await expect(findClaimsOf(desk, owner)).rejects.toThrow()
  await expect(findDependants(desk, owner)).rejects.toThrow()
  await expect(listFiles(desk, eq(brokerageFiles.id, file?.id ?? ''))).rejects.toThrow()
})
