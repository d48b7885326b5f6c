import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestCasework } from './test-casework.ts'

const { office, broker, apply } = await shareInFile(startTestCasework())

test('work that was given up is found, read, noted and gets another round', async () => {
  const reference = await apply('legal', 'active')
  // The job that made it active may still be about to end.
  const id = await vi.waitFor(
    async () => {
      const { rows } = await office.db.execute<{ id: string }>(sql`
        update pgboss.job set state = 'failed', completed_on = now(),
          output = '{"message": "The insurer is asleep"}'
        where id = (
          select id from pgboss.job
          where name = 'follow-up-application' and state = 'completed' and data = (
            select jsonb_build_object('applicationId', id) from applications
            where reference = ${reference}
          ) limit 1
        ) returning id`)
      if (rows[0] === undefined) throw new Error('It has not ended yet.')
      return rows[0].id
    },
    { interval: 300 },
  )
  const find = async (query: string): Promise<{ id: string }[]> =>
    (await broker('GET', `/admin/api/jobs?${query}`)).body.jobs
  const about = { kind: 'application', reference }
  for (const search of [reference.toLowerCase(), 'IS ASLEEP', id]) {
    const found = await find(`state=failed&q=${encodeURIComponent(search)}`)
    expect(found, search).toMatchObject([{ id, about }])
  }
  expect(await find('state=failed&queue=tell-insurer')).toEqual([])
  expect(await find(`state=waiting&q=${reference}`)).toEqual([])
  expect(await find(`queue=follow-up-application&q=${reference}`)).toContainEqual(
    expect.objectContaining({ id }),
  )
  expect((await broker('GET', '/admin/api/jobs?state=lost')).status).toBe(400)

  const job = `/admin/api/jobs/${id}`
  expect((await broker('GET', job)).body).toMatchObject({
    state: 'failed',
    about,
    error: { message: 'The insurer is asleep' },
  })
  const work = `/admin/api/cases/job/${id}`
  expect((await broker('POST', `${work}/notes`, { text: 'Woke them up' })).status).toBe(200)
  expect((await broker('PUT', `${work}/assignee`, { staffId: broker.id })).status).toBe(404)
  expect((await broker('POST', `${job}/retry`)).status).toBe(200)
  expect((await broker('GET', `${work}/work`)).body).toMatchObject({
    notes: [{ text: 'Woke them up' }],
  })
  expect((await broker('GET', `${work}/audit`)).body.data).toMatchObject([
    { action: 'read-job' },
    { action: 'retry-job', by: 'Bruno' },
    { action: 'add-note' },
  ])
  expect((await broker('POST', `${job}/retry`)).status).toBe(404)
  for (const none of [randomUUID(), 'nonsense', '-'.repeat(36)]) {
    expect((await broker('GET', `/admin/api/jobs/${none}`)).status).toBe(404)
    expect((await broker('POST', `/admin/api/jobs/${none}/retry`)).status).toBe(404)
  }
})
