import { expect, test } from 'vitest'
import type { PrepareContext } from '#blocks/prepare-context.ts'
import type { CardControl } from '#blocks/quote-card/card-setup.ts'
import { makeCard } from '#blocks/quote-card/make-card.ts'
import { quoteForCard } from '#blocks/quote-card/quote-for-card.ts'
import { pathOf } from '#insurance/figures/change-reference.ts'
import { loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { readPrefill } from './prefill.ts'
import { priceView } from './price-view.ts'

const asOf = isoDateOf('2026-11-15')
const context = {
  site: 'default',
  locale: 'en-de',
  path: '/',
  asOf,
  today: asOf,
  readQuery: () => null,
  href: (link: string) => link,
} as unknown as PrepareContext

/** The average of a list is nobody's date of birth. */
const AVERAGES = ['employees.age']

/** Another answer than the card begins with, as a visitor gives it. */
function moved(control: CardControl): string {
  switch (control.kind) {
    case 'range':
      return String(Number(control.value) + control.step)
    case 'postcode':
      return '10115'
    default:
      return control.options.find(({ value }) => value !== control.value)?.value ?? control.value
  }
}

test.each(LINE_IDS)('the application of %s opens with every answer of its card', async (line) => {
  const [{ definition }, { setup }] = await Promise.all([
    loadRatedLine(line),
    makeCard({ line }, context),
  ])
  const said = setup.controls.map((control): [string, string] => [control.key, moved(control)])
  const { answers, rest } = readPrefill(definition, new URLSearchParams(said), asOf)
  expect(String(rest)).toBe('')
  for (const [key, value] of said.filter((each) => !AVERAGES.includes(each[0]))) {
    const path = pathOf(definition, key)
    const answer = answers[path?.field.id ?? '']
    const entries = answer as Record<string, unknown>[]
    if (path?.isAge) expect(answer, key).toBe(`${2026 - Number(value)}--`)
    else if (path?.entry === 'count') expect(entries, key).toHaveLength(Number(value))
    else if (path?.item) {
      const { id } = path.item
      expect(new Set(entries.map((entry) => entry[id])), key).toEqual(new Set([value]))
    } else expect(answer, key).toBe(value)
  }
})

test.each(LINE_IDS)('the application of %s goes on with the price of its card', async (id) => {
  const [line, wording, { setup }] = await Promise.all([
    loadRatedLine(id),
    loadWording(id, 'en'),
    makeCard({ line: id }, context),
  ])
  // One answer after the other, because all of them moved at once may be refused.
  for (const control of setup.controls.filter(({ key }) => !AVERAGES.includes(key))) {
    const said = Object.fromEntries(
      setup.controls.map((each) => [each.key, each === control ? moved(each) : each.value]),
    )
    const card = quoteForCard(line, wording, setup, said)
    if (card.outcome !== 'quoted') continue
    const { answers, tier } = readPrefill(line.definition, new URLSearchParams(said), asOf)
    const question = { line, wording, language: 'en', answers, tier, asOf } as const
    const { price } = priceView(question)
    expect(price, control.key).toMatchObject({ amount: card.price })
  }
})
