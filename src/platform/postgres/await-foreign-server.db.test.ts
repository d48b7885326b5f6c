import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { shareInFile } from '../test-share-in-file.ts'
import { awaitForeignServer } from './ask-server.ts'
import { openTestDatabase } from './test-database.ts'

const { url } = await shareInFile(openTestDatabase())
const stop = new AbortController().signal

const name = `ascii_${process.pid}`
const client = new pg.Client({ connectionString: url })
await client.connect()
afterAll(async () => {
  await client.query(`DROP DATABASE IF EXISTS ${name}`)
  await client.end()
})

test('a database in UTF8 lets the start go on', async () => {
  await awaitForeignServer(url, { seconds: 5, stop })
})

test('one in another encoding is refused at once, with how to make one', async () => {
  await client.query(
    `CREATE DATABASE ${name} TEMPLATE template0 ENCODING 'SQL_ASCII' LOCALE_PROVIDER libc LOCALE 'C'`,
  )
  const other = new URL(url)
  other.pathname = `/${name}`
  await expect(awaitForeignServer(other.href, { seconds: 5, stop })).rejects.toThrow(
    `The database ${name} is encoded in SQL_ASCII and has to be in UTF8`,
  )
})
