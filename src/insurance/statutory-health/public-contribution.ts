import { STUDENT_AGE_BELOW } from '../statutory/age-limits.ts'
import { ageAt, type IsoDate } from '../values/iso-date.ts'
import type { Contribution } from './contribution.ts'
import { employeeContribution } from './employee.ts'
import type { InsuredPerson } from './insured-person.ts'
import { isMiniJob } from './mini-job.ts'
import { selfPayerContribution, studentContribution } from './self-payer.ts'

/** Situations that are compared with a public fund. */
type PublicStatus = 'employee' | 'selfEmployed' | 'student' | 'civilServant' | 'passiveIncome'

/**
 * What somebody pays in a public fund, wherever it stands beside another price. Whoever pays alone
 * pays the reduced rate: the self-employed have sick pay only if they choose it (§ 44 (2) SGB V).
 * undefined for employees with a mini-job, which insures nobody.
 */
export function publicContribution(
  person: InsuredPerson,
  status: PublicStatus,
  incomeMonthCents: number,
  on: IsoDate,
): Contribution | undefined {
  if (status === 'employee') {
    return isMiniJob(incomeMonthCents, on)
      ? undefined
      : employeeContribution(person, incomeMonthCents, on)
  }
  if (
    status === 'student' &&
    ageAt(person.birthDate, person.insuredFrom ?? on) < STUDENT_AGE_BELOW
  ) {
    return studentContribution(person, on)
  }
  return selfPayerContribution(person, incomeMonthCents, false, on)
}
