import { describe, expect, it } from 'vitest'
import { completeAnswers } from '#brokerage/test-orders.ts'
import { rootOf } from '#insurance/conditions/root-of.ts'
import type { Field } from '#insurance/fields/field.ts'
import { isBlank } from '#insurance/fields/field-kind.ts'
import { partsOf } from '#insurance/fields/kinds.ts'
import { type LoadedLine, loadLine } from '#insurance/lines/load-line.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { computeFlow } from './flow.ts'
import { flatInputs, screenModel } from './screen-model.ts'
import { HOSTILE_VALUES } from './test-hostile-values.ts'

const asOf = isoDateOf('2026-11-15')

describe.each(LINE_IDS)('nonsense in every question of %s', async (id) => {
  const line = await loadLine(id)
  const complete = completeAnswers(line, asOf)
  const { tier } = line.definition.reference

  it('is taken as an answer or told on its page in every language, never both or neither', () => {
    const fields = line.definition.steps.flatMap((step): readonly Field[] => step.fields)
    // Gathered, and checked once: a matcher for each of so many costs more than a comparison.
    const wrong: unknown[] = []
    for (const field of fields) {
      for (const [at, spoilt] of spoil(field, complete[field.id]).entries()) {
        const answers = { ...complete, [field.id]: spoilt }
        const seen = look(line, answers, tier, field, at)
        if (seen === undefined) continue
        const { errors, isAccepted, isOptional } = seen
        const mayBeSilent = isOptional && isBlank(spoilt)
        const isRight =
          (isAccepted ? errors.length === 0 : mayBeSilent || errors.length > 0) &&
          errors.every((error) => /^\p{L}.{9,}[.!?]?$/u.test(error)) &&
          !errors.some((error) => /[{}<>]|undefined|NaN/.test(error))
        if (!isRight) wrong.push({ field: field.id, spoilt, isAccepted, errors })
      }
    }
    expect(wrong).toEqual([])
  })

  it('leaves no price that is no price', () => {
    const quoted = line.definition.steps
      .filter(({ stage }) => stage === 'quote')
      .flatMap((step): readonly Field[] => step.fields)
    for (const field of quoted) {
      for (const value of HOSTILE_VALUES) {
        const { quote } = computeFlow(line, { answers: { ...complete, [field.id]: value } }, asOf)
        if (quote.outcome !== 'quoted') continue
        for (const { price } of quote.packages) {
          expect(Number.isSafeInteger(price.cents) && price.cents >= 0, field.id).toBe(true)
        }
      }
    }
  })
})

/** The answer replaced by nonsense, and, where it has parts, each part of it. */
function spoil(field: Field, good: unknown): unknown[] {
  const inside = partsOf(field).flatMap((part, at) => {
    // A handful for each part, another one each time: the parts are kinds that stand alone too.
    const values = HOSTILE_VALUES.filter((_, index) => index % 4 === at % 4)
    return values.map((value) => {
      if (field.kind !== 'list') return { ...(good as object), [part.id]: value }
      const [first = {}, ...others] = Array.isArray(good) ? good : []
      return [{ ...(first as object), [part.id]: value }, ...others]
    })
  })
  return [...HOSTILE_VALUES, ...inside]
}

/** What the page of a field says of it; nothing where the answers before it hide the question. */
function look(
  line: LoadedLine,
  answers: Record<string, unknown>,
  tier: string,
  field: Field,
  at: number,
) {
  const flow = computeFlow(line, { answers, tier }, asOf)
  const screen = flow.screens.find(({ asked }) => asked.includes(field.id))
  if (screen?.kind !== 'questions') return undefined
  const language = LANGUAGES[at % LANGUAGES.length] ?? 'en'
  const model = screenModel({
    definition: line.definition,
    wording: line.wording[language],
    language,
    asOf,
    flow,
    screen,
    raw: answers,
    check: true,
  })
  const inputs = flatInputs(model.inputs).filter(
    ({ name }) => name === field.id || name.startsWith(`${field.id}.`),
  )
  const { missing, errors } = flow.journey
  const open = [...missing, ...errors.map(({ path }) => path)]
  return {
    errors: inputs.flatMap(({ errors }) => errors),
    isAccepted: !open.some((path) => rootOf(path) === field.id),
    isOptional: field.required === false,
  }
}
