import type { FastifyInstance } from 'fastify'
import { system } from '#accounts/acting-user.ts'
import { registerAuthRoutes } from '#accounts/strapi-auth-routes.ts'
import type { TestAccounts } from '#accounts/test-accounts.ts'
import type { CollectionName } from '#content/collections/registry.ts'
import { KeptDocuments } from '#content/query/kept-documents.ts'
import type { Attributes } from '#content/tables.ts'
import { saveDraft, savePublished } from '#content/write-document.ts'
import { systemClock } from '#platform/clock.ts'
import { connectDatabase, type Database } from '#platform/database/connect.ts'
import { createPreparedRunner } from '#platform/database/prepared-runner.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { createContentApp } from './app.ts'
import { createApiToken } from './tokens/create-api-token.ts'
import { createFindApiToken } from './tokens/find-acting-token.ts'
import type { EraseUser, HoldsMatters } from './users/register-users.ts'

export const testSecretKey = 'a-secret-of-tests-that-is-long-enough'
export const testFlagsKey = 'frontend-key-of-tests'

/** The content API on a port and a database of its own, with a token of each kind. */
export interface TestContentApp {
  app: FastifyInstance
  database: Database
  databaseUrl: string
  /** `http://127.0.0.1:<port>`, without the prefix. */
  origin: string
  tokens: { readOnly: string; full: string; expired: string; frontend: string }
  /** What was logged as a fault of ours. */
  faults: unknown[]
  /** What people and programs may ask for under `/api`, such as `GET /api/users/:id`. */
  routes: readonly string[]
  /** Asks with a path below `/api` and reads the answer as JSON. */
  ask(path: string, options?: AskOptions): Promise<Answer>
  publish(collection: CollectionName, uid: string, attributes: Attributes): Promise<number>
  draft(collection: CollectionName, uid: string, attributes: Attributes): Promise<number>
  close(): Promise<void>
}

interface AskOptions {
  method?: string
  token?: string | undefined
  /** Sent as JSON. */
  json?: unknown
  body?: string | Buffer | FormData
  headers?: Record<string, string>
}

interface Answer {
  status: number
  headers: Headers
  /** Whatever the API said; tests look into it. */
  // biome-ignore lint/suspicious/noExplicitAny: answers have many shapes, and tests assert them
  body: any
}

/** With accounts it knows their users too, has their routes, and works on their database. */
export async function startTestContentApp(
  accounts?: Pick<TestAccounts, 'accounts' | 'databaseUrl'>,
  eraseUser: EraseUser = async () => undefined,
  holdsMatters: HoldsMatters = async () => false,
): Promise<TestContentApp> {
  const database = accounts
    ? {
        ...connectDatabase(accounts.databaseUrl, { onError: () => {} }),
        url: accounts.databaseUrl,
      }
    : await openTestDatabase()
  const { db } = database
  const faults: unknown[] = []
  const routes: string[] = []
  const app = await createContentApp({
    queries: db,
    reads: createPreparedRunner(database.pool),
    kept: new KeptDocuments(),
    secretKey: testSecretKey,
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
    clock: systemClock,
    flagsClientKey: testFlagsKey,
    ...(accounts && {
      authenticateUser: accounts.accounts.authenticateBearer,
      users: accounts.accounts.desk,
      eraseUser,
      holdsMatters,
      // So that each client of a test can come from an address of its own, with a limit of its own.
      trustProxy: true,
      registerMore: async (api: FastifyInstance) => {
        api.addHook('onRoute', ({ method, url }) => {
          for (const each of [method].flat()) routes.push(`${each} ${url}`)
        })
        await api.register(registerAuthRoutes, {
          accounts: accounts.accounts,
          findApiToken: createFindApiToken(db, testSecretKey, systemClock),
        })
      },
    }),
    log: { error: (details: unknown) => void faults.push(details), warn: () => {} },
  })
  const origin = await app.listen({ port: 0, host: '127.0.0.1' })
  const token = async (access: 'read-only' | 'full' | 'frontend', expiresAt?: Date) => {
    const made = { name: access, access, ...(expiresAt ? { expiresAt } : {}) }
    return (await createApiToken(db, testSecretKey, made)).token
  }
  const by = { by: system }
  return {
    app,
    database,
    origin,
    faults,
    routes,
    databaseUrl: database.url,
    tokens: {
      readOnly: await token('read-only'),
      full: await token('full'),
      expired: await token('full', new Date(Date.now() - 1)),
      frontend: await token('frontend'),
    },
    ask: (path, options) => ask(`${origin}/api${path}`, options),
    publish: async (...args) => (await savePublished(db, ...args, by)).id,
    draft: async (...args) => (await saveDraft(db, ...args, by)).id,
    async close() {
      await app.close()
      await database.close()
    },
  }
}

async function ask(url: string, options: AskOptions = {}): Promise<Answer> {
  const headers = new Headers(options.headers)
  if (options.token !== undefined) headers.set('authorization', `Bearer ${options.token}`)
  if (options.json !== undefined) headers.set('content-type', 'application/json')
  const body = options.json === undefined ? options.body : JSON.stringify(options.json)
  const response = await fetch(url, {
    method: options.method ?? 'GET',
    headers,
    ...(body === undefined ? {} : { body: body as BodyInit }),
  })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    body: text === '' ? undefined : JSON.parse(text),
  }
}
