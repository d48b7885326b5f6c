import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { ConsentsPageData, ShownConsent } from './consents.ts'
import { ConsentsPage } from './consents-page.tsx'

const consent: ShownConsent = {
  key: '1',
  code: 'sepaMandate',
  reference: 'FA-1111-1111-1111',
  source: 'application',
  product: 'Hausrat',
  wording: 'Please collect it.',
  lang: undefined,
  given: '1. Januar 2027',
  withdrawn: undefined,
  replaced: undefined,
  effect: 'stopsDebit',
}

function shown(page: Partial<ConsentsPageData>): string {
  const data = {
    holding: [],
    over: [],
    declared: [],
    told: undefined,
    mandateEmail: undefined,
    ...page,
  }
  const element = (
    <WordingContext value={pickWording('de-de', 'account')}>
      <ConsentsPage page={data} answer={undefined} />
    </WordingContext>
  )
  const router = createMemoryRouter([{ path: '/', element }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

test('words that were read in another language say so', () => {
  const read = { ...consent, lang: 'en' } as const
  expect(shown({ holding: [read] })).toMatch(/<blockquote[^>]* lang="en">/)
  expect(shown({ declared: [read] })).toContain('<span lang="en">')
  expect(shown({ holding: [consent] })).not.toContain('lang="')
})

test('a mandate that another replaced has its day and no button, and says nothing of today', () => {
  const replaced = { ...consent, replaced: '2. Januar 2027' }
  const html = shown({ over: [replaced, { ...replaced, key: '2', withdrawn: '1. Januar 2027' }] })
  expect(html).toContain('Durch ein neues Mandat ersetzt am 2. Januar 2027')
  expect(html).toContain('Widerrufen am 1. Januar 2027')
  expect(html).not.toMatch(/Einwilligung widerrufen<|Überweisung/)
})

test('whoever signed a broker mandate reads how it ends, with an e-mail that is begun', () => {
  expect(shown({ declared: [consent] })).not.toContain('mailto:')
  const html = shown({ declared: [consent], mandateEmail: 'hallo@example.org' })
  expect(html).toContain('href="mailto:hallo@example.org?subject=Ich%20')
})
