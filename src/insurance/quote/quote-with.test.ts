import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { loadRatedLine } from '../lines/load-line.ts'
import { LINE_IDS } from '../lines/registry.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { quoteWith } from './quote-with.ts'

const today = isoDateOf('2026-11-15')
const lines = await Promise.all(LINE_IDS.map(loadRatedLine))
const household = await loadRatedLine('household')
const bike = await loadRatedLine('bike')
const dog = await loadRatedLine('dog-liability')

describe('quoteWith', () => {
  it.each(lines)('quotes $definition.id without changes at its configured price', (line) => {
    const { on, tier, priceCents } = line.definition.reference
    const result = quoteWith(line, {}, { today: on ? isoDateOf(on) : today })
    if (result.outcome !== 'quoted') throw new Error(JSON.stringify(result))
    expect(result.packages.find((each) => each.tier === tier)?.price.cents).toBe(priceCents)
    expect(result.assumed).toEqual([])
  })

  it('changes some answers, as numbers or as text', () => {
    const cents = (changes: Record<string, unknown>) => {
      const result = quoteWith(household, changes, { today })
      return result.outcome === 'quoted' ? result.packages[0]?.price.cents : result
    }
    expect(cents({ sqm: 50, pc: '01067' })).toBe(488)
    expect(cents({ sqm: '50', pc: '01067', deductible: undefined, glass: '' })).toBe(488)
  })

  it('answers the questions that a change opens, and says so', () => {
    expect(quoteWith(bike, { type: 'cargo' }, { today })).toMatchObject({
      outcome: 'quoted',
      assumed: ['motor'],
      answers: { motor: 'no' },
    })
  })

  it('lets the profile give way to a change that contradicts it', async () => {
    const expat = await loadRatedLine('expat-short-term')
    expect(quoteWith(expat, { alreadyInGermany: 'yes' }, { today })).toMatchObject({
      outcome: 'quoted',
      assumed: ['arrivalDate'],
    })
    const both = { alreadyInGermany: 'yes', arrivalDate: '2027-01-01' }
    expect(quoteWith(expat, both, { today })).toMatchObject({
      outcome: 'incomplete',
      errors: [{ path: 'arrivalDate', code: 'stillAhead' }],
    })
  })

  it('completes the entries of a list from the profile', () => {
    const result = quoteWith(dog, { dogs: [{}, { breed: 'pug' }] }, { today })
    expect(result).toMatchObject({
      outcome: 'quoted',
      answers: { dogs: [{ breed: 'beagle' }, { breed: 'pug', use: 'family' }] },
    })
  })

  it('puts nothing in place of an answer that it cannot read', () => {
    expect(quoteWith(household, { sqm: 'large' }, { today })).toMatchObject({
      outcome: 'incomplete',
      errors: [{ path: 'sqm', code: 'notANumber' }],
    })
  })

  it('leaves the changes as they were', () => {
    const changes = Object.freeze({ dogs: Object.freeze([Object.freeze({})]) })
    expect(quoteWith(dog, changes, { today }).outcome).toBe('quoted')
  })

  it('never lacks an answer, whichever single option is changed', () => {
    const changes = lines.flatMap((line) =>
      line.definition.steps
        .filter((step) => step.stage === 'quote')
        .flatMap((step) => step.fields)
        .flatMap((field) => {
          const options = field.kind === 'choice' ? field.options : ['yes', 'no']
          return field.kind === 'choice' || field.kind === 'yesNo'
            ? options.map((option) => ({ line, change: { [field.id]: option } }))
            : []
        }),
    )
    fc.assert(
      fc.property(fc.constantFrom(...changes), ({ line, change }) => {
        expect(quoteWith(line, change, { today }).outcome).not.toBe('incomplete')
      }),
      { numRuns: 300 },
    )
  })
})
