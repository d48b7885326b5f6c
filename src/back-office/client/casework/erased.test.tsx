import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Erased } from './erased.tsx'

test.each([
  ['2100-01-31', 'by 31 Jan 2100 (Art.\u00A012'],
  ['2026-01-31', 'by 31 Jan 2026, overdue (Art.\u00A012'],
])(
  'who erased for a customer reads by when to tell them, and that it is late: %s',
  (answerBy, said) => {
    const lines = { en: ['Account: erased.'], de: [], es: [], fr: [] }
    for (const addressProven of [true, false]) {
      const customer = { language: 'en', addressProven }
      const page = renderToStaticMarkup(
        <Erased report={{ accountGone: true, answerBy, lines }} customer={customer} />,
      )
      expect(page).toContain(said)
    }
  },
)
