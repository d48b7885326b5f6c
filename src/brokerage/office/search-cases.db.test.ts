import { eq, type SQL, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { rowsRead } from '#platform/database/test-rows-read.ts'
import { keepQuestion } from '../questions/ask-customer.ts'
import { fileClaim } from '../service/file-claim.ts'
import { requestChange } from '../service/request-change.ts'
import { applications, policies } from '../tables.ts'
import { contractByHand } from '../test-contracts.ts'
import { addCustomer, addStaff, shareTestDesk } from '../test-desk.ts'
import { listApplications, listClaims, listPolicies, listRequests } from './list-cases.ts'

const office = await shareTestDesk({ runJobs: false })
const { desk } = office

const OTHERS = 500

test('a case is found by each of its numbers and by its address, without a look at all others', async () => {
  const [broker, owner] = [await addStaff(office, 'broker'), await addCustomer(office)]
  const { application, policy } = await contractByHand(office, owner, 'household', {
    email: owner.email,
  })
  const isMeant = eq(applications.reference, application)
  const [row = expect.fail('There is no application.')] = await desk.db
    .select()
    .from(applications)
    .where(isMeant)
  const asking = { kind: 'information', text: 'Since when?', application: row } as const
  const question = await keepQuestion(desk, broker, asking)
  const filed = await fileClaim(desk, owner, policy, {
    kind: 'theft',
    occurredOn: '2026-11-14',
    description: 'My bag is gone.',
    fileIds: [],
  })
  const sent = await requestChange(desk, owner, policy, {
    kind: 'question',
    answers: { text: 'Am I insured abroad?' },
    language: 'en',
  })
  const claim = 'reference' in filed ? filed.reference : expect.fail(filed.outcome)
  const request = 'reference' in sent ? sent.reference : expect.fail(sent.outcome)
  await addOthers(row.id)

  const contract = [application, policy, question, owner.email]
  const finds = [
    [listApplications, application, contract],
    [listPolicies, policy, contract],
    [listClaims, claim, [...contract, claim]],
    [listRequests, request, [...contract, request]],
  ] as const
  for (const [list, reference, searches] of finds) {
    for (const search of searches) {
      const { found, read } = await rowsRead<unknown>(desk.db, (db) =>
        list({ ...desk, db }, broker, { search }),
      )
      expect(found, search).toMatchObject({ entries: [{ reference }], total: 1 })
      // A declaration of nobody's contract is looked for in all requests.
      const most = list === listRequests && search.includes('@') ? 2 * OTHERS + 100 : 100
      expect(read, `${list.name} ${search}`).toBeLessThan(most)
    }
  }
  expect((await listClaims(desk, broker, { search: request })).total).toBe(0)
  expect((await listRequests(desk, broker, { search: claim })).total).toBe(0)
})

/** Other people's cases, copied from the one. */
async function addOthers(id: number): Promise<void> {
  const copies = async (table: string, where: SQL, more: string) =>
    desk.db.execute(sql`
      insert into ${sql.identifier(table)} overriding system value
      select (jsonb_populate_record(one, jsonb_build_object(
        'id', 10000 + n, 'reference', 'other-' || n, ${sql.raw(more)}))).*
      from ${sql.identifier(table)} one, generate_series(1, ${OTHERS}::integer) n where ${where}`)
  const isOfPolicy = sql`policy_id = (select id from policies where application_id = ${id})`
  await copies(
    'applications',
    sql`id = ${id}`,
    `'idempotency_key', n::text, 'mandate_reference', null, 'email_index', n::text`,
  )
  const isTheirs = `'application_id', 10000 + n, 'email_index', n::text`
  await copies('policies', sql`application_id = ${id}`, isTheirs)
  await copies('claims', isOfPolicy, `'policy_id', 10000 + n`)
  const ofContract = `'application_id', 10000 + n, 'policy_id', 10000 + n`
  await copies('customer_requests', isOfPolicy, ofContract)
  await desk.db.execute(sql`analyze`)
  expect(await desk.db.$count(policies)).toBe(OTHERS + 1)
}
