import { ratio } from '../../values/exact.ts'
import type { AnswersOf } from '../answers-of.ts'
import { startPrice } from '../price-builder.ts'
import type { Tariff } from '../tariff.ts'
import type { line } from './line.ts'
import { zoneOf } from './zones.ts'

/** The configured price: a bike of up to 870 euros, theft, zone 1. */
const FROM_CENTS = 290
/** Percent of the purchase price a year. */
const THEFT_PERCENT = 5
const COMPREHENSIVE_PERCENT = 8
const COMPREHENSIVE_MOTOR_PERCENT = 10
const ZONE = { 1: 0.8, 2: 1, 3: 1.25, 4: 1.5 } as const

/** Demonstration tariff; all numbers but the configured price are ours. */
export const tariff: Tariff<typeof line> = {
  version: 'demo-2026-2',
  rate: (answers) =>
    (
      [
        ['theft', THEFT_PERCENT],
        ['comprehensive', hasMotor(answers) ? COMPREHENSIVE_MOTOR_PERCENT : COMPREHENSIVE_PERCENT],
      ] as const
    ).map(([tier, percent]) => ({
      tier,
      ...startPrice('bike', ratio(answers.price * percent, 100 * 12))
        .times('zone', ZONE[zoneOf(answers.pc)])
        .atLeast(FROM_CENTS)
        .paid(answers.interval)
        .build(),
      facts: [{ code: 'sumInsured', kind: 'cents', value: answers.price }],
    })),
}

function hasMotor(answers: AnswersOf<typeof line>): boolean {
  return answers.type === 'eBike25' || answers.motor === 'yes'
}
