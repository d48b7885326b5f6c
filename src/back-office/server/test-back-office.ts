import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AccountSettings } from '#accounts/account-parts.ts'
import type { StaffRole } from '#accounts/acting-user.ts'
import { insertStaff } from '#accounts/staff/insert-staff.ts'
import { registerStaffRoutes } from '#accounts/staff/staff-routes.ts'
import { registerAuthRoutes } from '#accounts/strapi-auth-routes.ts'
import { nextAddress, startTestAccounts } from '#accounts/test-accounts.ts'
import { remindOfCallHandler } from '#brokerage/calls/system-remind-of-call.ts'
import { companyFacts } from '#brokerage/company-facts.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { createFolderHandOver } from '#brokerage/follow-up/folder-hand-over.ts'
import { noteJoined } from '#brokerage/office/note-joined.ts'
import { brokerageJobHandlers } from '#brokerage/open-brokerage.ts'
import { readStartingContent } from '#content/read-starting-content.ts'
import { scheduledChangeHandler } from '#content/scheduling/system-run-scheduled-change.ts'
import { createStoreSource } from '#content/source.ts'
import { createContentApp } from '#content-api/app.ts'
import type { FormDesk } from '#features/forms/form-desk.ts'
import { formMailHandlers } from '#features/forms/mails/system-send-form-mails.ts'
import { createPostLimits } from '#features/forms/post-limits.ts'
import { forgetHandlers } from '#features/forms/system-forget.ts'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { berlinDay, systemClock } from '#platform/clock.ts'
import { blindIndexKey, openKeyring } from '#platform/encryption/keyring.ts'
import { createFolderFileStore } from '#platform/files/folder-file-store.ts'
import { createSealedFileStore } from '#platform/files/sealed-file-store.ts'
import { type Jobs, openJobs } from '#platform/jobs/open-jobs.ts'
import { onlyOrdered } from '#platform/jobs/test-only-ordered.ts'
import { projectRoot } from '#platform/project-root.ts'
import { registerBackOffice } from './register-back-office.ts'

const silent = { warn: () => {}, error: () => {} }
const password = 'a long enough password'

/** Whatever the back office said; tests look into it. */
interface BackOfficeAnswer {
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
export async function startTestBackOffice(settings: Partial<AccountSettings> = {}) {
  const site = await startTestAccounts(settings)
  const { accounts, db } = site
  const { hosts } = accounts.parts
  const { secretKey } = accounts.parts.env
  const keyring = openKeyring({ encryptionKeys: [], secretKey })
  const folder = await mkdtemp(join(tmpdir(), 'back-office-files-'))
  const formParts = {
    db,
    keyring,
    secretKey,
    clock: systemClock,
    limits: createPostLimits(),
    blindKey: blindIndexKey(secretKey),
    files: createSealedFileStore(createFolderFileStore(folder), keyring),
    content: createStoreSource(db),
  }
  const lines = await loadAllLines()
  const jobs: Jobs = openJobs({
    database: accounts.parts.database,
    handlers: onlyOrdered([
      scheduledChangeHandler(db, silent),
      ...formMailHandlers({ ...formParts, hosts, mailer: accounts.parts.mailer }),
      ...forgetHandlers(formParts, () => jobs),
      ...brokerageJobHandlers(() => brokerage),
      remindOfCallHandler(() => ({ ...brokerage, secretKey })),
    ]),
    log: silent,
    pollMs: 20,
  })
  await jobs.ready
  const forms: FormDesk = { ...formParts, jobs }
  const brokerage: BrokerageDesk = {
    db,
    jobs,
    hosts,
    clock: systemClock,
    keyring,
    mailer: accounts.parts.mailer,
    blindKey: formParts.blindKey,
    files: formParts.files,
    financeAds: undefined,
    today: () => berlinDay(systemClock.now()),
    company: async () => companyFacts(await formParts.content.getSettings(), hosts),
    handOver: createFolderHandOver(join(folder, 'hand-over'), keyring),
    lines,
    log: { info: () => {}, ...silent },
  }
  const context = {
    queries: db,
    secretKey,
    hosts,
    clock: systemClock,
    flagsClientKey: 'frontend-key-of-tests',
    authenticateUser: accounts.authenticateBearer,
  }
  const faults: unknown[] = []
  const routes: string[] = []
  const app = await createContentApp({
    ...context,
    log: { error: (details: unknown) => void faults.push(details), warn: () => {} },
    registerMore: async (api) => {
      await api.register(registerAuthRoutes, { accounts })
    },
    registerBeside: async (beside) => {
      beside.addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) routes.push(`${each} ${url}`)
      })
      await beside.register(registerStaffRoutes, { accounts, noteJoined })
      await registerBackOffice(beside, { ...context, accounts, jobs, forms, brokerage })
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
      const isJson = String(answer.headers['content-type']).includes('json')
      return { status: answer.statusCode, body: isJson ? answer.json() : answer.body || undefined }
    }

  return {
    app,
    db,
    site,
    faults,
    /** All that the host answers, such as `GET /admin/api/staff/:id`. */
    routes: routes as readonly string[],
    origin,
    forms,
    brokerage,
    anonymous: askWith({}),
    withToken: (token: string) => askWith({ authorization: `Bearer ${token}` }),
    /** A colleague with a session in a cookie. */
    async signIn(role: StaffRole, name: string): Promise<Ask & { id: string; cookie: string }> {
      const email = `${name.toLowerCase()}@feather.example`
      const { id } = await insertStaff(db, { name, email, password, role })
      const answer = await app.inject({
        method: 'POST',
        url: '/admin/auth/sign-in/email',
        remoteAddress: nextAddress(),
        headers: { origin },
        payload: { email, password },
      })
      if (answer.statusCode !== 200) throw new Error(`${email} could not sign in: ${answer.body}`)
      const cookie = answer.cookies.map((each) => `${each.name}=${each.value}`).join('; ')
      return Object.assign(askWith({ cookie }), { id, cookie })
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
      await rm(folder, { recursive: true })
    },
  }
}

export type TestBackOffice = Awaited<ReturnType<typeof startTestBackOffice>>

/** The settings that the product comes with, as an admin would publish them. */
export async function publishStartingSettings(admin: Ask): Promise<void> {
  const [settings] = await readStartingContent(join(projectRoot, 'content/settings'))
  const told = { attributes: settings?.attributes, publish: true }
  await admin('POST', '/admin/api/content/settings/en-de--settings', told)
}
