import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { anonymous, system } from '#accounts/acting-user.ts'
import { customers } from '#accounts/tables.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { closeDrafts } from '../drafts/own-drafts.ts'
import { ADVICE_LINK_DAYS, adviceToken, findLinkedAdvice } from './advice-link.ts'
import { renderAdvice } from './advice-paper.tsx'
import type { AdviceRecord } from './advice-record.ts'
import { adoptAdvice, findAdvice, listAdvice } from './find-advice.ts'
import { keepAdvice } from './keep-advice.ts'

let now = new Date('2026-11-15T10:00:00Z')
const bytes = new Uint8Array(randomBytes(32))
const blindKey = new Uint8Array(randomBytes(32))
const desk = () => ({
  db: database.db,
  keyring: [{ id: 'test', bytes }] as const,
  blindKey,
  clock: { now: () => now },
})
const ada = { kind: 'customer', userId: 'ada' } as const
const eve = { kind: 'customer', userId: 'eve' } as const
const database = await shareInFile(openTestDatabase())
for (const { userId } of [ada, eve]) {
  await database.db.insert(customers).values({
    id: userId,
    name: userId,
    username: userId,
    email: `${userId}@example.com`,
    emailVerified: true,
    createdAt: now,
    updatedAt: now,
  })
}

const record: AdviceRecord = {
  tool: 'health',
  language: 'de',
  ruleSet: 'health',
  ruleSetVersion: '1',
  asOf: '2026-11-15',
  answers: { conditions: 'yes', age: 30 },
  outcome: [{ subject: 'public', verdict: 'must', reasons: ['employeeBelowLimit'] }],
  paper: {
    title: 'Beratungsprotokoll',
    lead: 'Erstellt heute',
    brandName: 'Feather',
    legalName: 'Feather Beispielmakler GmbH',
    pageLabel: 'Seite {page} von {total}',
    sections: [
      { title: 'Fragen', facts: [['Wie alt bist du?', '30 Jahre']] },
      { title: 'Vergleich', parts: [{ title: 'Gesetzlich', paragraphs: ['Pflicht.'] }] },
      { title: 'Hinweise', bullets: ['Ab 55 kaum zurück.'], paragraphs: ['Gut zu wissen.'] },
    ],
  },
}

describe('an advice record', () => {
  test('is unreadable in the database', async () => {
    const { id } = await keepAdvice(desk(), ada, record, 'ada@example.com')
    const { rows } = await database.pool.query(
      "select encode(contents, 'escape') as contents, email_index from advice_records where id = $1",
      [id],
    )
    expect(JSON.stringify(rows)).not.toMatch(/conditions|Gesetzlich|ada@/)
  })

  test('is seen by its customer and by the system, by nobody else', async () => {
    const { id } = await keepAdvice(desk(), ada, record)
    expect((await findAdvice(desk(), ada, id))?.record).toEqual(record)
    expect((await findAdvice(desk(), system, id))?.record).toEqual(record)
    expect(await findAdvice(desk(), eve, id)).toBeUndefined()
    expect(await findAdvice(desk(), anonymous, id)).toBeUndefined()
    expect((await listAdvice(desk(), eve)).map((each) => each.id)).not.toContain(id)
    expect((await listAdvice(desk(), ada)).map((each) => each.id)).toContain(id)
  })

  test('moves into the account that proves the address, once', async () => {
    const { id } = await keepAdvice(desk(), anonymous, record, 'Eve@Example.com ')
    expect(await findAdvice(desk(), eve, id)).toBeUndefined()
    expect(await adoptAdvice(desk(), eve, 'eve@example.com')).toBe(1)
    expect((await findAdvice(desk(), eve, id))?.record).toEqual(record)
    expect(await adoptAdvice(desk(), ada, 'eve@example.com')).toBe(0)
  })

  test('gives the same paper, byte for byte, years later', async () => {
    const { id } = await keepAdvice(desk(), ada, record)
    const first = await findAdvice(desk(), ada, id)
    const paper = first && (await renderAdvice(first))
    now = new Date('2036-11-15T10:00:00Z')
    const again = await findAdvice(desk(), ada, id)
    expect(again && Buffer.compare(await renderAdvice(again), paper ?? new Uint8Array())).toBe(0)
    now = new Date('2026-11-15T10:00:00Z')
  })
})

describe('a link to a record', () => {
  const open = (token: string, secretKey = 'secret') => findLinkedAdvice(desk(), secretKey, token)
  const link = async () => {
    const kept = await keepAdvice(desk(), ada, record)
    return { id: kept.id, token: adviceToken({ secretKey: 'secret' }, kept, now) }
  }

  test('opens until it expires', async () => {
    const { id, token } = await link()
    const written = now
    const inDays = (days: number) => new Date(written.getTime() + days * 86_400_000)
    now = inDays(ADVICE_LINK_DAYS - 1)
    expect((await open(token))?.id).toBe(id)
    now = inDays(ADVICE_LINK_DAYS + 1)
    expect(await open(token)).toBeUndefined()
    now = written
  })

  test('cannot be made or changed by others', async () => {
    const { id, token } = await link()
    const other = await link()
    const [, expiry, signature] = token.split('.')
    expect(await open(token, 'other')).toBeUndefined()
    expect(await open(`${other.id}.${expiry}.${signature}`)).toBeUndefined()
    expect(await open(`${id}.${Number(expiry) + 1}.${signature}`)).toBeUndefined()
    expect(await open('nonsense')).toBeUndefined()
  })

  test('opens nothing once the owner has signed out; the next one does', async () => {
    const { id, token } = await link()
    await closeDrafts(desk(), eve.userId)
    expect((await open(token))?.id).toBe(id)
    await closeDrafts(desk(), ada.userId)
    expect(await open(token)).toBeUndefined()
    const listed = (await listAdvice(desk(), ada)).find((each) => each.id === id)
    if (!listed) throw new Error('The record is gone.')
    expect((await open(adviceToken({ secretKey: 'secret' }, listed, now)))?.id).toBe(id)
  })
})
