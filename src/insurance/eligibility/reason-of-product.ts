import type { HealthCopy } from './health-copy.ts'
import type { HealthProduct } from './health-rule-set.ts'

/** Rows that speak of public and private insurance, and only close expat insurance. */
const EXPAT_CLOSED: readonly string[] = [
  'employeeBelowLimit',
  'employeeAboveLimit',
  'aboveLimitFromJanuary',
  'limitRose',
  'studentWorksAsEmployee',
  'trainee',
  'traineeAboveLimit',
  'unemployedWithAlg',
  'unemployedJobcenter',
  'civilServant',
]

/**
 * A row decides about several products at once, for one reason. Beside each of them stands what the
 * row means for it: here by the code of a sentence of its own; otherwise the row's.
 */
export const REASON_OF_PRODUCT: Readonly<
  Record<HealthProduct, Readonly<Record<string, readonly string[]>>>
> = {
  public: {
    publicStaysOpen: ['aboveLimitFromJanuary'],
    opensWithJob: ['newcomerBeforeJob', 'unemployedNewcomer', 'sponsorIsPrivate'],
    voluntaryAtFullCost: ['civilServant'],
    staysAsBefore: ['jobcenterKeepsPrivate'],
  },
  private: {
    closedByDuty: [
      'employeeBelowLimit',
      'studentWorksAsEmployee',
      'trainee',
      'unemployedWithAlg',
      'unemployedJobcenter',
    ],
    aboveLimitOpensPrivate: ['employeeAboveLimit', 'traineeAboveLimit'],
    exemptionKeepsPrivate: ['limitRose'],
    privateWantsMore: ['onlyMiniJob'],
    privateStaysOpen: ['closedAt55'],
    plansForStudents: ['studentFrom30WithTime', 'studentFrom30'],
    openToDoctoralCandidates: ['doctoralWithTime', 'doctoralWithoutTime'],
    steadyIncome: [
      'courseBeforeStudies',
      'universityNotRecognised',
      'newcomerBeforeJob',
      'unemployedNewcomer',
      'unemployedHadPublic',
    ],
    exemptionForStudies: ['studentTariff'],
    kskExemption: ['artistViaKsk'],
    ownPolicy: [
      'familyInsuranceFree',
      'familyFreeWithMiniJob',
      'familyIncomeTooHigh',
      'sponsorIsPrivate',
      'postedFromOutside',
    ],
    ageAndIncomeCount: ['retireeWithTime', 'retireeFromOutside'],
    s1Instead: ['retireeWithEuPension'],
  },
  expatShort: {
    expatEndsWithJob: EXPAT_CLOSED,
    upToFiveYears: [
      'closedAt55',
      'studentFrom30WithTime',
      'studentFrom30',
      'universityNotRecognised',
      'doctoralWithTime',
      'doctoralWithoutTime',
      'postedFromOutside',
    ],
    sameExemption: ['studentTariff'],
    bridgesKsk: ['artistViaKsk'],
    untilEnrolment: ['courseBeforeStudies'],
    bridgesUntilInsured: [
      'familyInsuranceFree',
      'familyFreeWithMiniJob',
      'familyIncomeTooHigh',
      'newcomerWithTime',
    ],
    publicInstead: ['retireeWithTime', 'retireeWithEuPension', 'unemployedHadPublic'],
    privateGoesOn: ['staysPrivate', 'jobcenterKeepsPrivate'],
  },
  expatLong: {
    expatEndsWithJob: EXPAT_CLOSED,
    noLimitOfTime: [
      'closedAt55',
      'onlyMiniJob',
      'freelancerWithStatutoryTime',
      'freelancerWithoutStatutoryTime',
      'artistBelowKsk',
      'studentFrom30WithTime',
      'studentFrom30',
      'courseBeforeStudies',
      'universityNotRecognised',
      'doctoralWithTime',
      'doctoralWithoutTime',
      'newcomerBeforeJob',
      'sponsorIsPrivate',
      'unemployedNewcomer',
      'passiveIncomeEnough',
      'passiveIncomeTooLittle',
      'retireeFromOutside',
      'postedFromOutside',
    ],
    publicInstead: [
      'retireeWithTime',
      'retireeWithEuPension',
      'unemployedHadPublic',
      'newcomerWithTime',
    ],
    privateGoesOn: ['staysPrivate', 'jobcenterKeepsPrivate'],
  },
}

/** The sentence beside a product for a reason of its verdict. */
export function reasonOfProduct(
  { reasons }: Pick<HealthCopy, 'reasons'>,
  product: HealthProduct,
  code: string,
): string {
  const own = Object.entries(REASON_OF_PRODUCT[product]).find(([, rows]) => rows.includes(code))
  return reasons[own?.[0] ?? code] ?? ''
}
