import { describe, expect, it } from 'vitest'
import { loadRatedLine } from '../lines/load-line.ts'
import { LINE_IDS } from '../lines/registry.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { FigureError } from './figure.ts'
import { figureNameProblem } from './figure-name-problem.ts'
import { lawDay } from './law-day.ts'
import { LAW_FIGURES } from './law-figures.ts'
import { resolveFigure } from './resolve-figure.ts'

const on = isoDateOf('2026-06-15')
const cents = async (name: string) => {
  const figure = await resolveFigure(name, on)
  return figure.kind === 'money' ? [figure.cents, figure.period] : figure
}

describe('prices', () => {
  it.each(LINE_IDS)('price.%s is the price of the reference profile', async (line) => {
    const { definition } = await loadRatedLine(line)
    expect((await cents(`price.${line}`)) as [number]).toEqual([
      definition.reference.priceCents,
      'month',
    ])
  })

  it('quote changes answers of the profile, names a package, and reaches into lists', async () => {
    expect(await cents('quote.household?sqm=50&pc=68159')).toEqual([4_88, 'month'])
    expect(await cents('quote.household@comfort?sqm=50&pc=68159')).toEqual([5_85, 'month'])
    expect(await cents('price.household:year')).toEqual([30_00, 'year'])
    expect(await cents('quote.life?age=30&sum=200000&term=20')).toEqual([20_31, 'month'])
    // On the day it turns nine, as old as a pet may be.
    expect(await cents('quote.pet-health?age=9')).toEqual([41_60, 'month'])
    expect(await cents('quote.dog-liability?dogs.0.breed=labrador')).toEqual([5_58, 'month'])
    expect(await cents('quote.company-life?employees.count=20')).toEqual([65_04, 'month'])
  })

  it('takes an ampersand as rich text keeps it', async () => {
    expect(await cents('quote.household?sqm=50&amp;pc=68159')).toEqual([4_88, 'month'])
  })
})

describe('law', () => {
  it('gives amounts, rates and years of the day', async () => {
    expect(await cents('law.jahresarbeitsentgeltgrenze')).toEqual([77_400_00, 'year'])
    expect(await cents('law.jahresarbeitsentgeltgrenze:month')).toEqual([6_450_00, 'month'])
    expect(await cents('law.privateSubsidyHealth')).toEqual([508_59, 'month'])
    expect(await resolveFigure('law.zusatzbeitrag.tk', on)).toEqual({
      kind: 'percent',
      milliPercent: 2_690,
    })
    expect(await resolveFigure('law.year', on)).toEqual({ kind: 'year', value: 2026 })
  })

  it.each(Object.keys(LAW_FIGURES))('law.%s has a value', (name) => {
    expect(LAW_FIGURES[name]?.(on).kind).toMatch(/money|percent|number|year/)
  })

  it('stays with the last year that is known as a whole', () => {
    expect(lawDay(on)).toBe(on)
    expect(lawDay(isoDateOf('2026-12-31'))).toBe('2026-12-31')
    expect(lawDay(isoDateOf('2027-01-01'))).toBe('2026-12-31')
  })

  it('goes on however late the numbers are, and with a clock that stands before them', () => {
    expect(lawDay(isoDateOf('2099-06-15')) >= '2026-12-31').toBe(true)
    expect(lawDay(isoDateOf('2019-06-15'))).toBe('2025-12-31')
    expect(lawDay(isoDateOf('2025-06-15'))).toBe('2025-06-15')
  })
})

describe('contributions', () => {
  // The published vectors of the domain: V2, V14, V15, V19.
  it.each([
    ['contribution.tk', 386_58],
    ['contribution.tk:employer', 365_58],
    ['contribution.tk:total', 752_16],
    ['contribution.tk?status=selfEmployed&income=min', 275_40],
    ['contribution.tk?status=selfEmployed&income=max&sickPay=yes', 1_249_12],
    ['contribution.tk?status=student&age=25', 146_29],
    ['contribution.tk?status=student&age=22', 141_16],
  ])('%s is %i', async (name, expected) => {
    expect(await cents(name)).toEqual([expected, 'month'])
  })
})

describe('what a writer got wrong', () => {
  it.each([
    ['price.houshold', 'names no'],
    ['law.jahresgrenze', 'no number of the law'],
    ['contribution.xyz', 'names no fund'],
    ['prices.household', 'is no figure'],
    ['', 'is no figure'],
  ])('{{%s}} is told at once', async (name, message) => {
    expect(figureNameProblem(name)).toContain(message)
    await expect(resolveFigure(name, on)).rejects.toThrow(FigureError)
  })

  it.each([
    ['quote.household?squm=50', 'has no question'],
    ['quote.household?sqm=9000', 'gives no price'],
    ['price.household@gold', 'has no package'],
    ['price.household?sqm=50', 'write quote.'],
    ['limit.life.colour.max', 'names no bound'],
    ['law.year:month', 'has no part'],
  ])('{{%s}} is told when the line is looked at', async (name, message) => {
    await expect(resolveFigure(name, on)).rejects.toThrow(message)
  })
})

it('knows days, taxes and bounds of a line', async () => {
  expect(await resolveFigure('line.life.withdrawalDays', on)).toEqual({ kind: 'number', value: 30 })
  expect(await resolveFigure('limit.expat-short-term.age.max', on)).toEqual({
    kind: 'number',
    value: 75,
  })
  expect(await cents('limit.life.sum.max')).toEqual([500_000_00, 'once'])
})
