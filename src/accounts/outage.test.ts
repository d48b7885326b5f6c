import { createHmac } from 'node:crypto'
import { signJWT } from 'better-auth/crypto'
import { expect, test } from 'vitest'
import { isOutage } from '#platform/database/is-outage.ts'
import { requestPasswordReset } from './customers/reset-password.ts'
import { requestSignInLink } from './customers/sign-in-link.ts'
import { openAccountsAway } from './test-accounts-away.ts'

const { hosts, accounts } = openAccountsAway()

test('who asks while the database is away hears so, and not that something broke', async () => {
  const token = await signJWT({ id: 1, jti: 'a' }, accounts.desk.tokenKey, 60)
  const { secret } = await accounts.staff.$context
  const session = `a.${createHmac('sha256', secret).update('a').digest('base64')}`
  const by = (authorization?: string, cookie?: string) =>
    accounts.authenticateBearer({ authorization, cookie, method: 'GET', origin: undefined })
  const signIn = () =>
    accounts.staff.handler(
      new Request(`${hosts.origins.cms}/admin/auth/sign-in/email`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', origin: hosts.origins.cms },
        body: JSON.stringify({ email: 'ada@feather.example', password: 'correct horse' }),
      }),
    )
  for (const asked of [
    () => by(`Bearer ${token}`),
    () => by(`Bearer ${session}`),
    () => by(undefined, `feather-staff.session_token=${encodeURIComponent(session)}`),
    signIn,
    () =>
      requestSignInLink(accounts.desk, 'ada@feather.example', { ip: '127.0.0.1', userAgent: '' }),
    () => requestPasswordReset(accounts.desk, 'ada@feather.example'),
  ]) {
    const told = await asked().then<unknown, unknown>(
      (answer) => answer,
      (error: unknown) => (isOutage(error) ? 'away' : error),
    )
    expect(told).toBe('away')
  }
})
