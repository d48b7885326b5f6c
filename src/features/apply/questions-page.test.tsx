import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { QuestionsData } from './page-data.ts'
import { QuestionsPage } from './questions-page.tsx'

function drawn(asksHealth: boolean, inputs: readonly object[] = [], more: object = {}): string {
  const data = {
    page: 'questions',
    line: 'life',
    base: '/policies/life',
    product: 'Life insurance',
    language: 'en',
    screen: 'health',
    price: { product: '', price: { kind: 'none' }, said: [], demoTariff: true },
    progress: { steps: [], current: 0 },
    model: { title: 'Health', inputs, asksHealth },
    answers: {},
    help: {},
    ...more,
  } as unknown as QuestionsData
  const router = createMemoryRouter([{ path: '*', element: <QuestionsPage data={data} /> }])
  return renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'apply')}>
      <RouterProvider router={router} />
    </WordingContext>,
  )
}

// Browsers that bring typed text back through the history leave out what says `off`, without a script.
test.each([true, false])('answers about health (%s) are not kept by the browser', (asksHealth) => {
  expect(/<form [^>]*autocomplete="off"/i.test(drawn(asksHealth))).toBe(asksHealth)
})

test('each declaration that is missing is named by its first words, not repeated as a whole', () => {
  const declared = (name: string, question: string) => ({
    name,
    id: name,
    kind: 'consent',
    question,
    required: true,
    errors: ['Please confirm this to go on.'],
  })
  const long =
    'I authorise the creditor named here to collect payments from my account, and my bank to honour them, for as long as the contract lasts.'
  const html = drawn(false, [declared('sepa', long), declared('privacy', 'I have read it.')])
  const [summary = ''] = html.match(/<ul>.*?<\/ul>/) ?? []
  expect(summary).toContain('I authorise the creditor named here to collect payments from… Please')
  expect(summary).toContain('I have read it. Please')
  expect(summary).not.toContain('contract lasts')
})

test('a signature under another name says so beside it', () => {
  const doubt = 'This is a different name.'
  const mandate = {
    name: 'mandateSignature',
    kind: 'signature',
    question: 'Sign',
    errors: [],
    doubt,
  }
  expect(drawn(false, [mandate])).toContain(doubt)
})

test('files and answers alike lead back to the last page before the order', () => {
  const photo = { name: 'photo', id: 'photo', kind: 'upload', question: 'A photo', errors: [] }
  const marks = (fromReview: boolean) =>
    drawn(false, [photo], { fromReview }).match(/name="_from" value="review"/g) ?? []
  expect(marks(true)).toHaveLength(2)
  expect(marks(false)).toHaveLength(0)
})

test('each file that was not taken is named with why, at its question and in the list on top', () => {
  const paper = (name: string, question: string) => ({
    name,
    id: name,
    kind: 'upload',
    question,
    required: false,
    mostFiles: 3,
    errors: [],
  })
  const papers = [paper('invoice', 'Your invoice'), paper('photo', 'A photo of the bike')]
  const files = [
    { name: 'a.exe', refusal: 'wrongFileType' },
    { name: 'b.pdf', refusal: 'unreadable' },
  ]
  const shown = (field: string) => drawn(false, papers, { refused: { field, files, left: 2 } })
  const html = shown('photo')
  const [summary = ''] = html.match(/<ul>.*?<\/ul>/) ?? []
  const [of, at] = [
    '“\u2068a.exe\u2069”: We cannot read',
    '“\u2068b.pdf\u2069”: This PDF is protected',
  ]
  expect(summary).toContain(`href="#photo">A photo of the bike: ${of}`)
  expect(summary).toContain(`href="#photo">A photo of the bike: ${at}`)
  const [, told = ''] = html.split('id="photo-error"')
  for (const each of [of, at, '2 files were not taken. What is in the list is saved.']) {
    expect(told).toContain(each)
  }
  expect(html).toMatch(/aria-describedby="photo-formats photo-error" aria-invalid="true"/)
  expect(html).toContain('id="photo-error"')
  expect(html).not.toContain('id="invoice-error"')
  // Of a question that is not on this page it is still said.
  expect(shown('contract').split('We cannot read')).toHaveLength(2)
})

test('the mandate stands with whom it is given to: the insurer, whose identifier may follow', () => {
  const mandate = {
    name: 'sepaMandate',
    id: 'sepaMandate',
    kind: 'consent',
    question: 'I authorise the creditor named here.',
    required: true,
    errors: [],
  }
  const shown = (debit: object) => drawn(false, [mandate], { debit })
  const creditor = { name: 'Haus AG', id: 'DE98ZZZ09999999999' }
  const named = shown({ creditor, isOnce: false })
  expect(named).toContain('Creditor: Haus AG, creditor identifier DE98ZZZ09999999999.')
  const unnamed = shown({ creditor: undefined, isOnce: true })
  expect(unnamed).toContain('Creditor: the insurer of your contract.')
  expect([named, unnamed].map((html) => html.includes('One direct debit'))).toEqual([false, true])
})

test('a price that moves is read out once, beside the page or at the edge of a phone', () => {
  const price = { kind: 'soFar', amount: '€4.94', period: 'month' }
  const html = drawn(false, [], { price: { product: '', price, said: [], demoTariff: false } })
  const [beside = '', bar = ''] = html.split('class="apply-bar"')
  expect(beside.match(/aria-live/g)).toHaveLength(1)
  expect(bar.match(/aria-live/g)).toHaveLength(1)
  expect(bar).toContain('class="apply-bar__price" aria-live="polite"')
})

// Within, where no line breaks, the price would run on below the button beside it.
test('the edge of a phone may break its line before the price', () => {
  const price = { kind: 'from', isMinimum: false, amount: '€386.58', period: 'month' }
  const html = drawn(false, [], { price: { product: '', price, said: [], demoTariff: false } })
  const [, bar = ''] = html.split('class="apply-bar"')
  expect(bar).toContain('<span>for example</span> <strong>€386.58</strong> <span>a month</span>')
})

test('no line of a French heading ends before its pronoun', () => {
  const model = { title: 'Comment souhaitez-vous payer ?', inputs: [], asksHealth: false }
  const html = drawn(false, [], { language: 'fr', model })
  expect(html).toContain('Comment souhaitez-\u2060vous payer\u00A0?</h1>')
})
