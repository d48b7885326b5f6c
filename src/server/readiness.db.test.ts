import { afterEach, expect, test } from 'vitest'
import { connectDatabase, type Database } from '#platform/database/connect.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { checkReadiness } from './readiness.ts'

const { url } = await shareInFile(openTestDatabase())
const opened: Database[] = []
afterEach(() => Promise.all(opened.splice(0).map((each) => each.close())))

function connect(to: string): Database {
  const database = connectDatabase(to, { onError: () => {} })
  opened.push(database)
  return database
}

test('a database that answers and takes writes is all there is to being ready', async () => {
  expect(await checkReadiness(connect(url))).toEqual({ ready: true })
})

test('one that takes none still shows pages: ready, with a warning', async () => {
  const readOnly = `${url}?options=-c%20default_transaction_read_only%3Don`
  expect(await checkReadiness(connect(readOnly))).toEqual({
    ready: true,
    warning: 'the database takes no writes',
  })
})

test('one that is away is not', async () => {
  const away = connect('postgres://nobody@127.0.0.1:1/none')
  expect(await checkReadiness(away)).toMatchObject({ ready: false })
})
