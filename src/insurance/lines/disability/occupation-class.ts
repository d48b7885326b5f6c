import type { Occupation } from '../occupations.ts'

/** 0 is A+ (desk, degree), 1 A, 2 B, 3 C, 4 D (heavy manual work). */
type OccupationClass = 0 | 1 | 2 | 3 | 4

/** Ours; insurers grade thousands of occupations. 'security' and 'other' are looked at by a person. */
const CLASS: Readonly<Record<Occupation, OccupationClass>> = {
  it: 0,
  lawFinance: 0,
  scienceEngineering: 0,
  management: 0,
  medicine: 1,
  office: 1,
  student: 1,
  designMedia: 2,
  teaching: 2,
  sales: 2,
  care: 3,
  hospitality: 3,
  transport: 3,
  arts: 3,
  crafts: 4,
  construction: 4,
  warehouse: 4,
  security: 4,
  other: 4,
}

/**
 * The class of a working life, by our own rules: 80 % or more at a desk, and a team of five or
 * more, are one class better each; a degree lifts A to A+; a desk job with less than half of the
 * time at the desk is A at best.
 */
export function occupationClass(work: {
  readonly occupation: Occupation
  readonly officeShare: number
  readonly staff?: number | undefined
  readonly education: string
}): OccupationClass {
  const base = CLASS[work.occupation]
  if (base === 0) return work.officeShare < 50 ? 1 : 0
  let grade: number = base
  if (work.officeShare >= 80) grade--
  if ((work.staff ?? 0) >= 5) grade--
  if (grade === 1 && work.education === 'university') grade = 0
  return Math.max(0, grade) as OccupationClass
}
