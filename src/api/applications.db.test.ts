import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { OpenAPIV3_1 } from 'openapi-types'
import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { createAccounts } from '#accounts/create-accounts.ts'
import { issueToken } from '#accounts/customers/session-token.ts'
import { customerSessions, customers } from '#accounts/tables.ts'
import { testSettings } from '#accounts/test-settings.ts'
import { applications } from '#brokerage/tables.ts'
import { addCustomer, shareTestDesk } from '#brokerage/test-desk.ts'
import { createMailer } from '#platform/mail/create-mailer.ts'
import { notSubmittedSchema, submittedSchema } from './schemas/application.ts'
import { errorOf } from './test-api.ts'
import { countKept, newKey, openBrokerageApi, orderBody } from './test-brokerage-api.ts'

const office = await shareTestDesk({ runJobs: false })
const api = await openBrokerageApi(office)
afterAll(() => api.app.close())

describe('POST /applications', () => {
  test('answers 201 with reference, status and price, and the same again', async () => {
    const body = await orderBody(office, 'household')
    const headers = newKey()
    const first = await api.order(body, headers)
    expect(first.statusCode).toBe(201)
    expect(submittedSchema.parse(JSON.parse(first.body)).price).toEqual(body.expectedPrice)
    const second = await api.order(body, headers)
    expect([second.statusCode, second.body]).toEqual([201, first.body])
    const other = await api.order({ ...body, tier: 'premium' }, headers)
    expect([other.statusCode, errorOf(other).code]).toEqual([409, 'key-reused'])
  })

  test('is the same order if a program writes its keys in another order', async () => {
    const body = await orderBody(office, 'household')
    const headers = newKey()
    const first = await api.order(body, headers)
    const backwards = JSON.stringify(body, (_, value: unknown) =>
      value !== null && typeof value === 'object' && !Array.isArray(value)
        ? Object.fromEntries(Object.entries(value).reverse())
        : value,
    )
    expect(backwards).not.toBe(JSON.stringify(body))
    const second = await api.order(backwards, headers)
    expect([second.statusCode, second.body]).toEqual([201, first.body])
  })

  test('does not read more keys than any order has', async () => {
    const body = await orderBody(office, 'household')
    const many = Object.fromEntries(Array.from({ length: 70_000 }, (_, at) => [`k${at}`, 1]))
    const answer = await api.order(
      { ...body, answers: { ...Object(body.answers), ...many } },
      newKey(),
    )
    expect([answer.statusCode, errorOf(answer)]).toMatchObject([
      422,
      { code: 'input-invalid', fields: [{ path: '', code: 'tooManyKeys' }] },
    ])
    expect(errorOf(answer).fields?.[0]?.message).toContain('10000')
  })

  test('tells a changed price with the new one', async () => {
    const body = await orderBody(office, 'household')
    const expectedPrice = { ...body.expectedPrice, cents: 1 }
    const answer = await api.order({ ...body, expectedPrice }, newKey())
    expect(answer.statusCode).toBe(409)
    expect(errorOf(answer)).toMatchObject({ code: 'price-changed', price: body.expectedPrice })
  })

  test('declines and refers as values', async () => {
    const body = await orderBody(office, 'household')
    for (const [change, outcome] of [
      [{ mainResidence: 'no' }, 'declined'],
      [{ claims5y: 3 }, 'referred'],
    ] as const) {
      const answers = { ...(body.answers as object), ...change }
      const answer = await api.order({ ...body, answers }, newKey())
      expect(answer.statusCode).toBe(200)
      expect(notSubmittedSchema.parse(JSON.parse(answer.body)).outcome).toBe(outcome)
    }
  })

  test('names what is missing: the key, the documents, the order itself', async () => {
    const body = await orderBody(office, 'household')
    expect(errorOf(await api.order(body)).fields).toMatchObject([{ path: 'Idempotency-Key' }])
    const empty = await api.order({ ...body, documents: [], orderConfirmed: false }, newKey())
    expect(errorOf(empty).code).toBe('duties-missing')
    expect(errorOf(empty).fields?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['orderConfirmed', 'documents.terms']),
    )
    const half = await api.order({ ...body, answers: {} }, newKey())
    expect([half.statusCode, errorOf(half).code]).toEqual([422, 'answers-incomplete'])
  })

  test('refuses a draft that there is none of', async () => {
    const body = await orderBody(office, 'household')
    const refused = await api.order({ ...body, draftId: 'no-such-draft' }, newKey())
    expect([refused.statusCode, errorOf(refused).code]).toEqual([422, 'input-invalid'])
    expect(errorOf(refused).fields).toMatchObject([{ path: 'draftId', code: 'invalid' }])
  })

  test('names what contradicts the price, with what was said for it', async () => {
    const body = await orderBody(office, 'household')
    const given = body.answers as { address: object }
    const answers = { ...given, address: { ...given.address, pc: '10115' } }
    const refused = await api.order({ ...body, answers }, newKey())
    expect([refused.statusCode, errorOf(refused).code]).toEqual([422, 'answers-invalid'])
    expect(errorOf(refused).fields).toMatchObject([
      { path: 'answers.address.pc', code: 'differs', message: expect.stringContaining('86150') },
    ])
  })

  test('has a limit of its own', async () => {
    const limited = await openBrokerageApi(office, { ordersPerMinute: 1 })
    const statuses = []
    for (let times = 0; times < 2; times += 1) statuses.push((await limited.order({})).statusCode)
    await limited.app.close()
    expect(statuses).toEqual([422, 429])
  })

  test('belongs to whose token comes with it; one that is no good is refused', async () => {
    const { desk, database, folder } = office
    const mailer = createMailer({ smtpUrl: undefined, from: 'a@example.org', outboxFolder: folder })
    const accounts = createAccounts({
      env: testSettings,
      hosts: desk.hosts,
      database,
      mailer,
      log: pino({ level: 'silent' }),
      brandName: 'Feather',
      onSignedOut: async () => {},
    })
    const known = await openBrokerageApi(office, { authenticate: accounts.authenticateBearer })
    const tokenOf = async (customer: string, expiresAt: Date) => {
      const session = { id: randomUUID(), userId: customer, token: randomUUID(), expiresAt }
      await desk.db.insert(customerSessions).values(session)
      const [row] = await desk.db.select().from(customers).where(eq(customers.id, customer))
      return issueToken(accounts.desk.tokenKey, { number: row?.number ?? 0 }, session)
    }
    const { userId } = await addCustomer(office)
    const hour = 3_600_000
    const good = await tokenOf(userId, new Date(Date.now() + hour))
    const old = await tokenOf(userId, new Date(Date.now() - hour))
    const body = await orderBody(office, 'household')
    const send = (headers: Record<string, string>) => known.order(body, { ...newKey(), ...headers })
    const before = await countKept(office)
    for (const authorization of [`Bearer ${old}`, 'Bearer x', 'Bearer', 'bearer a b']) {
      const answer = await send({ authorization, 'accept-language': 'de' })
      expect([answer.statusCode, errorOf(answer).code]).toEqual([401, 'token-refused'])
      expect(answer.headers['www-authenticate']).toContain('Bearer')
    }
    expect(await countKept(office)).toEqual(before)

    const ownerOf = async (headers: Record<string, string>) => {
      const { reference } = submittedSchema.parse(JSON.parse((await send(headers)).body))
      const isIt = eq(applications.reference, reference)
      const [row] = await desk.db.select().from(applications).where(isIt)
      return row?.customerId
    }
    expect(await ownerOf({ authorization: `Bearer ${good}` })).toBe(userId)
    expect(await ownerOf({})).toBeNull()
    // A proxy in front may ask for a password of its own; an old cookie is nobody's fault.
    expect(await ownerOf({ authorization: 'Basic dXNlcjpwYXNz' })).toBeNull()
    expect(await ownerOf({ cookie: `strapi_jwt=${old}` })).toBeNull()
    await known.app.close()
    await accounts.close()
    mailer.close()
  })

  test('is in the OpenAPI document', async () => {
    const { body } = await api.app.inject('/openapi.json')
    const document = JSON.parse(body) as OpenAPIV3_1.Document
    expect(document.paths).toHaveProperty(['/applications', 'post', 'responses', '201'])
    expect(document.tags?.map(({ name }) => name)).toContain('Applications')
  })
})
