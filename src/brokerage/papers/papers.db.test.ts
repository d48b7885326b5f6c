import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { anonymous } from '#accounts/acting-user.ts'
import { submitApplication } from '../applications/submit-application.ts'
import { makeApplicationPapers } from '../follow-up/make-papers.ts'
import { applications, brokerageFiles } from '../tables.ts'
import { shareTestDesk } from '../test-desk.ts'
import { completeOrder } from '../test-orders.ts'
import { findLineDocuments } from './line-documents.ts'

const office = await shareTestDesk({ runJobs: false })

test('papers are whole in the language in which letters are wanted, as the mail that brings them', async () => {
  const { desk } = office
  const informed = { version: '2026-11-15-abc', at: '2026-11-15T11:00:00.000Z' }
  const changes = { language: 'de', locale: 'de-de', informed } as const
  const order = await completeOrder(desk, 'household', changes)
  const { person } = order.answers as { person: Record<string, unknown> }
  person['language'] = 'fr'
  await submitApplication(desk, anonymous, order)
  const [application] = await desk.db.select().from(applications)
  if (!application) throw new Error('Nothing was ordered.')
  expect(application.language).toBe('fr')
  // Kept with the order: that we told who we are before the first price, and in which words.
  expect(application.delivered.filter(({ shownAt }) => shownAt)).toEqual([
    expect.objectContaining({
      code: 'initialInformation',
      shownAt: informed.at,
      version: informed.version,
    }),
  ])
  await makeApplicationPapers(desk, application)
  const files = await desk.db
    .select({ id: brokerageFiles.id, code: brokerageFiles.code })
    .from(brokerageFiles)
    .where(eq(brokerageFiles.applicationId, application.id))
  expect(files.map(({ code }) => code).toSorted()).toEqual([
    'applicationSummary',
    'brokerMandate',
    'sepaMandate',
    'withdrawalNotice',
  ])
  for (const { id, code } of files) {
    const pdf = Buffer.from((await desk.files.get(id)) ?? []).toString('latin1')
    expect(pdf, code ?? '').toContain('/Lang (fr)')
    expect(pdf, code ?? '').toContain('/StructTreeRoot')
  }
})

test('papers before an order stay the same bytes until one of their words changes', async () => {
  const { desk } = office
  const line = desk.lines['public-health']
  if (!line) throw new Error('There is no such line.')
  const { es } = line.wording
  const wording = { ...line.wording, es: { ...es, line: { ...es.line, summary: 'Otra frase.' } } }
  const reworded = { ...desk, lines: { ...desk.lines, 'public-health': { ...line, wording } } }
  const [shown, again, later] = [
    await findLineDocuments(desk, 'public-health', 'es'),
    await findLineDocuments(desk, 'public-health', 'es'),
    await findLineDocuments(reworded, 'public-health', 'es'),
  ]
  expect(again).toEqual(shown)
  expect(later).not.toEqual(shown)
})
