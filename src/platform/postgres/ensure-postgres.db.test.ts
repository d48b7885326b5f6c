import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { ensureProductDatabase } from './ask-server.ts'
import { readCredentials, superuserUrl } from './cluster-credentials.ts'
import { type EmbeddedPostgres, ensurePostgres } from './ensure-postgres.ts'
import { readPostmasterFile } from './postmaster-file.ts'
import { isAlive } from './running-process.ts'

const quiet = { info: () => undefined, warn: () => undefined }
let dataDir: string
let opened: EmbeddedPostgres[]
let children: ChildProcess[]

const made = mkdtempSync(join(tmpdir(), 'feather-ensure-made-'))
beforeAll(async () => {
  const first = await ensurePostgres({ dataDir: made, log: quiet, durable: false })
  await first.stop()
})
afterAll(() => rmSync(made, { recursive: true, force: true }))

/** Data that was begun before, for what is not about its beginning: that costs most of a start. */
const beginWithData = () => execFileSync('cp', ['-a', `${made}/.`, dataDir])

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'feather-ensure-'))
  opened = []
  children = []
})

afterEach(async () => {
  for (const child of children) await killAndWait(child)
  for (const each of opened) await each.stop()
  // What a killed process left behind is adopted once more, to be stopped.
  const left = readPostmasterFile(join(dataDir, 'data'))
  if (left && isAlive(left.pid)) await (await open()).stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function open(): Promise<EmbeddedPostgres> {
  const postgres = await ensurePostgres({
    dataDir,
    log: quiet,
    durable: false,
    settings: { fsync: 'off' },
  })
  opened.push(postgres)
  return postgres
}

/** Another process that opens the same data and stays. */
async function openElsewhere(): Promise<{ child: ChildProcess; pid: number; url: string }> {
  const room = new URL('./ensure-postgres.ts', import.meta.url).href
  const program = `
    const { ensurePostgres } = await import(${JSON.stringify(room)})
    const log = { info() {}, warn() {} }
    const postgres = await ensurePostgres({ dataDir: ${JSON.stringify(dataDir)}, log, durable: false })
    console.log(JSON.stringify({ pid: postgres.pid, url: postgres.url }))
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', program])
  children.push(child)
  const line = await new Promise<string>((resolve, reject) => {
    child.stdout.on('data', (chunk) => resolve(String(chunk)))
    child.on('exit', () => reject(new Error('The other process ended early.')))
  })
  return { child, ...JSON.parse(line) }
}

async function ask(url: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined)
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** As between the moment in which a new server answers and the one in which its owner is done. */
async function takeProductAway(url: string) {
  const port = Number(new URL(url).port)
  const credentials = readCredentials(join(dataDir, 'credentials.json'))
  for (const what of ['DATABASE', 'ROLE']) {
    await ask(superuserUrl(credentials, port), `DROP ${what} feather`)
  }
  return () => ensureProductDatabase(credentials, port, { mayCreateDatabases: false })
}

const eventually = <Result>(check: () => Promise<Result>) => expect.poll(check)

const killAndWait = async (child: ChildProcess) => {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGKILL')
  await new Promise((resolve) => child.once('exit', resolve))
}

describe('ensurePostgres', () => {
  test('starts a server, keeps the data over a stop, and stops it for good', async () => {
    const first = await open()
    expect(first).toMatchObject({ startedByUs: true, ownedByUs: true })
    await ask(first.url, 'CREATE TABLE kept AS SELECT 7 AS seven')
    await first.stop()
    expect(isAlive(first.pid)).toBe(false)
    // As a copy made without `-a` leaves it.
    chmodSync(join(dataDir, 'data'), 0o755)
    const second = await open()
    expect(second.url).toBe(first.url)
    expect(await ask(second.url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }])
  })

  test('gives the product a role without power over the server, in a UTF-8 database', async () => {
    const { url } = await open()
    const [facts] = await ask(
      url,
      `SELECT rolsuper, rolcreatedb, pg_encoding_to_char(encoding) AS encoding, upper('ä') AS upper
       FROM pg_roles, pg_database WHERE rolname = current_user AND datname = current_database()`,
    )
    expect(facts).toEqual({ rolsuper: false, rolcreatedb: false, encoding: 'UTF8', upper: 'Ä' })
    expect(statSync(join(dataDir, 'credentials.json')).mode & 0o777).toBe(0o600)
  })

  test('attaches to the server of a living process and leaves it running', async () => {
    beginWithData()
    const other = await openElsewhere()
    const mine = await open()
    expect(mine).toMatchObject({ startedByUs: false, ownedByUs: false, pid: other.pid })
    await mine.stop()
    expect(isAlive(other.pid)).toBe(true)
  })

  test('adopts the server of a killed process, and stops it in the end', async () => {
    beginWithData()
    const other = await openElsewhere()
    await killAndWait(other.child)
    expect(isAlive(other.pid)).toBe(true)
    const mine = await open()
    expect(mine).toMatchObject({ startedByUs: false, ownedByUs: true, pid: other.pid })
    await mine.stop()
    expect(isAlive(other.pid)).toBe(false)
  })

  test('takes over while attached when the owner ends together with its server', async () => {
    beginWithData()
    const other = await openElsewhere()
    const mine = await open()
    await killAndWait(other.child)
    process.kill(other.pid, 'SIGQUIT')
    await eventually(() => ask(mine.url, 'SELECT 1 AS one').catch(() => [])).toEqual([{ one: 1 }])
    await eventually(async () => mine.ownedByUs).toBe(true)
  })

  test('starts a killed server again under the same URL', async () => {
    beginWithData()
    const mine = await open()
    const { pid } = mine
    process.kill(pid, 'SIGKILL')
    await eventually(async () => mine.pid).not.toBe(pid)
    await eventually(() => ask(mine.url, 'SELECT 1 AS one').catch(() => [])).toEqual([{ one: 1 }])
  })

  test.each(['', '\0\0\0\0', 'PostgreS'])(
    'starts on a postmaster.pid that a crash of the machine left as %j',
    async (torn) => {
      beginWithData()
      writeFileSync(join(dataDir, 'data', 'postmaster.pid'), torn)
      expect(await open()).toMatchObject({ startedByUs: true, ownedByUs: true })
    },
  )

  test('recovers from a kill of both, with a postmaster.pid that names another program', async () => {
    beginWithData()
    const other = await openElsewhere()
    await ask(other.url, 'CREATE TABLE kept AS SELECT 7 AS seven')
    await killAndWait(other.child)
    process.kill(other.pid, 'SIGKILL')
    await eventually(async () => isAlive(other.pid)).toBe(false)
    const file = join(dataDir, 'data', 'postmaster.pid')
    const lines = readFileSync(file, 'utf8').split('\n')
    writeFileSync(file, [String(process.pid), ...lines.slice(1)].join('\n'))
    const mine = await open()
    expect(await ask(mine.url, 'SELECT seven FROM kept')).toEqual([{ seven: 7 }])
  })

  test('lets two processes that start together share one server', async () => {
    const [one, two] = await Promise.all([openElsewhere(), openElsewhere()])
    expect(one.pid).toBe(two.pid)
  })

  test('attaches only once the owner has made the database of the product', async () => {
    beginWithData()
    const giveBack = await takeProductAway((await openElsewhere()).url)
    let isAttached = false
    const attaching = open().then(async ({ url }) => {
      isAttached = true
      return ask(url, 'SELECT 1 AS one')
    })
    await new Promise((resolve) => setTimeout(resolve, 500))
    expect(isAttached).toBe(false)
    await giveBack()
    expect(await attaching).toEqual([{ one: 1 }])
  })

  test('makes the database of the product where its owner was killed before that', async () => {
    beginWithData()
    const other = await openElsewhere()
    await takeProductAway(other.url)
    await killAndWait(other.child)
    const mine = await open()
    expect(mine.pid).toBe(other.pid)
    expect(await ask(mine.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  })

  test('refuses data of another major version in one sentence', async () => {
    mkdirSync(join(dataDir, 'data'), { mode: 0o700 })
    writeFileSync(join(dataDir, 'data', 'PG_VERSION'), '17\n')
    await expect(open()).rejects.toThrow(/made by PostgreSQL 17, but this program runs 18/)
  })

  test('refuses a damaged data directory in one sentence, and owns nothing afterwards', async () => {
    beginWithData()
    const first = await open()
    await first.stop()
    rmSync(join(dataDir, 'data', 'global', 'pg_control'))
    await expect(open()).rejects.toThrow(/does not start: .*pg_control/)
    expect(existsSync(join(dataDir, 'owner.json'))).toBe(false)
    rmSync(join(dataDir, 'data', 'PG_VERSION'))
    await expect(open()).rejects.toThrow(/damaged/)
  })
})
