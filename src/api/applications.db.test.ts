import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import fc from 'fast-check'
import type { OpenAPIV3_1 } from 'openapi-types'
import pino from 'pino'
import { afterAll, describe, expect, test } from 'vitest'
import { createAccounts } from '#accounts/create-accounts.ts'
import { issueToken } from '#accounts/customers/session-token.ts'
import { customerSessions, customers } from '#accounts/tables.ts'
import { testSettings } from '#accounts/test-settings.ts'
import { applications, brokerageFiles } from '#brokerage/tables.ts'
import { addCustomer, shareTestDesk } from '#brokerage/test-desk.ts'
import { completeOrder } from '#brokerage/test-orders.ts'
import { SMALL_PDF } from '#brokerage/test-uploads.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { openUploadRoom } from '#platform/files/upload-room.ts'
import { createMailer } from '#platform/mail/create-mailer.ts'
import { notSubmittedSchema, submittedSchema } from './schemas/application.ts'
import { errorSchema } from './schemas/error.ts'
import { errorOf } from './test-api.ts'
import { openBrokerageApi } from './test-brokerage-api.ts'

const office = await shareTestDesk({ runJobs: false })
const api = await openBrokerageApi(office)
afterAll(() => api.app.close())

/** The body of an order that is taken, for a line. */
async function bodyFor(line: string) {
  const { answers, tier, expectedCents, language, documents, orderConfirmed } = await completeOrder(
    office.desk,
    line,
  )
  const expectedPrice = { cents: expectedCents, currency: 'EUR', period: 'month' }
  return { line, answers, tier, expectedPrice, language, documents, orderConfirmed }
}

const key = () => ({ 'idempotency-key': randomUUID() })

async function countRows(): Promise<number[]> {
  const { db } = office.desk
  const [[one], [other]] = await Promise.all([
    db.select({ rows: count() }).from(applications),
    db.select({ rows: count() }).from(brokerageFiles),
  ])
  return [one?.rows ?? 0, other?.rows ?? 0]
}

describe('POST /applications', () => {
  test('answers 201 with reference, status and price, and the same again', async () => {
    const body = await bodyFor('household')
    const headers = key()
    const first = await api.order(body, headers)
    expect(first.statusCode).toBe(201)
    expect(submittedSchema.parse(JSON.parse(first.body)).price).toEqual(body.expectedPrice)
    const second = await api.order(body, headers)
    expect([second.statusCode, second.body]).toEqual([201, first.body])
    const other = await api.order({ ...body, tier: 'premium' }, headers)
    expect([other.statusCode, errorOf(other).code]).toEqual([409, 'key-reused'])
  })

  test('is the same order if a program writes its keys in another order', async () => {
    const body = await bodyFor('household')
    const headers = key()
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
    const body = await bodyFor('household')
    const many = Object.fromEntries(Array.from({ length: 70_000 }, (_, at) => [`k${at}`, 1]))
    const answer = await api.order(
      { ...body, answers: { ...Object(body.answers), ...many } },
      key(),
    )
    expect([answer.statusCode, errorOf(answer)]).toMatchObject([
      422,
      { code: 'input-invalid', fields: [{ path: '', code: 'tooManyKeys' }] },
    ])
    expect(errorOf(answer).fields?.[0]?.message).toContain('10000')
  })

  test('tells a changed price with the new one', async () => {
    const body = await bodyFor('household')
    const expectedPrice = { ...body.expectedPrice, cents: 1 }
    const answer = await api.order({ ...body, expectedPrice }, key())
    expect(answer.statusCode).toBe(409)
    expect(errorOf(answer)).toMatchObject({ code: 'price-changed', price: body.expectedPrice })
  })

  test('declines and refers as values', async () => {
    const body = await bodyFor('household')
    for (const [change, outcome] of [
      [{ mainResidence: 'no' }, 'declined'],
      [{ claims5y: 3 }, 'referred'],
    ] as const) {
      const answers = { ...(body.answers as object), ...change }
      const answer = await api.order({ ...body, answers }, key())
      expect(answer.statusCode).toBe(200)
      expect(notSubmittedSchema.parse(JSON.parse(answer.body)).outcome).toBe(outcome)
    }
  })

  test('names what is missing: the key, the documents, the order itself', async () => {
    const body = await bodyFor('household')
    expect(errorOf(await api.order(body)).fields).toMatchObject([{ path: 'Idempotency-Key' }])
    const empty = await api.order({ ...body, documents: [], orderConfirmed: false }, key())
    expect(errorOf(empty).code).toBe('duties-missing')
    expect(errorOf(empty).fields?.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['orderConfirmed', 'documents.terms']),
    )
    const half = await api.order({ ...body, answers: {} }, key())
    expect([half.statusCode, errorOf(half).code]).toEqual([422, 'answers-incomplete'])
  })

  test('refuses a draft that there is none of', async () => {
    const body = await bodyFor('household')
    const refused = await api.order({ ...body, draftId: 'no-such-draft' }, key())
    expect([refused.statusCode, errorOf(refused).code]).toEqual([422, 'input-invalid'])
    expect(errorOf(refused).fields).toMatchObject([{ path: 'draftId', code: 'invalid' }])
  })

  test('names what contradicts the price, with what was said for it', async () => {
    const body = await bodyFor('household')
    const given = body.answers as { address: object }
    const answers = { ...given, address: { ...given.address, pc: '10115' } }
    const refused = await api.order({ ...body, answers }, key())
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
    const body = await bodyFor('household')
    const send = (headers: Record<string, string>) => known.order(body, { ...key(), ...headers })
    const before = await countRows()
    for (const authorization of [`Bearer ${old}`, 'Bearer x', 'Bearer', 'bearer a b']) {
      const answer = await send({ authorization, 'accept-language': 'de' })
      expect([answer.statusCode, errorOf(answer).code]).toEqual([401, 'token-refused'])
      expect(answer.headers['www-authenticate']).toContain('Bearer')
    }
    expect(await countRows()).toEqual(before)

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

describe('whatever is sent', () => {
  const odd = fc.oneof(
    fc.jsonValue(),
    fc.string({ unit: 'binary' }),
    fc.constantFrom(
      '<script>alert(1)</script>',
      'شكرا جزيلا',
      '👩‍👩‍👧‍👦',
      '\u202egnp.exe',
      '\u0000',
      '__proto__',
      "'; drop table applications; --",
      'x'.repeat(5000),
      Number.MAX_SAFE_INTEGER,
      -1,
      1e308,
    ),
  )

  test.each(LINE_IDS)(
    '%s answers with a value or with field errors, and keeps nothing half',
    async (line) => {
      const body = await bodyFor(line)
      const answers = body.answers as Record<string, unknown>
      const { steps } = office.desk.lines[line as never]?.definition ?? { steps: [] }
      const fields = steps.flatMap((step) => step.fields.map(({ id }) => id))
      const [before = 0] = await countRows()
      let taken = 0
      for (const field of fields) {
        for (const value of fc.sample(odd, { numRuns: 2, seed: field.length })) {
          const spoilt = { ...body, answers: { ...answers, [field]: value } }
          const answer = await api.order(spoilt, key())
          expect([200, 201, 409, 422], answer.body).toContain(answer.statusCode)
          if (answer.statusCode >= 400) errorSchema.parse(JSON.parse(answer.body))
          if (answer.statusCode === 201) taken += 1
        }
      }
      expect((await countRows())[0]).toBe(before + taken)
      expect(api.logged).toEqual([])
    },
  )

  test('bodies that are no orders', async () => {
    for (const body of [
      '',
      '{',
      'null',
      '[]',
      '7',
      '{"line":"household"}',
      { line: 'constructor' },
    ]) {
      const answer = await api.order(body, key())
      expect([400, 422]).toContain(answer.statusCode)
    }
  })
})

describe('POST /uploads', () => {
  async function upload(bytes: Buffer, name: string, type = 'application/pdf', to = api) {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], name, { type }))
    return send(form, to)
  }

  async function send(form: FormData, { app } = api) {
    const request = new Request('http://api.localhost/uploads', { method: 'POST', body: form })
    return app.inject({
      method: 'POST',
      url: '/uploads',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }

  test('takes a PDF by its bytes, with a clean name', async () => {
    const answer = await upload(SMALL_PDF, '../../שלום<b>.exe', 'text/html')
    expect(answer.statusCode).toBe(201)
    expect(JSON.parse(answer.body)).toMatchObject({ type: 'application/pdf', name: 'שלוםb.pdf' })
  })

  test.each([
    ['a mislabelled program', Buffer.from('MZ\x90\0program'), 'wrongFileType'],
    ['a ZIP', Buffer.from('PK\x03\x04'), 'wrongFileType'],
    [
      'a script',
      Buffer.from('%PDF-1.7\n1 0 obj <</S /JavaScript>> endobj\n%%EOF'),
      'activeContent',
    ],
    ['a table with a formula', Buffer.from('name;born\n=1+1;1990'), 'formulas'],
    ['nothing', Buffer.alloc(0), 'empty'],
    ['17 MB', Buffer.concat([SMALL_PDF, Buffer.alloc(17 * 1_048_576)]), 'tooLarge'],
  ])('refuses %s with a reason, and keeps nothing', async (_, bytes, code) => {
    const before = await countRows()
    const answer = await upload(bytes, 'passport.pdf')
    expect(await countRows()).toEqual(before)
    if (code === 'tooLarge') expect([413, 422]).toContain(answer.statusCode)
    else expect(errorOf(answer).fields).toMatchObject([{ path: 'file', code }])
  })

  test.each([
    ['a file without a name', '\r\n--x--\r\n', 201],
    ['a form that breaks off', '', 400],
  ])('%s', async (_, end, status) => {
    const before = await countRows()
    const head =
      '--x\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream\r\n\r\n'
    const answer = await api.app.inject({
      method: 'POST',
      url: '/uploads',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([Buffer.from(head), SMALL_PDF, Buffer.from(end)]),
    })
    expect([answer.statusCode, api.logged]).toEqual([status, []])
    if (status === 201) expect(JSON.parse(answer.body).name).toBe('document.pdf')
    else expect(await countRows()).toEqual(before)
  })

  test('refuses two files at once, and keeps neither', async () => {
    const before = await countRows()
    const form = new FormData()
    form.append('file', new File([new Uint8Array(SMALL_PDF)], 'front.pdf'))
    form.append('back', new File([new Uint8Array(SMALL_PDF)], 'back.pdf'))
    const answer = await send(form)
    expect([answer.statusCode, errorOf(answer)]).toMatchObject([
      422,
      { code: 'file-refused', fields: [{ path: 'file', code: 'tooMany' }] },
    ])
    expect(await countRows()).toEqual(before)
  })

  test('lets fields pass that stand beside the file', async () => {
    const form = new FormData()
    form.append('note', 'before')
    form.append('file', new File([new Uint8Array(SMALL_PDF)], 'front.pdf'))
    form.append('other', 'after')
    expect((await send(form)).statusCode).toBe(201)
  })

  test('more than the memory may hold has to wait, and keeps nothing', async () => {
    const room = openUploadRoom({ mostTogether: 100_000 })
    const full = await openBrokerageApi(office, { room })
    const before = await countRows()
    const large = Buffer.concat([SMALL_PDF, Buffer.alloc(200_000)])
    const answer = await upload(large, 'passport.pdf', 'application/pdf', full)
    expect([answer.statusCode, await countRows()]).toEqual([503, before])
    expect(errorOf(answer).code).toBe('unavailable')
    // Nothing that somebody should look at.
    expect([full.logged.length, full.warned.length]).toEqual([0, 1])
    const document = (await full.app.inject('/openapi.json')).json()
    expect(Object.keys(document.paths['/uploads'].post.responses)).toContain('503')
    const small = await upload(SMALL_PDF, 'passport.pdf', 'application/pdf', full)
    expect(small.statusCode).toBe(201)
    await full.app.close()
  })

  test('50 MB are refused before they are read', async () => {
    const answer = await upload(
      Buffer.concat([SMALL_PDF, Buffer.alloc(50 * 1_048_576)]),
      'large.pdf',
    )
    expect([413, 422]).toContain(answer.statusCode)
  })
})
