import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { anonymous, system } from '#accounts/acting-user.ts'
import { findAdvice } from '#brokerage/advice/find-advice.ts'
import { keepAdvice } from '#brokerage/advice/keep-advice.ts'
import { adviceOfTests } from '#brokerage/advice/test-advice.ts'
import { changeDraft } from '#brokerage/drafts/change-draft.ts'
import { findDraft } from '#brokerage/drafts/find-draft.ts'
import { startDraft } from '#brokerage/drafts/start-draft.ts'
import { readFile } from '#brokerage/files/read-file.ts'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { completeAnswers } from '#brokerage/test-orders.ts'
import { uploadPdf } from '#brokerage/test-uploads.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { originOf } from '#sites/hosts.ts'
import { actOnPage } from './act-on-page.ts'
import { draftCookie } from './draft-cookie.ts'
import { HealthConsentPage } from './health-consent-page.tsx'
import { JOURNEYS } from './journeys.ts'
import { loadPage } from './load-page.ts'
import type { PageData } from './page-data.ts'
import { openTestFacts } from './test-facts.ts'

const office = await shareTestDesk({ runJobs: false })

/** Somebody who agreed, said everything about their health, and is on the page of the consent again. */
async function applicant() {
  const { desk } = office
  const [line, journey] = [desk.lines['life'], JOURNEYS.find((each) => each.line === 'life')]
  if (!line || !journey) throw new Error('Life is not there.')
  const answers = { ...completeAnswers(line, desk.today()), healthDataConsent: 'yes' }
  const { id, key } = await startDraft(desk, 'life', { answers })
  const stored = () => uploadPdf(desk, anonymous, { draftId: id })
  const [medicalReport, insuredConsent] = [await stored(), await stored()]
  const advice = await keepAdvice(desk, anonymous, adviceOfTests(line, answers))
  await changeDraft(desk, id, () => ({
    answers: { ...answers, medicalReport: [medicalReport], insuredConsent: [insuredConsent] },
    informed: { version: '1', at: desk.clock.now().toISOString() },
    healthConsentAt: desk.clock.now().toISOString(),
    advice: { ...advice, basis: '' },
  }))

  const [cookie = ''] = draftCookie(desk.hosts, journey.host, 'life', key).split(';')
  const origin = originOf(desk.hosts, journey.host)
  const facts = { ...(await openTestFacts(desk)), host: journey.host }
  const url = new URL(`${origin}${journey.base}/health-consent`)
  const headers = { cookie, origin, 'sec-fetch-site': 'same-origin' }
  const where = { route: journey.route, screen: 'health-consent' }
  const send = (entries: [string, string][]) => {
    const body = new URLSearchParams(entries)
    return actOnPage(facts, where, new Request(url, { method: 'POST', headers, body }))
  }
  const page = () => loadPage(facts, { ...where, url }, new Request(url, { headers }))
  const contentsNow = async () => (await findDraft(desk, 'life', key))?.contents
  return { send, page, contentsNow, medicalReport, insuredConsent, advice }
}

function drawn(data: PageData): string {
  if (data.page !== 'healthConsent') throw new Error(`It is the page ${data.page}.`)
  return renderToStaticMarkup(
    createElement(
      WordingContext,
      { value: pickWording('en-de', 'apply') },
      createElement(HealthConsentPage, { data }),
    ),
  )
}

test('the page asks for the very words that are kept as what was agreed to', async () => {
  const { page } = await applicant()
  const data = await page()
  const { shared } = office.desk.lines['life']?.wording[data.language] ?? {}
  const kept = shared?.fields['healthDataConsent']?.question ?? ''
  expect(kept.length).toBeGreaterThan(40)
  expect(drawn(data)).toContain(kept)
})

test('going back over the page of the consent loses nothing', async () => {
  const { send, page, contentsNow } = await applicant()
  const html = drawn(await page())
  const [box = ''] = /<input[^>]*name="healthDataConsent"[^>]*>/.exec(html) ?? []
  const ticked: [string, string][] = box.includes(' checked') ? [['healthDataConsent', 'yes']] : []
  await send([['_do', 'back'], ...ticked])
  expect((await contentsNow())?.answers).toHaveProperty('smoker')
})

test('a consent that is unticked on its page takes all about health along', async () => {
  const { desk } = office
  const { send, contentsNow, medicalReport, insuredConsent, advice } = await applicant()
  await send([['healthDataConsent', 'yes']])
  expect((await contentsNow())?.answers).toHaveProperty('smoker')

  const answer = await send([])
  expect(answer.headers.get('location')).toContain('/health-consent?check=1')
  const after = await contentsNow()
  for (const gone of ['healthDataConsent', 'smoker', 'healthHeart', 'medicalReport']) {
    expect(after?.answers).not.toHaveProperty(gone)
  }
  expect(after?.answers).toMatchObject({ birthDate: expect.anything(), person: expect.anything() })
  expect(after).not.toHaveProperty('healthConsentAt')

  // Given anew, it is kept with the words and the language of the page.
  await send([['healthDataConsent', 'yes']])
  const wording = desk.lines['life']?.wording.de.shared.fields['healthDataConsent']?.question
  expect(await contentsNow()).toMatchObject({ healthConsentShown: { wording, language: 'de' } })
  expect(await readFile(desk, system, medicalReport.id)).toBeUndefined()
  expect(await readFile(desk, system, insuredConsent.id)).toBeDefined()
  const said = (await findAdvice(desk, system, advice.id))?.record
  expect(said?.answers).not.toHaveProperty('smoker')
  expect(said?.answers).toHaveProperty('birthDate')
})
