import { connect, createServer } from 'node:net'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { listenHere } from '../test-listening.ts'
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

/** Longer than any test may take. */
const LONG = 1_000_000

test.each([
  [
    'a file of certificates that is not there',
    '?sslmode=verify-full&sslrootcert=/nowhere/ca.pem',
    /ENOENT.+ca\.pem/,
  ],
  ['a server without TLS, although it is demanded', '?sslmode=verify-full', /SSL/],
])('%s is told at once: waiting mends nothing', async (_what, query, reason) => {
  const asked = awaitForeignServer(`${url}${query}`, { seconds: LONG, stop })
  await expect(asked).rejects.toThrow(reason)
})

test('so is a password in which a % means nothing, with how to write it', async () => {
  const other = url.replace(/\/\/.*@/, '//feather:50%ff@')
  await expect(awaitForeignServer(other, { seconds: LONG, stop })).rejects.toThrow(
    /does not let us in \(a % that stands for itself is written %25\)/,
  )
})

test('one that takes nobody in yet is waited for', async () => {
  const { hostname, port } = new URL(url)
  let refused = 0
  const door = createServer((socket) => {
    if (refused === 0) {
      refused += 1
      return socket.destroy()
    }
    socket.pipe(connect(Number(port), hostname)).pipe(socket)
  })
  const opening = new URL(url)
  opening.port = String(await listenHere(door))
  await awaitForeignServer(opening.href, { seconds: LONG, stop })
  expect(refused).toBe(1)
  door.close()
})
