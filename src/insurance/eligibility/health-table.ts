import type { Condition } from '../conditions/condition.ts'

export const HEALTH_PRODUCTS = ['public', 'private', 'expatShort', 'expatLong'] as const
export type HealthProduct = (typeof HEALTH_PRODUCTS)[number]

/** must: no choice; yes; limited: possible with a caveat; no. */
export type Verdict = 'must' | 'yes' | 'limited' | 'no'

/** One row of the decision table. */
export interface HealthRow {
  /** Number in the published table. */
  readonly row: number
  /** Reason code, key of the wording. */
  readonly code: string
  /**
   * Decided before all other rows. Its "no" is final and explained by it alone; its "limited"
   * narrows what another row opens; its "yes" opens, unless another row blocks.
   */
  readonly override?: true
  /** Takes back every row that makes public insurance a duty, with what that duty closes. */
  readonly liftsDuty?: true
  /** On the answers and the facts derived from them. */
  readonly when: Condition
  /** Verdict by product; a product left out is not decided by this row. */
  readonly verdicts: Readonly<Partial<Record<HealthProduct, Verdict>>>
  /** Things needed besides, or instead. */
  readonly alsoNeeded?: readonly string[]
  readonly warnings?: readonly string[]
  /** The product that needs and warnings are about: without it they are left out. */
  readonly about?: HealthProduct
  readonly source: string
}

export interface HealthRuleSet {
  readonly id: 'health'
  readonly version: string
  readonly rows: readonly HealthRow[]
  /** The first whose condition holds orders the products that are possible. */
  readonly rankings: readonly {
    readonly code: string
    readonly when: Condition
    readonly order: readonly HealthProduct[]
  }[]
  /** Warnings that must be shown when a product is possible. */
  readonly warnings: readonly {
    readonly code: string
    readonly product: readonly HealthProduct[]
    readonly when?: Condition
  }[]
}

const AAB = 'allaboutberlin.com, February 2026'
const NONE = { public: 'no', private: 'no', expatShort: 'no', expatLong: 'no' } as const
const EMPLOYEE = { status: 'employee' } as const

/** The 28 rows, version 1. A new version is a new object; records name the one they used. */
export const HEALTH_RULES_1: HealthRuleSet = {
  id: 'health',
  version: '1',
  rows: [
    {
      row: 1,
      code: 'visitorNeedsTravelHealth',
      override: true,
      when: { status: 'visitor' },
      verdicts: NONE,
      alsoNeeded: ['travelHealth30000'],
      source: AAB,
    },
    {
      row: 6,
      code: 'closedAt55',
      override: true,
      liftsDuty: true,
      when: { closedAt55: 'yes' },
      verdicts: { public: 'no', private: 'yes', expatShort: 'yes', expatLong: 'yes' },
      source: '§ 6 (3a) SGB V; tk.de 2046102',
    },
    {
      row: 25,
      code: 'expatShortEndsAt75',
      override: true,
      when: { age: { above: 75 } },
      verdicts: { expatShort: 'no' },
      source: 'mawista.com',
    },
    {
      row: 27,
      code: 'incomingCoverUsedUp',
      override: true,
      when: { incomingUsedUp: 'yes' },
      verdicts: { expatShort: 'no' },
      source: '60 months across insurers; mawista.com',
    },
    {
      row: 28,
      code: 'renewalNeedsFullCover',
      override: true,
      when: { visa: { in: ['renewal', 'permanent'] } },
      verdicts: { expatShort: 'no', expatLong: 'limited' },
      alsoNeeded: ['careInsurance'],
      warnings: ['expatRarelyAcceptedOnRenewal'],
      about: 'expatLong',
      source: AAB,
    },
    {
      row: 2,
      code: 'employeeBelowLimit',
      when: { ...EMPLOYEE, aboveMiniJob: 'yes', aboveJaeg: 'no', limitRose: { answered: false } },
      verdicts: { public: 'must', private: 'no', expatShort: 'no', expatLong: 'no' },
      source: AAB,
    },
    {
      row: 2,
      code: 'employeeBelowLimit',
      when: { ...EMPLOYEE, aboveMiniJob: 'yes', aboveJaeg: 'no', limitRose: 'no' },
      verdicts: { public: 'must', private: 'no', expatShort: 'no', expatLong: 'no' },
      source: AAB,
    },
    {
      row: 3,
      code: 'employeeAboveLimit',
      when: { ...EMPLOYEE, aboveJaeg: 'yes', waitsForJanuary: 'no' },
      verdicts: { public: 'yes', private: 'yes', expatShort: 'no', expatLong: 'no' },
      source: `${AAB}; § 9 SGB V`,
    },
    {
      row: 3,
      code: 'aboveLimitFromJanuary',
      when: { ...EMPLOYEE, aboveJaeg: 'yes', waitsForJanuary: 'yes' },
      verdicts: { public: 'yes', private: 'limited', expatShort: 'no', expatLong: 'no' },
      source: '§ 6 (4) SGB V',
    },
    {
      row: 4,
      code: 'limitRose',
      when: { ...EMPLOYEE, aboveMiniJob: 'yes', aboveJaeg: 'no', limitRose: 'yes' },
      verdicts: { public: 'must', private: 'limited', expatShort: 'no', expatLong: 'no' },
      warnings: ['exemptionIrrevocable'],
      source: '§ 8 SGB V; feather-insurance.com FAQ',
    },
    {
      row: 5,
      code: 'onlyMiniJob',
      when: { any: [{ status: 'miniJob' }, { ...EMPLOYEE, aboveMiniJob: 'no' }] },
      verdicts: { private: 'limited', expatShort: 'yes', expatLong: 'yes' },
      source: AAB,
    },
    {
      row: 5,
      code: 'onlyMiniJobWithCover',
      when: {
        all: [
          { any: [{ status: 'miniJob' }, { ...EMPLOYEE, aboveMiniJob: 'no' }] },
          { any: [{ statutoryTime: 'yes' }, { familyInsurer: 'gkv' }] },
        ],
      },
      verdicts: { public: 'yes' },
      source: AAB,
    },
    {
      row: 5,
      code: 'onlyMiniJobWithoutCover',
      when: {
        all: [
          { any: [{ status: 'miniJob' }, { ...EMPLOYEE, aboveMiniJob: 'no' }] },
          { statutoryTime: 'no', familyInsurer: { isNot: 'gkv' } },
        ],
      },
      verdicts: { public: 'no' },
      source: AAB,
    },
    {
      row: 7,
      code: 'freelancerWithStatutoryTime',
      when: { worksFreelance: 'yes', statutoryTime: 'yes' },
      verdicts: { public: 'yes', expatLong: 'yes' },
      source: AAB,
    },
    {
      row: 7,
      code: 'freelancerInPublicNeedsNoExpat',
      when: { worksFreelance: 'yes', priorCover: 'gkv' },
      verdicts: { expatShort: 'no' },
      source: AAB,
    },
    {
      row: 7,
      code: 'freelancerFirstVisa',
      when: {
        status: 'freelancer',
        priorCover: 'eu',
        visa: { in: ['none', 'firstVisa', 'firstPermit'] },
      },
      verdicts: { expatShort: 'yes' },
      source: AAB,
    },
    {
      row: 7,
      code: 'freelancerNewFromEurope',
      when: { status: 'freelancer', priorCover: 'eu', citizenship: { in: ['de', 'eu'] } },
      verdicts: { expatShort: 'limited' },
      source: AAB,
    },
    {
      row: 7,
      code: 'freelancerEarnsEnough',
      when: { status: 'freelancer', freelancerThreshold: 'yes', conditions: 'no' },
      verdicts: { private: 'yes' },
      source: 'business constant: 36,000, from age 51 51,000',
    },
    {
      row: 7,
      code: 'freelancerEarnsTooLittle',
      when: { status: 'freelancer', freelancerThreshold: 'no' },
      verdicts: { private: 'no' },
      source: 'business constant: 36,000, from age 51 51,000',
    },
    {
      row: 8,
      code: 'freelancerWithoutStatutoryTime',
      when: { status: 'freelancer', statutoryTime: 'no' },
      verdicts: { public: 'no', expatLong: 'yes' },
      alsoNeeded: ['lookAtKsk', 'lookAtCooperative'],
      warnings: ['expatRarelyAcceptedOnRenewal'],
      source: AAB,
    },
    {
      row: 8,
      code: 'freelancerFirstVisa',
      when: {
        status: 'freelancer',
        statutoryTime: 'no',
        visa: { in: ['none', 'firstVisa', 'firstPermit'] },
      },
      verdicts: { expatShort: 'yes' },
      source: AAB,
    },
    {
      row: 8,
      code: 'freelancerNewFromEurope',
      when: { status: 'freelancer', statutoryTime: 'no', citizenship: { in: ['de', 'eu'] } },
      verdicts: { expatShort: 'limited' },
      source: AAB,
    },
    {
      row: 9,
      code: 'artistViaKsk',
      when: { status: 'artist', artistThreshold: 'yes' },
      verdicts: { public: 'yes', private: 'limited', expatShort: 'limited' },
      alsoNeeded: ['kskApplication'],
      source: '§ 3 KSVG',
    },
    {
      row: 9,
      code: 'artistBelowKsk',
      when: { status: 'artist', artistThreshold: 'no' },
      verdicts: { private: 'no', expatShort: 'yes', expatLong: 'yes' },
      source: '§ 3 KSVG',
    },
    {
      row: 10,
      code: 'studentTariff',
      when: {
        status: 'student',
        recognisedUniversity: 'yes',
        age: { below: 30 },
        weeklyHours: { atMost: 20 },
      },
      verdicts: { public: 'yes', private: 'limited', expatShort: 'limited' },
      alsoNeeded: ['m10Message'],
      warnings: ['exemptionBindsForStudies'],
      source: '§ 5 (1) no. 9, § 8 SGB V',
    },
    {
      row: 11,
      code: 'studentFrom30WithTime',
      when: {
        status: 'student',
        weeklyHours: { atMost: 20 },
        statutoryTime: 'yes',
        age: { atLeast: 30 },
      },
      verdicts: { public: 'yes', private: 'yes', expatShort: 'yes', expatLong: 'yes' },
      source: AAB,
    },
    {
      row: 11,
      code: 'studentFrom30',
      when: {
        status: 'student',
        weeklyHours: { atMost: 20 },
        statutoryTime: 'no',
        age: { atLeast: 30 },
      },
      verdicts: { public: 'no', private: 'yes', expatShort: 'yes', expatLong: 'yes' },
      source: AAB,
    },
    {
      row: 12,
      code: 'studentWorksAsEmployee',
      when: { status: 'student', weeklyHours: { above: 20 } },
      verdicts: { public: 'must', private: 'no', expatShort: 'no', expatLong: 'no' },
      source: AAB,
    },
    {
      row: 13,
      code: 'courseBeforeStudies',
      when: { status: 'languageCourse' },
      verdicts: { public: 'no', private: 'no', expatShort: 'yes', expatLong: 'yes' },
      alsoNeeded: ['switchAtEnrolment'],
      source: AAB,
    },
    {
      row: 13,
      code: 'universityNotRecognised',
      when: {
        status: 'student',
        recognisedUniversity: 'no',
        age: { below: 30 },
        weeklyHours: { atMost: 20 },
      },
      verdicts: { public: 'no', private: 'no', expatShort: 'yes', expatLong: 'yes' },
      source: AAB,
    },
    {
      row: 14,
      code: 'doctoralWithTime',
      when: { status: 'doctoral', statutoryTime: 'yes' },
      verdicts: { public: 'yes', private: 'yes', expatShort: 'yes', expatLong: 'yes' },
      source: 'a doctoral student is no student of § 5 SGB V; to be confirmed',
    },
    {
      row: 14,
      code: 'doctoralWithoutTime',
      when: { status: 'doctoral', statutoryTime: 'no' },
      verdicts: { public: 'no', private: 'yes', expatShort: 'yes', expatLong: 'yes' },
      source: 'a doctoral student is no student of § 5 SGB V; to be confirmed',
    },
    {
      row: 15,
      code: 'ehicIsEnough',
      when: { ehic: 'yes', status: { in: ['student', 'languageCourse'] } },
      verdicts: { expatShort: 'no', expatLong: 'no', private: 'no' },
      alsoNeeded: ['keepEhic'],
      warnings: ['workEndsEhic'],
      source: AAB,
    },
    {
      row: 16,
      code: 'postedWithA1',
      when: { status: 'posted' },
      verdicts: NONE,
      alsoNeeded: ['s1Form'],
      source: 'Regulation (EC) 883/2004; to be confirmed',
    },
    {
      row: 17,
      code: 'blueCardGap',
      when: { blueCard: 'yes', visa: { in: ['none', 'firstVisa'] } },
      verdicts: {},
      alsoNeeded: ['gapUntilFirstWorkingDay'],
      source: AAB,
    },
    {
      row: 18,
      code: 'newcomerBeforeJob',
      when: { status: 'newcomer' },
      verdicts: { public: 'no', private: 'no', expatShort: 'yes', expatLong: 'yes' },
      source: AAB,
    },
    {
      row: 19,
      code: 'familyInsuranceFree',
      when: { status: 'joiningFamily', familyInsurer: 'gkv', familyLimit: 'yes' },
      verdicts: { public: 'yes', private: 'yes', expatShort: 'limited' },
      source: '§ 10 SGB V',
    },
    {
      row: 19,
      code: 'familyIncomeTooHigh',
      when: { status: 'joiningFamily', familyInsurer: 'gkv', familyLimit: 'no' },
      verdicts: { public: 'limited', private: 'yes', expatShort: 'limited' },
      source: '§ 10 SGB V',
    },
    {
      row: 20,
      code: 'sponsorIsPrivate',
      when: { status: 'joiningFamily', familyInsurer: { in: ['pkv', 'none'] } },
      verdicts: { private: 'yes', expatShort: 'yes', expatLong: 'yes' },
      source: 'feather-insurance.com FAQ',
    },
    {
      row: 20,
      code: 'sponsorIsPrivateWithTime',
      when: {
        status: 'joiningFamily',
        familyInsurer: { in: ['pkv', 'none'] },
        statutoryTime: 'yes',
      },
      verdicts: { public: 'yes' },
      source: 'as own status',
    },
    {
      row: 21,
      code: 'unemployedWithAlg',
      when: { status: 'unemployed', benefit: 'algI' },
      verdicts: { public: 'must', private: 'no', expatShort: 'no', expatLong: 'no' },
      source: AAB,
    },
    {
      row: 22,
      code: 'unemployedJobcenter',
      when: { status: 'unemployed', benefit: 'buergergeld' },
      verdicts: { public: 'must', private: 'no', expatShort: 'no', expatLong: 'no' },
      source: AAB,
    },
    {
      row: 22,
      code: 'unemployedHadPublic',
      when: { status: 'unemployed', benefit: 'none', statutoryTime: 'yes' },
      verdicts: { public: 'yes', private: 'no', expatShort: 'no', expatLong: 'no' },
      source: AAB,
    },
    {
      row: 18,
      code: 'unemployedNewcomer',
      when: { status: 'unemployed', benefit: 'none', statutoryTime: 'no' },
      verdicts: { public: 'no', private: 'no', expatShort: 'yes', expatLong: 'yes' },
      source: AAB,
    },
    {
      row: 23,
      code: 'civilServant',
      when: { status: 'civilServant' },
      verdicts: { public: 'limited', private: 'yes', expatShort: 'no', expatLong: 'no' },
      source: AAB,
    },
    {
      row: 24,
      code: 'trainee',
      when: { status: 'trainee', aboveJaeg: 'no' },
      verdicts: { public: 'must', private: 'no', expatShort: 'no', expatLong: 'no' },
      source: AAB,
    },
    {
      row: 24,
      code: 'traineeAboveLimit',
      when: { status: 'trainee', aboveJaeg: 'yes' },
      verdicts: { public: 'yes', private: 'yes', expatShort: 'no', expatLong: 'no' },
      source: AAB,
    },
    {
      row: 25,
      code: 'passiveIncomeEnough',
      when: { status: 'passiveIncome', passiveThreshold: 'yes' },
      verdicts: { public: 'no', private: 'yes', expatLong: 'yes' },
      source: 'business constant: 60,000',
    },
    {
      row: 25,
      code: 'passiveIncomeTooLittle',
      when: { status: 'passiveIncome', passiveThreshold: 'no' },
      verdicts: { public: 'no', private: 'no', expatLong: 'yes' },
      source: 'business constant: 60,000',
    },
    {
      row: 25,
      code: 'retireeFromOutside',
      when: { status: 'retiree', euPension: 'no' },
      verdicts: { public: 'no', private: 'limited', expatLong: 'yes' },
      source: 'business constant; mawista.com',
    },
    {
      row: 25,
      code: 'expatUpTo75',
      when: {
        all: [
          { any: [{ status: 'passiveIncome' }, { status: 'retiree', euPension: 'no' }] },
          { age: { atMost: 75 } },
        ],
      },
      verdicts: { expatShort: 'yes' },
      source: 'mawista.com',
    },
    {
      row: 26,
      code: 'retireeWithEuPension',
      when: { status: 'retiree', euPension: 'yes' },
      verdicts: { public: 'yes', private: 'no', expatShort: 'no', expatLong: 'no' },
      alsoNeeded: ['s1Form'],
      source: 'Regulation (EC) 883/2004; to be confirmed',
    },
  ],
  rankings: [
    {
      code: 'studentFirstPublic',
      when: { status: 'student', age: { below: 30 } },
      order: ['public', 'expatShort', 'expatLong', 'private'],
    },
    {
      code: 'from55',
      when: { age: { atLeast: 55 } },
      order: ['public', 'expatLong', 'expatShort', 'private'],
    },
    {
      code: 'employeeFirstPrivate',
      when: {
        status: { in: ['employee', 'trainee'] },
        aboveJaeg: 'yes',
        waitsForJanuary: 'no',
        age: { below: 45 },
        children: { atMost: 2 },
        conditions: 'no',
      },
      order: ['private', 'public', 'expatLong', 'expatShort'],
    },
    {
      code: 'freelancerFirstPrivate',
      when: { status: 'freelancer', freelancerWellAbove: 'yes' },
      order: ['private', 'public', 'expatLong', 'expatShort'],
    },
    {
      code: 'freelancerFirstPublic',
      when: {
        any: [
          { status: 'freelancer', freelancerThreshold: 'yes' },
          // Row 7: below the threshold, whoever may join a fund looks there first.
          { status: 'freelancer', statutoryTime: 'yes' },
        ],
      },
      order: ['public', 'private', 'expatLong', 'expatShort'],
    },
    {
      code: 'freelancerBelow',
      when: { status: 'freelancer' },
      order: ['expatShort', 'public', 'expatLong', 'private'],
    },
    {
      code: 'newcomerFirstExpat',
      when: { status: { in: ['newcomer', 'languageCourse', 'unemployed'] } },
      order: ['public', 'expatShort', 'expatLong', 'private'],
    },
    {
      code: 'civilServantFirstPrivate',
      when: { status: 'civilServant' },
      order: ['private', 'public', 'expatLong', 'expatShort'],
    },
    {
      code: 'publicFirst',
      when: { age: { atLeast: 0 } },
      order: ['public', 'private', 'expatShort', 'expatLong'],
    },
  ],
  warnings: [
    { code: 'backToPublicEndsAt55', product: ['private'] },
    { code: 'privateDoesNotFollowIncome', product: ['private'] },
    { code: 'childrenCostExtra', product: ['private'] },
    { code: 'stopListApplies', product: ['private'], when: { conditions: 'yes' } },
    { code: 'expatExcludesPreExisting', product: ['expatShort', 'expatLong'] },
  ],
}
