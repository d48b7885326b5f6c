import pg from 'pg'
import { AppError } from '../app-error.ts'
import { isOutage } from '../database/is-outage.ts'
import {
  type ClusterCredentials,
  productName,
  productUrl,
  superuserUrl,
} from './cluster-credentials.ts'

/** `no-answer`: nothing listens, or it is starting or stopping. */
type Answer = 'ready' | 'no-answer' | 'refused'

/** Asks as superuser, because the product's role may not be there yet. */
export async function askServer(credentials: ClusterCredentials, port: number): Promise<Answer> {
  try {
    await query(superuserUrl(credentials, port), (client) => client.query('SELECT 1'))
    return 'ready'
  } catch (error) {
    return isRefusal(error) ? 'refused' : 'no-answer'
  }
}

/** Whether the product's role and database are there. */
export function admitsProduct(credentials: ClusterCredentials, port: number): Promise<boolean> {
  const asked = query(productUrl(credentials, port), async () => undefined)
  return asked.then(
    () => true,
    () => false,
  )
}

/** Makes the product's role and database where they are missing, also after a start cut short. */
export async function ensureProductDatabase(
  credentials: ClusterCredentials,
  port: number,
  options: { mayCreateDatabases: boolean },
): Promise<void> {
  if (await admitsProduct(credentials, port)) return
  await query(superuserUrl(credentials, port), async (client) => {
    const role = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [productName])
    const verb = role.rowCount === 0 ? 'CREATE' : 'ALTER'
    const rights = options.mayCreateDatabases ? 'CREATEDB' : 'NOCREATEDB'
    await client.query(
      `${verb} ROLE ${productName} LOGIN ${rights} PASSWORD '${credentials.product}'`,
    )
    const database = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [
      productName,
    ])
    if (database.rowCount === 0) {
      await client.query(`CREATE DATABASE ${productName} OWNER ${productName}`)
    }
  })
}

async function query<Result>(
  connectionString: string,
  ask: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: 2000,
    query_timeout: 10_000,
  })
  // A server that stops while we are connected would otherwise end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await ask(client)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Wrong password or role (class 28), or no such database. */
function isRefusal(error: unknown): boolean {
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' && (/^28...$/.test(code) || code === '3D000')
}

/** Waits until a server of somebody else answers; DATABASE_URL may start together with us. */
export async function awaitForeignServer(
  databaseUrl: string,
  { seconds, stop }: { seconds: number; stop: AbortSignal },
): Promise<void> {
  const deadline = performance.now() + seconds * 1000
  for (;;) {
    try {
      return refuseOtherEncoding(databaseUrl, await query(databaseUrl, encodingOf))
    } catch (error) {
      stop.throwIfAborted()
      if (error instanceof AppError) throw error
      const { hostname, port, pathname } = new URL(databaseUrl)
      if (mayMendItself(error) && performance.now() < deadline) {
        await new Promise((resolve) => setTimeout(resolve, 250))
        continue
      }
      throw new AppError(
        'database-unavailable',
        `The database ${pathname.slice(1)} at ${hostname}:${port || 5432} does not let us in (${reasonOf(error)}): check DATABASE_URL, or leave it out to use the embedded server.`,
        { cause: error },
      )
    }
  }
}

/**
 * A server that starts together with us is not there yet, or takes nobody in. All else stays as it
 * is: a password that is not the one, a certificate that cannot be read, a server without TLS.
 */
function mayMendItself(error: unknown): boolean {
  const { syscall, message } = error as NodeJS.ErrnoException
  return isOutage(error) || syscall === 'connect' || message === NO_ANSWER_IN_TIME
}

function reasonOf(error: unknown): string {
  if (error instanceof URIError) return 'a % that stands for itself is written %25'
  return (error as Error).message
}

/** As the driver says it. */
const NO_ANSWER_IN_TIME = 'timeout expired'

async function encodingOf(client: pg.Client): Promise<unknown> {
  const { rows } = await client.query('SHOW server_encoding')
  return rows[0]?.server_encoding
}

/** SQL_ASCII, which a server in the locale C has, even takes every text, and finds no umlaut again. */
function refuseOtherEncoding(databaseUrl: string, encoding: unknown): void {
  if (encoding === 'UTF8') return
  throw new AppError(
    'database-unavailable',
    `The database ${new URL(databaseUrl).pathname.slice(1)} is encoded in ${encoding} and has to be in UTF8: make one with "createdb --template=template0 --encoding=UTF8".`,
  )
}
