import { NOTHING, sumOf } from '../../statutory-health/contribution.ts'
import type { InsuredPerson } from '../../statutory-health/insured-person.ts'
import { publicContribution } from '../../statutory-health/public-contribution.ts'
import { ageAt, type IsoDate } from '../../values/iso-date.ts'
import { divideHalfUp } from '../../values/rounding.ts'
import type { AnswersOf } from '../answers-of.ts'
import type { line } from './line.ts'

/**
 * What the same person would pay each month in a public fund with the average Zusatzbeitrag, insured
 * from the start by the law of a day.
 */
export function publicShare(answers: AnswersOf<typeof line>, start: IsoDate, on: IsoDate): number {
  const children = answers.dependants?.filter(({ role }) => role === 'child') ?? []
  const person: InsuredPerson = {
    birthDate: answers.birthDate,
    insuredFrom: start,
    isParent: children.length > 0,
    childrenUnder25: children.filter(({ birthDate }) => ageAt(birthDate, start) < 25).length,
    state: answers.state,
    fund: 'average',
  }
  const month = divideHalfUp(answers.yearlyIncome, 12)
  return sumOf(publicContribution(person, answers.status, month, on)?.member ?? NOTHING)
}
