import { expect, test } from 'vitest'
import type { PrepareContext } from '#blocks/prepare-context.ts'
import { makeCard, valuesOf } from '#blocks/quote-card/make-card.ts'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { readPrefill } from './prefill.ts'

const asOf = isoDateOf('2026-11-15')
const context = {
  site: 'default',
  locale: 'en-de',
  path: '/',
  asOf,
  readQuery: () => null,
  href: (link: string) => link,
} as unknown as PrepareContext

/** A birth date cannot be told from an age; entries of a list are named one by one. */
const isAskedAgain = (key: string) => key === 'age' || key.includes('.')

test.each(LINE_IDS)('the application of %s takes what the card asked', async (line) => {
  const [{ definition }, card] = await Promise.all([
    loadRatedLine(line),
    makeCard({ line }, context),
  ])
  const values = Object.entries(valuesOf(card.setup.controls))
  const lost = values.filter(([key, value]) => {
    const query = new URLSearchParams({ [key]: value })
    const { answers, tier } = readPrefill(definition, query, asOf)
    return Object.keys(answers).length === 0 && tier === undefined
  })
  expect(lost.map(([key]) => key).filter((key) => !isAskedAgain(key))).toEqual([])
})
