/**
 * Ages and hours that statutes name themselves and no yearly ordinance renews. Definitions of lines
 * are plain data without a day, so these are constants; a change of the law is a new version there.
 */

/** § 6 (3a) SGB V, since 1 July 2000: whoever becomes insurable from here on may be left out. */
export const PUBLIC_MAY_CLOSE_FROM_AGE = 55

/** § 5 (1) no. 9 SGB V: from this birthday on a student pays as a voluntary member. */
export const STUDENT_AGE_BELOW = 30

/** § 6 (1) no. 3 SGB V, as the courts read it: with more hours a week a student is an employee. */
export const STUDENT_HOURS_AT_MOST = 20

/** § 10 (2) SGB V: until when a child is insured with a parent. */
export const FAMILY_CHILD_AGE_BELOW = { working: 18, notWorking: 23, inEducation: 25 } as const

/** § 55 (3) SGB XI: who has no child pays more from the month after this birthday. */
export const CARE_SURCHARGE_FROM_AGE = 23
