import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { CLAIM_KINDS } from '#brokerage/service/claim-checklists.ts'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { PageLanguageContext } from '#i18n/words.tsx'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import type { ClaimPageData } from './claim.ts'
import { ClaimPage } from './claim-page.tsx'
import type { FormAnswer } from './form-answer.ts'

const KINDS = ['theft', 'waterFireStorm'] as const
const page = {
  reference: 'FP-1',
  product: 'Household',
  tierName: 'Basic',
  by: 'insurer',
  cover: {
    startDate: isoDateOf('2026-12-01'),
    endDate: isoDateOf('2027-01-31'),
    waitingUntil: undefined,
    first: '1 December 2026',
    last: '31 January 2027',
    waited: undefined,
  },
  waiting: undefined,
  kinds: KINDS.map((kind) => ({ kind, checklist: CLAIM_KINDS[kind], paid: undefined })),
} as const satisfies ClaimPageData

const draw = (
  answer?: FormAnswer,
  shown: ClaimPageData = page,
  locale: 'en-de' | 'es-es' = 'en-de',
) => {
  const element = (
    <PageLanguageContext value={locale === 'en-de' ? 'en' : 'es'}>
      <WordingContext value={pickWording(locale, 'account')}>
        <ClaimPage page={shown} answer={answer} />
      </WordingContext>
    </PageLanguageContext>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

const chosenIn = (answer?: FormAnswer) => {
  const html = draw(answer)
  const select = /<select[^>]*name="kind".*?<\/select>/.exec(html)?.[0] ?? ''
  return { select, chosen: /<option value="(\w*)" selected/.exec(select)?.[1] }
}

test('no kind of claim is chosen before somebody chooses one', () => {
  const { select, chosen } = chosenIn()
  expect(select).toContain('required=""')
  expect(chosen).toBe('')
})

test('the chosen kind stays when the form comes back', () => {
  const answer = { values: { kind: 'waterFireStorm' }, errors: {} }
  expect(chosenIn(answer).chosen).toBe('waterFireStorm')
})

test('a file that was taken in goes along, unless its tick is taken away', () => {
  const files = [{ id: 'f1', name: 'wrong <photo>.jpg' }]
  const html = draw({ values: {}, errors: { description: 'required' }, files })
  const inputs = html.match(/<input[^>]*name="fileId"[^>]*>/g) ?? []
  expect(inputs).toHaveLength(1)
  expect(inputs[0]).toContain('type="checkbox"')
  expect(inputs[0]).toContain('checked=""')
  expect(inputs[0]).toContain('value="f1|wrong &lt;photo&gt;.jpg"')
  expect(html).toContain('Already here, send along: \u2068wrong &lt;photo&gt;.jpg\u2069')
})

test('the days of cover stand beside the question when it happened', () => {
  expect(draw()).toContain('Your cover: 1 December 2026 to 31 January 2027')
  expect(draw()).not.toContain('probably not pay')
})

test.each([
  ['2026-11-30', 'First day of your cover: 1 December 2026.'],
  ['2026-12-01', undefined],
  ['2027-01-31', undefined],
  ['2027-02-01', 'Last day of your cover: 31 January 2027.'],
  ['2027-0-1', undefined],
])('a day outside of the cover is doubted, and no other: %s', (occurredOn, doubt) => {
  const html = draw({ values: { occurredOn }, errors: {} })
  expect(/id="occurredOn-doubt"/.test(html)).toBe(doubt !== undefined)
  expect(html.includes('You can report it all the same')).toBe(doubt !== undefined)
  if (doubt) expect(html).toContain(doubt)
})

test.each([
  ['2026-11-30', 'First day of your cover'],
  ['2026-12-01', 'Last day of the waiting time: 28 February 2027.'],
  ['2027-02-28', 'Last day of the waiting time: 28 February 2027.'],
  ['2027-03-01', undefined],
])('a day in the waiting time is doubted, with what need not wait: %s', (occurredOn, doubt) => {
  const waitingUntil = isoDateOf('2027-02-28')
  const cover = { ...page.cover, endDate: undefined, last: undefined, waitingUntil }
  const shown = {
    ...page,
    cover: { ...cover, waited: '28 February 2027' },
    waiting: 'Traffic is covered from the first day.',
  }
  const html = draw({ values: { occurredOn }, errors: {} }, shown)
  expect(/id="occurredOn-doubt"/.test(html)).toBe(doubt !== undefined)
  expect(html.includes('Traffic is covered')).toBe(doubt?.includes('waiting') ?? false)
  if (doubt) expect(html).toContain(doubt)
})

test('the list of what a claim needs says from when on pregnancy and birth are paid for', () => {
  const kind = 'maternity'
  const paid = { months: 8, date: '1 August 2027' }
  const html = draw(undefined, { ...page, kinds: [{ kind, checklist: CLAIM_KINDS[kind], paid }] })
  expect(html).toContain('Pregnancy and birth')
  expect(html).toContain('Paid from 1 August 2027 on, 8 months after your cover began.')
  expect(draw()).not.toContain('Paid from')
})

test('the sign of the currency stands where the language writes it', () => {
  expect(draw()).toMatch(/>€<\/span><input[^>]*name="amount"/)
  expect(draw(undefined, page, 'es-es')).toMatch(/<input[^>]*name="amount"[^>]*\/><span[^>]*>€</)
})
