import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { HealthProduct } from '#insurance/eligibility/health-rule-set.ts'

/** What immigration offices look at when they see an insurance certificate. */
export const RESIDENCE_TITLES = [
  'firstVisa',
  'student',
  'freelance',
  'blueCard',
  'renewal',
  'permanent',
] as const
export type ResidenceTitle = (typeof RESIDENCE_TITLES)[number]

/** How offices usually take it: no promise, since each decides by itself. */
export type VisaFit = 'accepted' | 'usually' | 'rarely' | 'no'

/**
 * By practice, not by law: rows 8, 10, 13, 17, 18 and 28 of the health table (allaboutberlin.com,
 * feather-insurance.com, February 2026). Private means full cover with the certificate of § 257.
 */
export const VISA_FIT: Readonly<Record<HealthProduct, Readonly<Record<ResidenceTitle, VisaFit>>>> =
  {
    public: all('accepted'),
    private: { ...all('accepted'), student: 'usually' },
    expatShort: {
      firstVisa: 'accepted',
      student: 'usually',
      freelance: 'usually',
      blueCard: 'no',
      renewal: 'rarely',
      permanent: 'no',
    },
    expatLong: {
      firstVisa: 'accepted',
      student: 'usually',
      freelance: 'usually',
      blueCard: 'no',
      renewal: 'rarely',
      permanent: 'rarely',
    },
  }

/** The title that the answers point at; undefined for those who need none. */
export function titleOf(answers: Answers): ResidenceTitle | undefined {
  const { citizenship, visa, status, blueCard } = answers
  if (citizenship !== 'other') return undefined
  if (visa === 'renewal' || visa === 'permanent') return visa
  if (blueCard === 'yes') return 'blueCard'
  if (visa === 'firstVisa' || visa === 'none') return 'firstVisa'
  if (status === 'student' || status === 'languageCourse' || status === 'doctoral') return 'student'
  if (status === 'freelancer' || status === 'artist') return 'freelance'
  return status === 'employee' ? 'blueCard' : 'firstVisa'
}

function all(fit: VisaFit): Record<ResidenceTitle, VisaFit> {
  return {
    firstVisa: fit,
    student: fit,
    freelance: fit,
    blueCard: fit,
    renewal: fit,
    permanent: fit,
  }
}
