import fc from 'fast-check'
import { expect } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import type { AnswersOf } from './answers-of.ts'
import type { LineDefinition } from './define-line.ts'
import type { Tariff } from './tariff.ts'
import { sampleAnswers } from './test-sample-answers.ts'

export const today = isoDateOf('2026-11-15')

/** What the packages of a line cost in cents, by tier. */
export function pricesOf<L extends LineDefinition>(tariff: Tariff<L>, answers: AnswersOf<L>) {
  return new Map(tariff.rate(answers, today).map(({ tier, price }) => [tier, price.cents]))
}

/** Checks with quote answers made up by chance. */
export function forAnyAnswers<L extends LineDefinition>(
  line: L,
  check: (answers: AnswersOf<L>) => void,
  numRuns = 100,
): void {
  const property = fc.property(fc.gen(), (g) => {
    const pick = (max: number) => g(fc.nat, { max: Math.max(0, max) })
    check(sampleAnswers(line, pick, today, 'quote') as AnswersOf<L>)
  })
  fc.assert(property, { numRuns })
}

/** Returns a check that the answers with something changed never cost less, package by package. */
export function neverCheaperIn<L extends LineDefinition>(
  line: L,
  tariff: Tariff<L>,
  { numRuns = 100, isRated = (_: AnswersOf<L>): boolean => true } = {},
) {
  return (change: (answers: AnswersOf<L>) => Partial<AnswersOf<L>>) =>
    forAnyAnswers(
      line,
      (answers) => {
        fc.pre(isRated(answers))
        const before = pricesOf(tariff, answers)
        for (const [tier, price] of pricesOf(tariff, { ...answers, ...change(answers) })) {
          expect(price).toBeGreaterThanOrEqual(before.get(tier) ?? 0)
        }
      },
      numRuns,
    )
}
