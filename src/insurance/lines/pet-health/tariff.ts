import { ratio } from '../../values/exact.ts'
import { ageAt } from '../../values/iso-date.ts'
import type { AnswersOf } from '../answers-of.ts'
import { firstDay } from '../first-day.ts'
import { startPrice } from '../price-builder.ts'
import type { Fact, Tariff } from '../tariff.ts'
import { CAT_CLASSES, DOG_CLASSES } from './breeds.ts'
import type { line } from './line.ts'

type Answers = AnswersOf<typeof line>

/** About 20 a month is a usual price of full cover for a young dog (allaboutberlin.com). */
const DOG_FULL_CENTS = 2000
const CAT = 0.6
const BREED = { class1: 1, class2: 1.3, class3: 1.7 } as const
/** Hundredths added to the price for each year of age, from the second birthday on. */
const AGE_PERCENT = 12
const SURGERY = 0.4
const LIMIT = { '2000': 0.85, '5000': 1, unlimited: 1.3 } as const
const COPAY = { '0': 1, '20': 0.8 } as const
const PREVENTION_CENTS = 600
const PREVENTION_BUDGET_CENTS = 100_00
/** Waiting times and the multiple of the vets' scale of fees (GOT); none for accidents. */
const TERMS: readonly Fact[] = [
  { code: 'waitingDays', kind: 'number', value: 30 },
  { code: 'waitingMonthsSurgery', kind: 'number', value: 6 },
  { code: 'feeMultiple', kind: 'number', value: 4 },
]

/** Demonstration tariff; all numbers are ours unless a source is named. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-3',
  rate: (answers, asOf) =>
    (['surgery', 'full', 'fullPrevention'] as const).map((tier) => ({
      tier,
      ...startPrice('base', DOG_FULL_CENTS)
        .times('species', answers.species === 'cat' ? CAT : 1)
        .times('breed', breedFactor(answers))
        .times('age', ageFactor(ageAt(answers.birthDate, firstDay(answers, asOf))))
        .times('limit', LIMIT[answers.limit])
        .times('copay', COPAY[answers.copay])
        .times('tier', tier === 'surgery' ? SURGERY : 1)
        .plus('prevention', tier === 'fullPrevention' ? PREVENTION_CENTS : 0)
        .paid(answers.interval)
        .build(),
      facts: [
        { code: 'yearlyLimit', kind: 'option', value: `limit.${answers.limit}` },
        ...TERMS,
        ...(tier === 'fullPrevention'
          ? ([{ code: 'preventionBudget', kind: 'cents', value: PREVENTION_BUDGET_CENTS }] as const)
          : []),
      ],
    })),
}

function breedFactor({ species, dogBreed, catBreed }: Answers): number {
  const classes = species === 'dog' ? DOG_CLASSES : CAT_CLASSES
  const breed = species === 'dog' ? dogBreed : catBreed
  for (const name of ['class3', 'class2'] as const) {
    if (classes[name].some((each) => each === breed)) return BREED[name]
  }
  return BREED.class1
}

/** 1 under two years, then 1 + 0.12 for each completed year. */
function ageFactor(years: number) {
  return years < 2 ? 1 : ratio(100 + AGE_PERCENT * years, 100)
}
