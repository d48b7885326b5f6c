import { expect, test } from 'vitest'
import { loadRatedLine } from '#insurance/lines/load-line.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { incomeCurve } from './income-curve.ts'

const line = await loadRatedLine('private-health')
const somebody = {
  status: 'employee',
  age: 30,
  citizenship: 'other',
  monthsInGermany: 6,
  children: 0,
}
const curveOn = (day: string) => incomeCurve(somebody, line, isoDateOf(day))

test('the curve steps at the limit of the first day on which cover can begin', () => {
  expect(curveOn('2025-12-30').limitCents).toBe(73_800_00)
  expect(curveOn('2025-12-31').limitCents).toBe(77_400_00)
})

test.each(['2025-12-30', '2025-12-31', '2026-01-01', '2026-12-31'])(
  'on %s private insurance opens just above the limit, and public costs what the law of that day says',
  (day) => {
    const { points, limitCents } = curveOn(day)
    const openFrom = points.find(({ privateCents }) => privateCents !== undefined)
    expect(openFrom?.yearlyCents).toBe((limitCents ?? 0) + 1)
    const highest = points.at(-1)?.publicCents
    expect(highest).toBe(
      curveOn(day < '2025-12-31' ? '2025-06-15' : '2026-06-15').points.at(-1)?.publicCents,
    )
  },
)
