import { beforeEach } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import type { FindApiToken } from '../acting-user.ts'
import { staff } from '../tables.ts'
import { startTestAccounts } from '../test-accounts.ts'

export const password = 'a long enough password'
export const admin = { name: 'Ada', email: 'Ada@feather.example', password }

/** Accounts for a whole file of tests: without staff before each of them. */
export async function shareTestStaff(findApiToken?: FindApiToken) {
  const site = await shareInFile(startTestAccounts({}, findApiToken))
  beforeEach(() => site.db.delete(staff))
  const origin = site.accounts.parts.hosts.origins.cms

  async function signIn(email: string, secret = password) {
    const body = { email, password: secret }
    const answer = await site.send('/admin/auth/sign-in/email', body, { origin })
    const cookie = answer.headers.getSetCookie().map((line) => line.split(';')[0])
    const bearer = `Bearer ${answer.headers.get('set-auth-token')}`
    return { status: answer.status, cookie: cookie.join('; '), bearer }
  }

  return { site, origin, signIn }
}
