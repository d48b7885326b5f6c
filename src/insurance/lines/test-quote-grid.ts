import type { Answers } from '../conditions/evaluate.ts'
import { kindOf } from '../fields/kinds.ts'
import { quote } from '../quote/quote.ts'
import { quoteWith } from '../quote/quote-with.ts'
import type { IsoDate } from '../values/iso-date.ts'
import type { RatedLine } from './load-line.ts'
import { referenceAnswers } from './reference-answers.ts'
import { FIXED_DAYS, pickBySeed, spread } from './test-fixed-chance.ts'
import { sampleAnswers } from './test-sample-answers.ts'

const VALUES_OF_A_FIELD = 24
const ANSWERS_BY_CHANCE = 60
const CHANGES_BY_CHANCE = 150
/** What is asked after the price and may move it. */
const ASKED_LATER = ['startDate', 'interval']

/**
 * What a line answers to the same many questions on every run: its reference profile with each
 * answer changed in turn and with several, and whole answers; these only seem to come by chance.
 */
export function quoteGrid(line: RatedLine): readonly unknown[] {
  return FIXED_DAYS.flatMap((asOf) => [
    ...[...oneAnswerChanged(line, asOf), ...someChanged(line, asOf)].map((changes) =>
      quoteWith(line, changes, { today: asOf }),
    ),
    ...answersByChance(ANSWERS_BY_CHANCE, line, asOf).map((answers) => quote(line, answers, asOf)),
  ]).map(withoutVersions)
}

function oneAnswerChanged({ definition }: RatedLine, asOf: IsoDate): readonly Answers[] {
  const siblings = referenceAnswers(definition, asOf)
  const fields = definition.steps.flatMap(({ stage, fields }) =>
    fields.filter(({ id }) => stage === 'quote' || ASKED_LATER.includes(id)),
  )
  return fields.flatMap((field) => {
    const values = spread(VALUES_OF_A_FIELD).map((pick) =>
      kindOf(field).sample(field, pick, { asOf, siblings }),
    )
    const different = new Map(values.map((value) => [JSON.stringify(value), value]))
    return [...different.values()].map((value) => ({ [field.id]: value }))
  })
}

/** Together, since many a rule looks at two answers; not all of them, since most such people are refused. */
function someChanged(line: RatedLine, asOf: IsoDate): readonly Answers[] {
  const pick = pickBySeed(5)
  return answersByChance(CHANGES_BY_CHANCE, line, asOf).map((answers) =>
    Object.fromEntries(Object.entries(answers).filter(() => pick(1) === 0)),
  )
}

function answersByChance(
  count: number,
  { definition }: RatedLine,
  asOf: IsoDate,
): readonly Answers[] {
  const pick = pickBySeed(5)
  return Array.from({ length: count }, () => sampleAnswers(definition, pick, asOf, 'quote'))
}

/** Not what the versions themselves, or the profile of the definition, tell already. */
function withoutVersions(result: object): object {
  const { lineVersion: _, tariffVersion: __, reference: ___, ...told } = { ...result } as Answers
  return told
}
