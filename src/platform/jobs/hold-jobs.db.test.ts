import type { PoolClient } from 'pg'
import { expect, test, vi } from 'vitest'
import { ADVISORY_LOCKS } from '../database/advisory-locks.ts'
import { type OpenTestDatabase, openTestDatabase } from '../postgres/test-database.ts'
import { createJobHolder } from './hold-jobs.ts'

test('what a connection says that is gone already does not let go of a job in hand', async () => {
  const database = await openTestDatabase()
  const clients: PoolClient[] = []
  database.pool.on('connect', (client) => void clients.push(client))
  const holder = createJobHolder(database.pool)
  await holder.hold('first')
  const [gone] = clients
  if (gone === undefined) throw new Error('There is a connection.')
  Object.assign(gone, { query: () => Promise.reject(new Error('gone')) })
  await holder.hold('unheard')
  await holder.hold('second')
  gone.emit('error', new Error('gone'))
  await holder.hold('third')
  // The server notices in its own time that the first connection is gone, and its lock with it.
  await vi.waitFor(async () => expect(await countHeld(database)).toBe(2))
  holder.close()
  await database.close()
})

async function countHeld({ pool }: OpenTestDatabase): Promise<number | undefined> {
  const { rows } = await pool.query<{ held: number }>(
    `select count(*)::int as held from pg_locks
     where locktype = 'advisory' and classid = $1 and objsubid = 2
       and database = (select oid from pg_database where datname = current_database())`,
    [ADVISORY_LOCKS.jobs],
  )
  return rows[0]?.held
}
