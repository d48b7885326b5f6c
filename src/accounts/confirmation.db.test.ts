import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { customers } from './tables.ts'
import { linkValue, startTestAccounts } from './test-accounts.ts'

const person = { username: 'grace', email: 'grace@example.com', password: 'correct horse' }
const problem = (name: string, message: string) => ({
  data: null,
  error: { status: 400, name, message, details: {} },
})

const site = await shareInFile(startTestAccounts({ emailConfirmation: true }))

test('an account is of no use until its address is confirmed', async () => {
  const client = site.client()
  const answer = await client.register(person)
  expect(answer.user).toMatchObject({ email: person.email, confirmed: false })
  expect(answer.jwt).toBeUndefined()
  // The client then sends "Bearer undefined".
  expect(await client.fetchUser()).toBeNull()

  const signIn = () => site.client().login({ identifier: person.email, password: person.password })
  await expect(signIn()).rejects.toEqual(
    problem('ApplicationError', 'Your account email is not confirmed'),
  )
  // Whether an account waits for its confirmation is told to those who know its password.
  await expect(
    site.client().login({ identifier: person.email, password: 'wrong horse' }),
  ).rejects.toEqual(problem('ValidationError', 'Invalid identifier or password'))

  const first = linkValue(await site.mailTo(person.email), 'confirmation')
  site.mails.length = 0
  expect(await site.client().sendEmailConfirmation({ email: 'Grace@example.com' })).toEqual({
    email: person.email,
    sent: true,
  })
  const second = linkValue(await site.mailTo(person.email), 'confirmation')

  const confirmed = await site.send(`/api/auth/email-confirmation?confirmation=${second}`)
  expect(confirmed.status).toBe(302)
  expect(confirmed.headers.get('location')).toMatch(/^http:\/\/app\.localhost:\d+\/account\/signin/)
  expect((await signIn()).user).toMatchObject({ confirmed: true })
  await expect(site.client().sendEmailConfirmation({ email: person.email })).rejects.toEqual(
    problem('ApplicationError', 'Already confirmed'),
  )
  // A program that scans mails may have opened the link before its reader.
  expect((await site.send(`/api/auth/email-confirmation?confirmation=${first}`)).status).toBe(302)
})

test.each(['', 'nonsense', 'a.b.c'])('the token "%s" confirms nothing', async (token) => {
  const answer = await site.send(`/api/auth/email-confirmation?confirmation=${token}`)
  expect(await answer.json()).toEqual(problem('ValidationError', 'Invalid token'))
})

test('a reset code comes by mail, so it confirms the address too', async () => {
  const email = 'reset@example.com'
  await site.client().register({ ...person, username: 'reset', email })
  await site.mailTo(email)
  site.mails.length = 0
  await site.client().forgotPassword({ email })
  const code = linkValue(await site.mailTo(email), 'code')
  const fresh = { code, password: 'new horse', passwordConfirmation: 'new horse' }
  const { user, jwt } = await site.client().resetPassword(fresh)
  expect(user).toMatchObject({ confirmed: true })
  expect(jwt).toEqual(expect.any(String))
})

test('unknown and blocked addresses', async () => {
  const unknown = await site.client().sendEmailConfirmation({ email: 'nobody@example.com' })
  expect(unknown).toEqual({ email: 'nobody@example.com', sent: true })
  const email = 'blocked@example.com'
  await site.client().register({ ...person, username: 'blocked', email })
  await site.db.update(customers).set({ blocked: true }).where(eq(customers.email, email))
  await expect(site.client().sendEmailConfirmation({ email })).rejects.toEqual(
    problem('ApplicationError', 'User blocked'),
  )
})

test('the mail is in the language of the account', async () => {
  const email = 'german@example.com'
  const body = { ...person, username: 'german', email, language: 'de' }
  await site.send('/api/auth/local/register', body)
  expect((await site.mailTo(email)).raw).toMatch(/^Content-Language: de\r$/m)
})

test('registration can be closed', async () => {
  const closed = await startTestAccounts({ allowRegister: false })
  await expect(closed.client().register(person)).rejects.toEqual(
    problem('ApplicationError', 'Register action is currently disabled'),
  )
  await closed.close()
})
