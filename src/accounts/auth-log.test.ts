import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { authLog } from './auth-log.ts'
import { openAccountsAway } from './test-accounts-away.ts'

const lines: { level: number; msg: string }[] = []
const log = pino({}, { write: (line) => void lines.push(JSON.parse(line)) })
const { hosts, accounts } = openAccountsAway(log)
const consoleLines = (['log', 'warn', 'error'] as const).map((name) =>
  vi.spyOn(console, name).mockImplementation(() => {}),
)

// In tests better-auth believes every origin, unless it is told not to.
Object.assign(await accounts.staff.$context, { skipOriginCheck: false, skipCSRFCheck: false })

afterEach(() => {
  lines.length = 0
})

function ask(path: string, body: object, headers: Record<string, string>) {
  const all = { 'content-type': 'application/json', ...headers }
  const init = { method: 'POST', headers: all, body: JSON.stringify(body) }
  return accounts.staff.handler(new Request(`${hosts.origins.cms}/admin/auth${path}`, init))
}

const own = { origin: hosts.origins.cms }
const person = { email: 'ada@feather.example', password: 'correct horse' }
const secret = 'https://evil.example/?token=1234-secret'

test.each<[string, string, object, Record<string, string>, number]>([
  ['a body that is none', '/sign-in/email', {}, own, 400],
  ['a code without a sign-in', '/two-factor/verify-totp', { code: '123456' }, own, 401],
  ['nobody who is signed in', '/second-factor/begin', { password: 'a' }, own, 401],
  ['a page elsewhere', '/sign-out', {}, { origin: 'https://evil.example', cookie: 'a=b' }, 403],
  ['an address elsewhere', '/sign-out', {}, { referer: secret, cookie: 'a=b' }, 403],
  ['a way on elsewhere', '/sign-in/email', { callbackURL: secret }, own, 403],
  ['a form elsewhere', '/sign-in/email', person, cross(), 403],
])(
  '%s is refused without an error in the log, and nothing is written past it',
  async (...given) => {
    const [, path, body, headers, status] = given
    const answer = await ask(path, body, headers)
    expect(answer.status).toBe(status)
    expect(lines.filter(({ level }) => level >= 50)).toEqual([])
    expect(JSON.stringify(lines)).not.toMatch(/secret|evil/)
    for (const spy of consoleLines) expect(spy).not.toHaveBeenCalled()
  },
)

test('what breaks reaches whoever asked, so that it is told once, in one log', async () => {
  const { adapter } = await accounts.staff.$context
  const findOne = vi.spyOn(adapter, 'findOne').mockRejectedValue(new Error('broken'))
  const asked = ask('/request-password-reset', { email: 'ada@feather.example' }, own)
  await expect(asked).rejects.toThrow('broken')
  findOne.mockRestore()
  for (const spy of consoleLines) expect(spy).not.toHaveBeenCalled()
})

function cross() {
  return { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'navigate' }
}

test('who registers an address in the moment in which another does is no error in the log', () => {
  const violation = Object.assign(new Error('duplicate key'), { code: '23505' })
  authLog(log)('error', 'Failed to create user', new Error('query', { cause: violation }))
  expect(lines).toMatchObject([{ level: 40, msg: 'Failed to create user' }])
  authLog(log)('error', 'Failed to create user', new Error('query'))
  expect(lines[1]).toMatchObject({ level: 50 })
})
