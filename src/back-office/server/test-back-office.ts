import type { StaffRole } from '#accounts/acting-user.ts'
import { insertStaff } from '#accounts/staff/insert-staff.ts'
import { registerStaffRoutes } from '#accounts/staff/staff-routes.ts'
import { registerAuthRoutes } from '#accounts/strapi-auth-routes.ts'
import { startTestAccounts } from '#accounts/test-accounts.ts'
import { scheduledChangeHandler } from '#content/scheduling/system-run-scheduled-change.ts'
import { createContentApp } from '#content-api/app.ts'
import { systemClock } from '#platform/clock.ts'
import { openJobs } from '#platform/jobs/open-jobs.ts'
import { registerBackOffice } from './register-back-office.ts'

const silent = { warn: () => {}, error: () => {} }
const password = 'a long enough password'

/** Whatever the back office said; tests look into it. */
export interface BackOfficeAnswer {
  status: number
  // biome-ignore lint/suspicious/noExplicitAny: answers have many shapes, and tests assert them
  body: any
}

export type Ask = (
  method: string,
  path: string,
  json?: unknown,
  headers?: Record<string, string>,
) => Promise<BackOfficeAnswer>

/** The content system's host with accounts and back office, and a way to ask as anybody. */
export async function startTestBackOffice() {
  const site = await startTestAccounts()
  const { accounts, db } = site
  const { hosts } = accounts.parts
  const jobs = openJobs({
    database: accounts.parts.database,
    handlers: [scheduledChangeHandler(db, silent)],
    log: silent,
    pollMs: 20,
  })
  await jobs.ready
  const context = {
    queries: db,
    secretKey: accounts.parts.env.secretKey,
    hosts,
    clock: systemClock,
    flagsClientKey: 'frontend-key-of-tests',
    authenticateUser: accounts.authenticateBearer,
  }
  const faults: unknown[] = []
  const app = await createContentApp({
    ...context,
    log: { error: (details: unknown) => void faults.push(details) },
    registerMore: async (api) => {
      await api.register(registerAuthRoutes, { accounts, host: 'cms' })
    },
    registerBeside: async (beside) => {
      await beside.register(registerStaffRoutes, { accounts })
      await registerBackOffice(beside, { ...context, accounts, jobs })
    },
  })
  const { cms: origin } = hosts.origins

  const askWith =
    (own: Record<string, string>): Ask =>
    async (method, path, json, headers = {}) => {
      const answer = await app.inject({
        method: method as 'GET',
        url: path,
        headers: { origin, ...own, ...headers },
        ...(json === undefined ? {} : { payload: json as object }),
      })
      return { status: answer.statusCode, body: answer.body === '' ? undefined : answer.json() }
    }

  return {
    ...{ app, db, site, faults, origin },
    anonymous: askWith({}),
    withToken: (token: string) => askWith({ authorization: `Bearer ${token}` }),
    /** A colleague with a session in a cookie. */
    async signIn(role: StaffRole, name: string): Promise<Ask & { id: string }> {
      const email = `${name.toLowerCase()}@feather.example`
      const { id } = await insertStaff(db, { name, email, password, role })
      const answer = await app.inject({
        method: 'POST',
        url: '/admin/auth/sign-in/email',
        headers: { origin },
        payload: { email, password },
      })
      const cookie = answer.cookies.map((each) => `${each.name}=${each.value}`).join('; ')
      return Object.assign(askWith({ cookie }), { id })
    },
    /** A customer with a token. */
    async register(username: string): Promise<Ask> {
      const email = `${username}@example.com`
      const answer = await app.inject({
        method: 'POST',
        url: '/api/auth/local/register',
        payload: { username, email, password },
      })
      return askWith({ authorization: `Bearer ${answer.json().jwt}` })
    },
    async close() {
      await app.close()
      await jobs.close()
      await site.close()
    },
  }
}

export type TestBackOffice = Awaited<ReturnType<typeof startTestBackOffice>>
