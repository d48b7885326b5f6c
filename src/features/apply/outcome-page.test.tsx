import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import { OutcomePage } from './outcome-page.tsx'
import type { PageData } from './page-data.ts'

type Outcome = Extract<PageData, { page: 'outcome' }>

function drawn(isFund: boolean): string {
  const data = {
    page: 'outcome',
    outcome: 'declined',
    product: 'Health',
    reasons: [],
    contact: { email: 'ask@example.com', phone: '+49 30 1' },
    isFund,
  } as unknown as Outcome
  return renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'apply')}>
      <OutcomePage data={data} />
    </WordingContext>,
  )
}

test('who may not join a public fund is told so by the law, not by an insurer', () => {
  expect(drawn(true)).toContain('The rules of the law decided this')
  expect(drawn(true)).not.toContain('insurer')
  expect(drawn(false)).toContain('The rules of the insurer decided this')
})
