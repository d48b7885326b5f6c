import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { FEDERAL_STATES } from '../statutory/federal-states.ts'
import { FUNDS } from '../statutory/zusatzbeitrag.ts'
import { addYears } from '../values/iso-date.ts'
import { sumOf } from './contribution.ts'
import { employeeContribution } from './employee.ts'
import type { InsuredPerson } from './insured-person.ts'
import { selfPayerContribution } from './self-payer.ts'
import { Y25, Y26 } from './test-insured-person.ts'

describe('for everybody', () => {
  const someone = fc.record({
    birthDate: fc.integer({ min: 16, max: 70 }).map((age) => addYears(Y26, -age)),
    isParent: fc.boolean(),
    childrenUnder25: fc.nat(10),
    state: fc.constantFrom(...FEDERAL_STATES),
    fund: fc.constantFrom(...FUNDS),
  })
  const day = fc.constantFrom(Y25, Y26)
  it('a higher income never costs less, a further child never costs more', () => {
    fc.assert(
      fc.property(
        someone,
        day,
        fc.integer({ min: 603_01, max: 9000_00 }),
        fc.nat(1000_00),
        (who, on, gross, more) => {
          const pay = (p: InsuredPerson, g: number) => sumOf(employeeContribution(p, g, on).member)
          // The scale and the full formula round differently: one cent at the seam.
          expect(pay(who, gross + more)).toBeGreaterThanOrEqual(pay(who, gross) - 1)
          const another = { ...who, childrenUnder25: who.childrenUnder25 + 1 }
          expect(pay(another, gross)).toBeLessThanOrEqual(pay(who, gross))
          const self = (p: InsuredPerson, g: number) =>
            sumOf(selfPayerContribution(p, g, true, on).member)
          expect(self(who, gross + more)).toBeGreaterThanOrEqual(self(who, gross))
        },
      ),
    )
  })
})
