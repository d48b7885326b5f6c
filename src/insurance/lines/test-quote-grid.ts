import type { Answers } from '../conditions/evaluate.ts'
import { kindOf } from '../fields/kinds.ts'
import { quote } from '../quote/quote.ts'
import { quoteWith } from '../quote/quote-with.ts'
import { type IsoDate, isoDateOf } from '../values/iso-date.ts'
import type { RatedLine } from './load-line.ts'
import { referenceAnswers } from './reference-answers.ts'
import { sampleAnswers } from './test-sample-answers.ts'

/** Far enough from the end of their year that no start falls into one whose law may still come. */
const DAYS = ['2025-03-10', '2026-05-20'].map(isoDateOf)
const VALUES_OF_A_FIELD = 24
const ANSWERS_BY_CHANCE = 60

/**
 * What a line answers to the same many questions on every run: its reference profile with each
 * answer changed in turn, and whole answers that only seem to come by chance.
 */
export function quoteGrid(line: RatedLine): readonly unknown[] {
  return DAYS.flatMap((asOf) => [
    ...oneAnswerChanged(line, asOf).map((changes) => quoteWith(line, changes, { today: asOf })),
    ...answersByChance(line, asOf).map((answers) => quote(line, answers, asOf)),
  ]).map(withoutVersions)
}

function oneAnswerChanged({ definition }: RatedLine, asOf: IsoDate): readonly Answers[] {
  const siblings = referenceAnswers(definition, asOf)
  const fields = definition.steps.flatMap((step) => (step.stage === 'quote' ? step.fields : []))
  return fields.flatMap((field) => {
    const values = Array.from({ length: VALUES_OF_A_FIELD }, (_, index) =>
      kindOf(field).sample(field, partOf(index / (VALUES_OF_A_FIELD - 1)), { asOf, siblings }),
    )
    const different = new Map(values.map((value) => [JSON.stringify(value), value]))
    return [...different.values()].map((value) => ({ [field.id]: value }))
  })
}

const partOf = (part: number) => (max: number) => Math.max(0, Math.round(max * part))

function answersByChance({ definition }: RatedLine, asOf: IsoDate): readonly Answers[] {
  const pick = pickBySeed(1)
  return Array.from({ length: ANSWERS_BY_CHANCE }, () => sampleAnswers(definition, pick, asOf))
}

/** Park and Miller's generator: the same numbers for every seed, everywhere. */
function pickBySeed(seed: number) {
  let state = seed
  return (max: number) => {
    state = (state * 48_271) % 2_147_483_647
    return Math.floor((state / 2_147_483_647) * (Math.max(0, max) + 1))
  }
}

/** Not what the versions themselves, or the profile of the definition, tell already. */
function withoutVersions(result: object): object {
  const { lineVersion: _, tariffVersion: __, reference: ___, ...told } = { ...result } as Answers
  return told
}
