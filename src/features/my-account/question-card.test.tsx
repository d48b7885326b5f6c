import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { AskedBefore, QuestionCard } from './question-card.tsx'
import type { ShownQuestion } from './questions.ts'

function drawn(part: ReactNode): string {
  const element = <WordingContext value={pickWording('en-de', 'account')}>{part}</WordingContext>
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('an offer is refused in a place of its own, which says what that means', () => {
  const offer = {
    href: '/me/questions/FQ-1/offer.pdf',
    before: '€2',
    now: '€3',
    instalment: '€3',
    period: 'month',
    until: '1 May 2027',
    start: { when: 'nextDay', day: '' },
  }
  const question = { reference: 'FQ-1', text: 'Dearer', withdrawalDays: 14, offer } as ShownQuestion
  const html = drawn(<QuestionCard question={question} by="insurer" answer={undefined} />)
  expect(html).toContain('The day after you accept')
  const [accepting = '', refusing = ''] = html.match(/<form[\s\S]*?<\/form>/g) ?? []
  expect(accepting).toContain('value="accept"')
  expect(accepting).not.toContain('value="refuse"')
  expect(refusing).toContain('value="FQ-1"')
  expect(refusing).toContain('value="refuse"')
  expect(refusing).toContain('this offer cannot be accepted any more')
  expect(html).toMatch(/<details class="ui-disclosure"><summary>/)
})

test('what was answered names the files that came with it, even where nothing else was said', () => {
  const question = {
    reference: 'FQ-1',
    text: 'Which lock?',
    state: 'answered',
    asked: '1 May 2027',
  }
  const files = [{ name: 'lock.pdf', href: '/me/files/1' }]
  const html = drawn(
    <AskedBefore questions={[{ ...question, files } as unknown as ShownQuestion]} />,
  )
  expect(html).toMatch(/Which lock\?.*<a href="\/me\/files\/1">.*lock\.pdf.*1 May 2027/s)
})

test('an offer that was answered can still be opened', () => {
  const offer = { href: '/me/questions/FQ-1/offer.pdf' }
  const question = { reference: 'FQ-1', text: 'Dearer', state: 'refused', files: [], offer }
  const shown = (more: object) =>
    drawn(<AskedBefore questions={[{ ...question, ...more } as unknown as ShownQuestion]} />)
  expect(shown({})).toContain('href="/me/questions/FQ-1/offer.pdf"')
  // It was a mistake, or what it said of somebody's health is erased.
  for (const gone of [{ takenBack: '1 May 2027' }, { text: '' }]) {
    expect(shown(gone)).not.toContain('offer.pdf')
  }
  expect(shown({ text: '' })).toContain('>This question was erased<')
})
