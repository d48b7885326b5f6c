import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'
import { layoutOf } from '#platform/postgres/cluster-layout.ts'
import { ensurePostgres } from '#platform/postgres/ensure-postgres.ts'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { type Product, runProduct } from './run-product.ts'
import { sendRequest } from './send-request.ts'

type CrashDrill = {
  readonly applications: number
  /** Clients that send at the same time, each again until it has an answer. */
  readonly clients: number
  /** How often the product's process is killed while they send, evenly over the orders. */
  readonly kills: number
  /** How often the database server is killed as well, a moment before. */
  readonly databaseKills: number
}

/** What was found once everything had calmed down; see `expected`. */
type CrashResult = {
  /** Applications whose 201 a client saw. */
  answered: number
  /** Of those, in the database exactly once. */
  keptOnce: number
  /** Applications in the database that nobody got a 201 for. */
  unexpected: number
  /** Applications with an active policy and every paper exactly once, its bytes in the store. */
  complete: number
  /** Mails that are due, and messages in the outbox: two for each, each once. */
  mails: number
  messages: number
  distinctMessageIds: number
  handedOver: number
  /** Tries that got no 201: refused connections, 5xx. */
  retries: number
}

/** What a drill has to find. */
export function expectedResult({ applications }: CrashDrill): Omit<CrashResult, 'retries'> {
  return {
    answered: applications,
    keptOnce: applications,
    unexpected: 0,
    complete: applications,
    mails: applications * 2,
    messages: applications * 2,
    distinctMessageIds: applications * 2,
    handedOver: applications,
  }
}

/** A folder for a product with a database of its own. */
export function makeDataDir(name: string): string {
  const dataDir = mkdtempSync(join(tmpdir(), `feather-${name}-`))
  // The database server may run as another user, who has to get in.
  chmodSync(dataDir, 0o755)
  return dataDir
}

/**
 * Sends orders while the process and the database are killed again and again. The folder may hold
 * the data of a product that took no order and was stopped; it is gone afterwards.
 */
export async function drillCrash(
  drill: CrashDrill,
  dataDir = makeDataDir('crash'),
): Promise<CrashResult> {
  const port = await findFreePort()
  const settings = { PORT: String(port), DATA_DIR: dataDir, TRUST_PROXY: 'yes', LOG_LEVEL: 'error' }
  const start = () => runProduct('crash', settings)
  let product: Product = await start()
  try {
    const documents = await readDocuments(port)
    const references: string[] = []
    const before = (kill: number) => Math.floor((drill.applications * kill) / (drill.kills + 1))
    // However late a kill comes, some orders wait until it has come, and meet what it left.
    const gate = { next: before(1) + drill.clients }
    const sending = sendAll(drill, port, documents, references, gate)
    for (let kill = 1; kill <= drill.kills; kill += 1) {
      while (references.length < before(kill)) await sleep(5)
      if (kill <= drill.databaseKills) {
        process.kill(databasePid(dataDir), 'SIGKILL')
        await sleep(300)
      }
      product.process.kill('SIGKILL')
      gate.next = before(kill + 1) + drill.clients
      product = await start()
    }
    const retries = await sending
    return { ...(await inspect(dataDir, references)), answered: references.length, retries }
  } finally {
    await product.stop()
    await stopDatabase(dataDir)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

const PATIENCE_MS = 20_000

type Documents = readonly { readonly code: string; readonly sha256: string }[]

export async function readDocuments(port: number): Promise<Documents> {
  const { status, body } = await sendRequest({
    port,
    host: 'api',
    path: '/lines/household/documents?language=en',
    timeoutMs: PATIENCE_MS,
  })
  if (status !== 200) throw new Error(`The documents cannot be read: ${status} ${body}`)
  const { documents } = JSON.parse(body) as { documents: Documents }
  return documents.map(({ code, sha256 }) => ({ code, sha256 }))
}

/** Adds the reference of each order that was taken; resolves with the number of failed tries. */
async function sendAll(
  drill: CrashDrill,
  port: number,
  documents: Documents,
  references: string[],
  gate: { readonly next: number },
): Promise<number> {
  let next = 0
  let retries = 0
  const client = async () => {
    while (next < drill.applications) {
      const number = next++
      while (number >= gate.next) await sleep(5)
      const order = JSON.stringify(orderOf(number, documents))
      for (;;) {
        const answer = await sendRequest({
          port,
          host: 'api',
          method: 'POST',
          path: '/applications',
          headers: {
            'content-type': 'application/json',
            'idempotency-key': `crash-drill-${number}`,
            // Each customer comes from an address of their own.
            'x-forwarded-for': `10.1.${number >> 8}.${number & 255}`,
          },
          body: order,
          timeoutMs: PATIENCE_MS,
        }).catch(() => undefined)
        if (answer?.status === 201) {
          references.push((JSON.parse(answer.body) as { reference: string }).reference)
          break
        }
        if (answer && answer.status < 500) throw new Error(`${answer.status} ${answer.body}`)
        retries += 1
        await sleep(100)
      }
    }
  }
  await Promise.all(Array.from({ length: drill.clients }, client))
  return retries
}

export function orderOf(number: number, documents: Documents) {
  const name = { firstName: 'Ana', lastName: 'Sousa' }
  const email = `customer-${number}@example.org`
  return {
    line: 'household',
    tier: 'basic',
    language: 'en',
    expectedPrice: { cents: 240, currency: 'EUR', period: 'month' },
    orderConfirmed: true,
    documents,
    answers: {
      pc: '86150',
      mainResidence: 'yes',
      building: 'flat',
      solidBuilding: 'yes',
      floor: '1to3',
      occupied: 'yes',
      sqm: 38,
      sumMode: 'perSqm650',
      deductible: '150',
      claims5y: 0,
      address: { street: 'Maxstraße', houseNo: '1', pc: '86150', city: 'Augsburg', state: 'BY' },
      person: { ...name, birthDate: '1995-04-01', nationality: 'PT', email, language: 'en' },
      hadCover: 'no',
      startDate: inDays(30),
      interval: 'yearly',
      accountHolder: 'Ana Sousa',
      iban: 'DE89370400440532013000',
      sepaMandate: 'yes',
      advice: 'waived',
      adviceWaiver: 'yes',
      adviceWaiverName: 'Ana Sousa',
      delivery: 'electronic',
      documentsRead: [...documents.map(({ code }) => code), 'adviceRecord'],
      privacyNotice: 'yes',
      mandateSignature: 'Ana Sousa',
    },
  }
}

function inDays(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
}

const PAPERS = 7

async function inspect(dataDir: string, references: readonly string[]) {
  const { url } = await ensurePostgres({ dataDir: join(dataDir, 'postgres'), log: quiet })
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    await awaitCalm(client)
    const { rows: kept } = await client.query<{ reference: string }>(
      'select reference from applications',
    )
    const { rows: complete } = await client.query<{ ids: string[] }>(
      `select array_agg(f.id) as ids from applications a
       join policies p on p.application_id = a.id
       join brokerage_files f on f.application_id = a.id and f.kind = 'document'
       where a.state = 'active' group by a.id
       having count(*) = ${PAPERS} and count(distinct f.code) = ${PAPERS}`,
    )
    const { rows: mails } = await client.query(`select 1 from outgoing_mails where state = 'sent'`)
    const stored = new Set(namesIn(join(dataDir, 'files')))
    const messages = namesIn(join(dataDir, 'outbox')).filter((name) => name.endsWith('.eml'))
    const ids = messages.map((name) => messageIdOf(join(dataDir, 'outbox', name)))
    const asked = new Set(references)
    return {
      keptOnce: references.filter(
        (reference) => kept.filter((row) => row.reference === reference).length === 1,
      ).length,
      unexpected: kept.filter((row) => !asked.has(row.reference)).length,
      complete: complete.filter((row) => row.ids.every((id) => stored.has(id))).length,
      mails: mails.length,
      messages: messages.length,
      distinctMessageIds: new Set(ids).size,
      handedOver: namesIn(join(dataDir, 'hand-over')).filter((name) => name.endsWith('.sealed'))
        .length,
    }
  } finally {
    await client.end()
  }
}

/**
 * What is under way may finish, however slow the machine is; it is stuck when nothing at all has
 * happened for a while.
 */
async function awaitCalm(client: Client): Promise<void> {
  let before = ''
  for (let since = Date.now(); Date.now() - since < STUCK_MS; await sleep(500)) {
    const { rows } = await client.query<{ open: number; done: string }>(
      `select
         (select count(*)::int from applications a
          where followed_up_at is null or state <> 'active'
            or 2 > (select count(*) from outgoing_mails m
                    where m.application_id = a.id and m.state = 'sent')) as open,
         concat_ws(' ', (select count(*) from application_events),
           (select count(*) from brokerage_files)) as done`,
    )
    if (rows[0]?.open === 0) return
    if (rows[0]?.done !== before) since = Date.now()
    before = rows[0]?.done ?? ''
  }
}

const STUCK_MS = 300_000

const quiet = { info: () => undefined, warn: () => undefined }

function namesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entry.name)
}

function messageIdOf(file: string): string {
  return /^Message-ID: (<[^>]+>)/im.exec(readFileSync(file, 'latin1'))?.[1] ?? file
}

function databasePid(dataDir: string): number {
  const { pgData } = layoutOf(join(dataDir, 'postgres'))
  return Number(readFileSync(join(pgData, 'postmaster.pid'), 'utf8').split('\n')[0])
}

/** A product that was killed leaves its database running; one that was stopped does not. */
async function stopDatabase(dataDir: string): Promise<void> {
  try {
    process.kill(databasePid(dataDir), 'SIGQUIT')
    await sleep(500)
  } catch {
    // It is not running any more.
  }
}
