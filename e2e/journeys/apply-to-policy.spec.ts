import { expect, test } from '@playwright/test'
import { JOURNEYS } from '#features/apply/journeys.ts'
import { loadLine } from '#insurance/lines/load-line.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import type { Language } from '#insurance/values/language.ts'
import { applicantFor } from '../steps/applicant.ts'
import { findMail } from '../steps/find-mail.ts'
import { on } from '../steps/hosts.ts'
import { awaitInAccount, registerAhead } from '../steps/own-account.ts'
import { askAsPage, signInStaff } from '../steps/sign-in-staff.ts'
import { newVisitor } from '../steps/visitor.ts'
import { walkJourney } from '../steps/walk-journey.ts'

/** Four that the insurer accepts at once, each in another language, and one that people look at. */
const ORDERS: readonly { line: LineId; language: Language }[] = [
  { line: 'household', language: 'en' },
  { line: 'legal', language: 'de' },
  { line: 'travel-health', language: 'es' },
  { line: 'personal-liability', language: 'fr' },
  { line: 'life', language: 'en' },
]

test('five orders become active policies, with their papers in the account', async ({ page }) => {
  test.slow()
  const email = `five-${Date.now()}@example.com`
  const references: string[] = []
  for (const { line, language } of ORDERS) {
    const { definition } = await loadLine(line)
    const answers = applicantFor(definition)
    const own = { ...answers, person: { ...(answers['person'] as object), email, language } }
    const path = JOURNEYS.find((journey) => journey.line === line)?.base ?? ''
    const done = await walkJourney(newVisitor(), { path, language }, definition, own)
    references.push(/FA(-\w{4}){3}/.exec(done.html)?.[0] ?? '')
  }
  expect(new Set(references).size).toBe(ORDERS.length)

  // The insurer of the last one has looked at it: a broker says so.
  await signInStaff(page)
  const move = () =>
    askAsPage(page, `/admin/api/applications/${references.at(-1)}/state`, { to: 'accepted' })
  await expect.poll(move, { timeout: 60_000 }).toBe(200)

  await registerAhead(page, email)
  const active = page.locator('.account-card[data-state=active]')
  const withPapers = active.filter({ has: page.locator('.account-files a') })
  // Drawn once all are active; the papers of the last may still be on their way then.
  const isActive = / data-state="active"/g
  await awaitInAccount(
    page,
    '/me/policies',
    (html) => html.match(isActive)?.length === ORDERS.length,
  )
  await expect(async () => {
    await page.goto(on('app', '/me/policies'))
    await expect(withPapers).toHaveCount(ORDERS.length, { timeout: 2_000 })
  }).toPass({ timeout: 120_000 })
  for (const { line } of ORDERS) {
    const { wording } = await loadLine(line)
    await expect(active.getByRole('heading', { name: wording.en.line.name })).toHaveCount(1)
  }
  for (const { language } of ORDERS) {
    const written = () => findMail(email, `Content-Language: ${language}`)
    await expect.poll(written, { message: language, timeout: 60_000 }).toBeDefined()
  }
  const papers = await active.locator('.account-files a').all()
  const hrefs = await Promise.all(papers.map((paper) => paper.getAttribute('href')))
  const types = await page.evaluate(
    (paths) =>
      Promise.all(
        paths.map((path) => fetch(path ?? '').then(({ headers }) => headers.get('content-type'))),
      ),
    hrefs,
  )
  expect(types.every((type) => type === 'application/pdf')).toBe(true)
})
