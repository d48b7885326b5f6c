// For what is compared in each of thousands of runs: cheaper than a matcher.
import { deepStrictEqual } from 'node:assert/strict'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { freezeApplication } from '../application/freeze-application.ts'
import { frozenApplicationSchema } from '../application/frozen-application.ts'
import type { Pick } from '../fields/field-kind.ts'
import { computeJourney } from '../journey/compute-journey.ts'
import { quote } from '../quote/quote.ts'
import { addDays, isoDateOf } from '../values/iso-date.ts'
import { LANGUAGES } from '../values/language.ts'
import { lineJsonSchema } from './export-schema.ts'
import type { LineCase } from './line-case.ts'
import { factLabel, factorLabel } from './line-copy.ts'
import { loadLine } from './load-line.ts'
import { PAYMENT_FACTOR } from './price-builder.ts'
import { referenceAnswers } from './reference-answers.ts'
import { LINE_IDS } from './registry.ts'
import { copyProblems, definitionProblems, strayCopy } from './test-line-problems.ts'
import { makeAgree } from './test-make-agree.ts'
import { sampleAnswers } from './test-sample-answers.ts'

const TODAY = isoDateOf('2026-11-15')
const days = fc.integer({ min: 0, max: 729 }).map((n) => addDays(isoDateOf('2025-01-01'), n))

/**
 * Chance as fast-check gives it. A function for each bound: it compares the arguments of a call
 * with those of all earlier calls of the same function, which took longer than the tests.
 */
const pickBy =
  (g: fc.GeneratorValue): Pick =>
  (max) =>
    g(upTo(Math.max(0, max)))
const bounds = new Map<number, () => fc.Arbitrary<number>>()
function upTo(max: number): () => fc.Arbitrary<number> {
  const known = bounds.get(max) ?? (() => fc.nat({ max }))
  bounds.set(max, known)
  return known
}

/** A line that cannot be loaded fails alone; the others are still checked. */
const loaded = await Promise.allSettled(
  LINE_IDS.map(async (id) => {
    const [line, { cases }] = await Promise.all([
      loadLine(id),
      import(`./${id}/cases.ts`) as Promise<{ cases: readonly LineCase[] }>,
    ])
    return { id, line, cases }
  }),
)
const lines = loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []))

it.each(LINE_IDS.map((id, index) => [id, loaded[index]] as const))(
  '%s can be loaded',
  (_, each) => {
    expect(each).toMatchObject({ status: 'fulfilled' })
  },
)

describe.each(lines)('$id', ({ id, line, cases }) => {
  const { definition, tariff, wording } = line

  it('is a sound definition under its own name', () => {
    expect(definition.id).toBe(id)
    expect(tariff.version).not.toBe('')
    expect(definitionProblems(definition)).toEqual([])
  })

  it('survives JSON', () => {
    expect(JSON.parse(JSON.stringify(definition))).toEqual(definition)
  })

  it.each(LANGUAGES)('has all its wording in %s, and none left over', (language) => {
    expect(copyProblems(definition, wording[language])).toEqual([])
    expect(strayCopy(definition, wording[language])).toEqual([])
  })

  // “With luggage costs less”, “Choose With luggage”: what begins like this is no name.
  it.each(LANGUAGES)('calls its plans by names that can stand in a sentence in %s', (language) => {
    const names = Object.values(wording[language].line.tiers).map(({ name }) => name)
    expect(names.filter((name) => /^(with|mit|con|avec)\b/i.test(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('says different things in different languages', () => {
    const summaries = LANGUAGES.map((language) => wording[language].line.summary)
    expect(new Set(summaries).size).toBe(LANGUAGES.length)
  })

  it('returns exactly the configured price for the reference profile, on any day', () => {
    const { on } = definition.reference
    fc.assert(
      fc.property(on ? fc.constant(isoDateOf(on)) : days, (asOf) => {
        const result = quote(line, referenceAnswers(definition, asOf), asOf)
        const { tier, priceCents } = definition.reference
        expect(
          result.outcome === 'quoted' &&
            result.packages.find((each) => each.tier === tier)?.price.cents,
        ).toBe(priceCents)
      }),
      { numRuns: 25 },
    )
  })

  it('rates, declines or refers whatever is acceptable; the explanation adds up', () => {
    fc.assert(
      fc.property(fc.gen(), days, (g, asOf) => {
        const answers = sampleAnswers(definition, pickBy(g), asOf)
        const result = quote(line, answers, asOf)
        expect(result.outcome).not.toBe('incomplete')
        if (result.outcome !== 'quoted') return
        expect(result.packages.length).toBeGreaterThan(0)
        for (const { tier, price, factors, facts } of result.packages) {
          expect(definition.tiers.map((each) => each.id)).toContain(tier)
          expect(Number.isSafeInteger(price.cents) && price.cents >= 0).toBe(true)
          expect(factors.reduce((sum, factor) => sum + factor.effectCents, 0)).toBe(price.cents)
          const codes = [...factors, ...facts].map(({ code }) => code)
          const known = [
            ...factors.map(({ code }) => factorLabel(code, wording.en)),
            ...facts.map(({ code }) => factLabel(code, wording.en)),
          ]
          expect(codes.filter((code, index) => known[index] === code)).toEqual([])
          const isSound = ({ value }: { value: unknown }) =>
            typeof value === 'string' || Number.isSafeInteger(value)
          expect(facts.filter((fact) => !isSound(fact))).toEqual([])
          const counted = [...Map.groupBy(facts, ({ code }) => code).values()].map((entries) =>
            entries.flatMap(({ entry }) => entry ?? []),
          )
          const inOrder = counted.map((numbers) => numbers.map((_, index) => index + 1))
          deepStrictEqual(counted, inOrder)
          if (definition.reference.isMinimum && price.period === 'month') {
            const discount =
              factors.find((factor) => factor.code === PAYMENT_FACTOR)?.effectCents ?? 0
            expect(price.cents - discount).toBeGreaterThanOrEqual(definition.reference.priceCents)
          }
        }
      }),
      { numRuns: 150 },
    )
  })

  it('answers any input with a value, never an exception', () => {
    const oddities = fc.oneof(
      fc.anything(),
      fc.string(),
      fc.integer(),
      fc.double(),
      fc.constant(null),
    )
    const fields = definition.steps.flatMap((step) => step.fields.map((field) => field.id))
    const odd = fc.dictionary(fc.constantFrom(...fields), oddities)
    fc.assert(
      fc.property(fc.gen(), odd, days, (g, spoilt, asOf) => {
        const sane = sampleAnswers(definition, pickBy(g), asOf)
        for (const answers of [{ ...sane, ...spoilt }, spoilt]) {
          const result = quote(line, answers, asOf)
          expect(['quoted', 'declined', 'referred', 'incomplete']).toContain(result.outcome)
          expect(JSON.stringify(result)).not.toMatch(/NaN|Infinity|:null/)
        }
      }),
      { numRuns: 100 },
    )
    for (const raw of [undefined, null, 42, 'text', [], { __proto__: { pc: '10115' } }]) {
      expect(quote(line, raw, TODAY).outcome).toBe('incomplete')
    }
  })

  it('reaches every step, and every journey comes to its end', () => {
    const reached = new Set<string>()
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const pick = pickBy(g)
        const answers = sampleAnswers(definition, pick, TODAY)
        const journey = computeJourney(definition, answers, TODAY)
        const { missing, errors, current } = journey
        deepStrictEqual(
          { missing, errors, current },
          { missing: [], errors: [], current: undefined },
        )
        deepStrictEqual(journey.answers, answers)
        for (const { id } of journey.path) reached.add(id)
      }),
      // The same answers in every run: chance would miss a rare step once in a while.
      { numRuns: 150, seed: 1 },
    )
    expect([...reached].sort()).toEqual(definition.steps.map((step) => step.id).sort())
  })

  it('freezes an application and reads it back without loss', () => {
    fc.assert(
      fc.property(fc.gen(), fc.constantFrom(...LANGUAGES), (g, language) => {
        const pick = pickBy(g)
        const answers = {
          ...sampleAnswers(definition, pick, TODAY),
          ...referenceAnswers(definition, TODAY),
        }
        const complete = makeAgree(definition, { ...answers, ...fillGaps(answers) }, TODAY)
        const frozen = freezeApplication(line, {
          answers: complete,
          tier: definition.reference.tier,
          language,
          asOf: TODAY,
        })
        if (frozen.outcome !== 'frozen') throw new Error(JSON.stringify(frozen))
        const stored = JSON.parse(JSON.stringify(frozen.application))
        expect(frozenApplicationSchema.parse(stored)).toEqual(frozen.application)
        const entries = frozen.application.record.flatMap((section) => section.entries)
        expect(entries.every((entry) => entry.question !== '' && entry.answer !== '')).toBe(true)
        expect(Object.keys(complete)).toEqual(expect.arrayContaining(Object.keys(stored.answers)))
      }),
      { numRuns: 20 },
    )

    /** The reference profile may open steps that the chance answers did not meet. */
    function fillGaps(answers: Record<string, unknown>) {
      const given: Record<string, unknown> = {}
      for (const step of definition.steps) {
        const opened = {
          steps: [{ ...step, fields: step.fields.filter((f) => !(f.id in answers)) }],
        }
        const all = { ...answers, ...given }
        const needed = computeJourney(definition, all, TODAY).path.find(
          (each) => each.id === step.id,
        )
        if (!needed || needed.missing.length === 0) continue
        const wanted = opened.steps[0]?.fields.filter((f) => needed.missing.includes(f.id)) ?? []
        const bare = wanted.map(({ when: _, ...field }) => field)
        Object.assign(
          given,
          sampleAnswers(
            { steps: [{ id: step.id, stage: step.stage, fields: bare }] },
            () => 0,
            TODAY,
          ),
        )
      }
      return given
    }
  })

  it('exports a JSON schema that agrees with the journey', () => {
    const schema = lineJsonSchema(definition)
    const names = Object.keys(Object(schema['properties']))
    expect(names).toEqual(expect.arrayContaining(Object.keys(referenceAnswers(definition, TODAY))))
    expect(computeJourney(definition, {}, TODAY, 'quote').missing).toEqual(
      expect.arrayContaining([schema['required']].flat()),
    )
  })

  it('says in its schema that a list with nothing in it answers no question', () => {
    const schema = lineJsonSchema(definition, 'application')
    const properties: Record<string, { type: string; minItems?: number }> = Object(
      schema['properties'],
    )
    const empty = [schema['required']].flat().filter((name) => {
      const { type, minItems = 0 } = properties[String(name)] ?? {}
      return type === 'array' && minItems === 0
    })
    expect(empty).toEqual([])
  })

  it('has a case for every decline, referral and notice', () => {
    const shown = cases.flatMap(({ expect: expected }) => {
      if ('declined' in expected) return expected.declined
      if ('referred' in expected) return expected.referred
      return 'cents' in expected ? (expected.notices ?? []) : []
    })
    const rules = [...definition.declines, ...definition.referrals, ...definition.notices]
    expect(rules.map((rule) => rule.code).filter((code) => !shown.includes(code))).toEqual([])
  })

  const quoteCase = (each: LineCase) => {
    const asOf = isoDateOf(each.asOf ?? TODAY)
    const overrides = { reference: { ...definition.reference, answers: definedOnly(each.answers) } }
    const answers = { ...referenceAnswers(definition, asOf), ...referenceAnswers(overrides, asOf) }
    for (const [key, value] of Object.entries(each.answers))
      if (value === undefined) delete answers[key]
    return quote(line, answers, asOf)
  }

  it('has a case for every figure beside a price', () => {
    const shown = cases.map(quoteCase).flatMap((result) => {
      if (result.outcome !== 'quoted') return []
      return result.packages.flatMap(({ facts }) => facts.map(({ code }) => code))
    })
    const expected = cases.flatMap(({ expect: each }) =>
      'cents' in each ? [each.facts ?? {}] : [],
    )
    const told = new Set(expected.flatMap((facts) => Object.keys(facts)))
    expect([...new Set(shown)].filter((code) => !told.has(code))).toEqual([])
  })

  it.each(cases.map((each) => [each.name, each] as const))('case: %s', (_, each) => {
    const result = quoteCase(each)
    const expected = each.expect
    if ('declined' in expected) {
      expect(result).toMatchObject({ outcome: 'declined', reasons: expected.declined })
    } else if ('referred' in expected) {
      expect(result).toMatchObject({ outcome: 'referred', reasons: expected.referred })
    } else if ('errors' in expected) {
      if (result.outcome !== 'incomplete') throw new Error(JSON.stringify(result))
      expect({
        ...Object.fromEntries(result.missing.map((path) => [path, 'required'])),
        ...Object.fromEntries(result.errors.map((error) => [error.path, error.code])),
      }).toEqual(expected.errors)
    } else {
      if (result.outcome !== 'quoted') throw new Error(JSON.stringify(result))
      const tier = each.tier ?? definition.reference.tier
      const rated = result.packages.find((candidate) => candidate.tier === tier)
      expect(rated?.price.cents).toBe(expected.cents)
      if (expected.notices) expect(result.notices).toEqual(expected.notices)
      if (expected.tiers) expect(result.packages.map((each) => each.tier)).toEqual(expected.tiers)
      for (const [code, value] of Object.entries(expected.facts ?? {})) {
        expect([code, rated?.facts.find((fact) => fact.code === code)?.value]).toEqual([
          code,
          value,
        ])
      }
    }
  })
})

function definedOnly(answers: LineCase['answers']) {
  return Object.fromEntries(
    Object.entries(answers).filter(([, value]) => value !== undefined),
  ) as LineCase['answers'] & Record<string, string>
}
