import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import { loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { APP_ROUTES } from '#sites/app-routes.ts'
import type { Locale } from '#sites/locales.ts'
import { ROUTES } from '#sites/routes.ts'
import { LINE_PAGES } from '../line-pages.ts'
import type { PrepareContext } from '../prepare-context.ts'
import { type ProductHeroView, prepareProductHero } from '../product-hero/prepare-product-hero.ts'
import { StickyAction } from '../product-hero/sticky-action.tsx'
import { makeCard, valuesOf } from './make-card.ts'
import { QuoteCard } from './quote-card.tsx'
import { quoteForCard } from './quote-for-card.ts'

const asOf = isoDateOf('2026-11-15')

function contextOf(locale: Locale, query: Record<string, string> = {}): PrepareContext {
  return {
    site: 'default',
    locale,
    path: '/household-insurance',
    asOf,
    today: asOf,
    readQuery: (name: string) => query[name] ?? null,
    href: (link: string) => link,
    bookingLinks: [],
    reportError: (error: unknown) => {
      throw error
    },
  } as unknown as PrepareContext
}

describe.each(LINE_IDS)('%s', (line) => {
  it.each(LANGUAGES)(
    'begins with the reference price and two to four questions in %s',
    async (language) => {
      const locale = ({ en: 'en-de', de: 'de-de', es: 'es-es', fr: 'fr-fr' } as const)[language]
      const { setup, answer } = await makeCard({ line }, contextOf(locale))
      expect(setup.controls.length).toBeGreaterThanOrEqual(2)
      expect(setup.controls.length).toBeLessThanOrEqual(4)
      for (const control of setup.controls) {
        expect(control.label, control.key).not.toMatch(/^$|card\.|\?$/)
        if ('options' in control) {
          for (const option of control.options) expect(option.label).not.toBe('')
        }
      }
      const { definition } = await loadRatedLine(line)
      expect(answer.outcome).toBe('quoted')
      if (answer.outcome !== 'quoted') return
      const euros = answer.price.replace(/[^\d]/g, '')
      expect(Number(euros)).toBe(definition.reference.priceCents)
      expect(answer.factors.length).toBeGreaterThan(0)
    },
  )

  it('has an answer, yes or no, at both ends of every question', async () => {
    const { setup } = await makeCard({ line }, contextOf('en-de'))
    const [rated, wording] = await Promise.all([loadRatedLine(line), loadWording(line, 'en')])
    for (const control of setup.controls) {
      const ends =
        control.kind === 'range'
          ? [control.min, control.max].map(String)
          : control.kind === 'postcode'
            ? ['01067', '99998']
            : control.options.map(({ value }) => value)
      for (const end of ends) {
        const values = { ...valuesOf(setup.controls), [control.key]: end }
        const answer = quoteForCard(rated, wording, setup, values)
        expect(answer.outcome, `${control.key}=${end}`).not.toBe('incomplete')
        if ('reasons' in answer) {
          for (const reason of answer.reasons) expect(reason).toMatch(/\s/)
        }
      }
    }
  })

  it('is explained and applied for at addresses that exist', () => {
    const { path, apply } = LINE_PAGES[line]
    expect(ROUTES.map((route) => route.path)).toContain(path)
    expect(APP_ROUTES.map((route) => `app:${route.path}`)).toContain(apply)
  })
})

test('answers in the address count when the inputs could have given them', async () => {
  const valuesFor = async (query: Record<string, string>) =>
    valuesOf((await makeCard({ line: 'household' }, contextOf('en-de', query))).setup.controls)
  const good = { sqm: '50', pc: '68159', deductible: '300' }
  expect(await valuesFor(good)).toEqual(good)
  const bad = { sqm: '5000', pc: '<b>', deductible: '151' }
  expect(await valuesFor(bad)).toEqual({ sqm: '38', pc: '86150', deductible: '150' })
})

test('a postcode that no place has is priced, and wondered about', async () => {
  const card = async (pc: string) =>
    renderToStaticMarkup(
      createElement(QuoteCard, await makeCard({ line: 'household' }, contextOf('fr-fr', { pc }))),
    )
  expect(await card('05123')).toMatch(/quote-card__price.*€/)
  expect(await card('05123')).toContain('aucune localité allemande')
  expect(await card('04109')).not.toContain('aucune localité allemande')
})

test('what a page takes for granted and asks all the same begins with its answer', async () => {
  const make = (query?: Record<string, string>) =>
    makeCard(
      { line: 'public-health', asks: ['age'], fixed: { status: 'student', age: '22' } },
      contextOf('en-de', query),
    )
  const begun = await make()
  expect(begun.setup.controls).toMatchObject([{ key: 'age', value: '22' }])
  expect(begun.setup.fixed).toEqual({ status: 'student' })
  expect(begun.answer).toMatchObject({ outcome: 'quoted', price: '€141.16' })
  expect((await make({ age: '25' })).answer).toMatchObject({ outcome: 'quoted', price: '€146.29' })
})

test('what a page takes for granted is not asked, and counts', async () => {
  const card = await makeCard(
    { line: 'public-health', fixed: { status: 'student', age: '25' } },
    contextOf('en-de'),
  )
  expect(card.setup.controls.map(({ key }) => key)).not.toContain('status')
  expect(card.answer).toMatchObject({ outcome: 'quoted', price: '€146.29' })
})

test.each([
  ['public-health', 'referred'],
  ['private-health', 'referred'],
  ['household', 'quoted'],
] as const)(
  'until the law of a new year is known, %s is %s, as in its application',
  async (line, outcome) => {
    // A year whose law nobody can know today.
    const newYear = { asOf: isoDateOf('2026-12-31'), today: isoDateOf('2099-01-05') }
    const context = { ...contextOf('en-de'), ...newYear }
    const { answer } = await makeCard({ line }, context)
    expect(answer.outcome).toBe(outcome)
    // Nor does the page name last year's price above it.
    const { from } = await prepareProductHero({ line, card: 'quote' }, context)
    expect(from !== undefined).toBe(outcome === 'quoted')
  },
)

test.each([
  ['en-de', 'Continue with these answers'],
  ['de-de', 'Mit diesen Angaben weiter'],
  ['es-es', 'Seguir con estas respuestas'],
  ['fr-fr', 'Continuer avec ces réponses'],
] as const)('no price is gone on with in %s where there is none', async (locale, label) => {
  const ways = async (today: string, action?: { href: string; label: string }) => {
    const context = { ...contextOf(locale), today: isoDateOf(today) }
    const card = await makeCard({ line: 'public-health', action }, context)
    const view = { card, action, name: '' } as unknown as ProductHeroView
    const html = [createElement(QuoteCard, card), createElement(StickyAction, { view, title: '' })]
    return html.map((element) => renderToStaticMarkup(element).includes(`>${label}<`))
  }
  expect(await ways('2099-01-05')).toEqual([true, true])
  expect(await ways('2026-11-15')).toEqual([false, false])
  expect(await ways('2099-01-05', { href: '/', label: 'Ask us' })).toEqual([false, false])
})

test('without a price the bar at the bottom edge names the page, not our German line', async () => {
  const block = { line: 'expat-short-term', card: 'none' } as const
  const view = await prepareProductHero(block, contextOf('es-es'))
  const html = renderToStaticMarkup(
    createElement(StickyAction, { view, title: 'Seguro médico temporal' }),
  )
  expect(html).toContain('<p>Seguro médico temporal</p>')
  expect(html).not.toContain(view.name)
})
