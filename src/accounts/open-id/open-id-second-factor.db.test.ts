import { expect, test } from 'vitest'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { beginSecondFactor, finishSecondFactor } from '../customers/second-factor.ts'
import { findByToken } from '../customers/session-token.ts'
import { isRefused, type Refused } from '../refusal.ts'
import { linkValue, startTestAccounts } from '../test-accounts.ts'
import { password } from '../test-people.ts'
import { codeFrom } from '../test-totp.ts'
import { signInAtProvider, startTestOpenIdServer } from './test-open-id-server.ts'

const email = 'both@example.com'
const caller = { ip: '10.1.1.1', userAgent: 'Firefox' }

const port = await findFreePort()
const people = new Map([['both', { email, email_verified: true }]])
const provider = await shareInFile(startTestOpenIdServer(port, people))
const site = await shareInFile(
  startTestAccounts({ openIdProviders: [provider.settings] }, undefined, port),
)

/** The whole way to the provider and back, to what our page is answered. */
async function signInElsewhere() {
  const left = await site.send('/api/connect/example')
  const cookie = left.headers.getSetCookie()[0]?.split(';')[0] ?? ''
  const back = await signInAtProvider(left.headers.get('location') ?? '', 'both')
  const landed = await site.send(back.pathname + back.search, undefined, { cookie })
  const ticket = new URL(landed.headers.get('location') ?? '').searchParams.get('access_token')
  return site.send(`/api/auth/example/callback?access_token=${ticket}`)
}

function granted<T extends object>(outcome: T | Refused): T {
  if (isRefused(outcome)) throw new Error(outcome.refused.message)
  return outcome
}

test('who signs in elsewhere and has an authenticator app brings its code too', async () => {
  const { desk } = site.accounts
  expect((await signInElsewhere()).status).toBe(200)
  await site.send('/api/auth/forgot-password', { email })
  const code = linkValue(await site.mailTo(email), 'code')
  const reset = { code, password, passwordConfirmation: password }
  const { jwt } = await (await site.send('/api/auth/reset-password', reset)).json()
  const found = await findByToken(site.db, desk.tokenKey, jwt)
  if (!found) throw new Error('The session is gone.')
  const { uri } = granted(await beginSecondFactor(desk, found.session, password, caller))
  granted(await finishSecondFactor(desk, found.session, codeFrom(uri), caller))
  const next = codeFrom(uri, 1)

  const asked = await signInElsewhere()
  expect(asked.status).toBe(400)
  expect(asked.headers.getSetCookie()).toEqual([])
  const { error } = await asked.json()
  expect(error.details).toMatchObject({ secondFactor: 'totp' })
  const finish = async (ticket: string, otp: string) =>
    (await site.send('/api/auth/second-factor', { ticket, otp })).json()
  const wrong = await finish(error.details.ticket, '000000')
  expect(wrong.error.message).toBe('Invalid code')
  expect((await finish(error.details.ticket, next)).error.message).toBe('Invalid token')
  expect(await finish(wrong.error.details.ticket, next)).toMatchObject({
    jwt: expect.any(String),
    user: { email },
  })
})
