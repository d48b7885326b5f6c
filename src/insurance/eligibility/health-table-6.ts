import type { HealthProduct, HealthRow, HealthRuleSet } from './health-rule-set.ts'
import { HEALTH_RULES_5 } from './health-table-5.ts'

/** Rows that close public insurance, though a family, earlier cover or the law may open it. */
const CLOSED_UNLESS_OPENED: readonly string[] = [
  'closedAt55',
  'onlyMiniJobWithoutCover',
  'studentFrom30',
  'courseBeforeStudies',
  'universityNotRecognised',
  'doctoralWithoutTime',
  'newcomerBeforeJob',
  'unemployedNewcomer',
  'passiveWithoutTime',
  'retireeFromOutside',
]

/** Rows about whom private insurers take: who is insured with one already is not asked again. */
const ABOUT_NEW_CUSTOMERS: readonly string[] = [
  'onlyMiniJob',
  'freelancerEarnsTooLittle',
  'freelancerOnStopList',
  'courseBeforeStudies',
  'universityNotRecognised',
  'newcomerBeforeJob',
  'unemployedNewcomer',
  'passiveIncomeTooLittle',
  'retireeFromOutside',
]

const OPENED: readonly HealthRow[] = [
  {
    row: 19,
    code: 'familyInsuranceFree',
    when: { familyMayInsure: 'yes', familyIsOnlyWay: 'yes' },
    verdicts: { public: 'limited' },
    source: '§ 10 SGB V',
  },
  {
    // Besides the student rate, or a membership of one's own: it costs nothing.
    row: 19,
    code: 'familyInsuranceFree',
    when: {
      familyMayInsure: 'yes',
      familyIsOnlyWay: 'no',
      onlyMiniJob: 'no',
      status: { isNot: 'joiningFamily' },
    },
    verdicts: { public: 'yes' },
    source: '§ 10 SGB V',
  },
  {
    row: 22,
    code: 'germanComesBack',
    when: { germanComesBack: 'yes', worksFreelance: 'no' },
    verdicts: { public: 'limited' },
    source: '§ 5 (1) no. 13 SGB V',
  },
  {
    // The self-employed who were never insured here are left out.
    row: 22,
    code: 'germanFreelancerComesBack',
    when: { germanComesBack: 'yes', worksFreelance: 'yes' },
    verdicts: { public: 'limited' },
    source: '§ 5 (1) no. 13 a SGB V',
  },
  {
    row: 22,
    code: 'unemployedHadPublic',
    when: { beforeJobOrStudies: 'yes', priorCover: 'gkv' },
    verdicts: { public: 'yes', expatShort: 'no', expatLong: 'no' },
    source: '§ 9 SGB V',
  },
  {
    row: 22,
    code: 'newcomerWithTime',
    when: { beforeJobOrStudies: 'yes', priorCover: 'eu' },
    verdicts: { public: 'yes', expatShort: 'limited', expatLong: 'no' },
    source: '§ 9 SGB V',
  },
  {
    row: 21,
    code: 'algKeepsPrivate',
    when: { status: 'unemployed', benefit: 'algI', algMayExempt: 'yes', closedAt55: 'no' },
    verdicts: { private: 'limited' },
    source: '§ 8 (1) no. 1a SGB V',
  },
  {
    row: 22,
    code: 'jobcenterKeepsPrivate',
    when: { status: 'unemployed', benefit: 'buergergeld', priorCover: 'private' },
    verdicts: { public: 'no', private: 'yes', expatShort: 'no', expatLong: 'no' },
    source: '§ 5 (5a) SGB V',
  },
  {
    row: 25,
    code: 'staysPrivate',
    override: true,
    when: { staysPrivate: 'yes' },
    verdicts: { private: 'yes', expatShort: 'no', expatLong: 'no' },
    source: '§ 206 VVG',
  },
  {
    row: 25,
    code: 'expatLongSeldomAfter64',
    override: true,
    when: { age: { above: 64 } },
    verdicts: { expatLong: 'limited' },
    source: 'the ages that its line takes',
  },
  {
    row: 25,
    code: 'privateSeldomAfter65',
    override: true,
    when: { age: { above: 65 }, priorCover: { isNot: 'private' } },
    verdicts: { private: 'limited' },
    source: 'the ages that its line takes',
  },
  {
    row: 16,
    code: 'postedFromOutside',
    when: { status: 'posted', priorCover: { in: ['expat', 'none'] } },
    verdicts: { public: 'no', private: 'limited', expatShort: 'yes', expatLong: 'yes' },
    source: '§ 5 SGB IV',
  },
]

/**
 * Version 6: who is privately insured stays so, whatever they earn; a publicly insured family, earlier
 * public cover and § 5 (1) no. 13 SGB V open public insurance to more people; the European card comes
 * before a fund; nobody is sent first to what takes few.
 */
export const HEALTH_RULES_6: HealthRuleSet = {
  ...HEALTH_RULES_5,
  version: '6',
  warnings: [
    ...HEALTH_RULES_5.warnings.map((warning) =>
      warning.code === 'stopListApplies'
        ? { ...warning, when: { conditions: 'yes', keepsPrivate: 'no' } }
        : warning,
    ),
    {
      code: 'keepPrivateUntilTaken',
      product: ['public'],
      when: { isPrivate: 'yes', familyMayInsure: 'yes' },
    },
  ],
  rows: [...HEALTH_RULES_5.rows.flatMap(narrowed), ...OPENED],
  rankings: [
    {
      code: 'cardFirst',
      when: { ehic: 'yes', status: 'student', weeklyHours: 0 },
      order: ['public', 'private', 'expatShort', 'expatLong'],
    },
    {
      code: 'whatYouHaveGoesOn',
      about: 'private',
      when: { keepsPrivate: 'yes', familyMayInsure: 'no' },
      order: ['private', 'public', 'expatLong', 'expatShort'],
    },
    ...HEALTH_RULES_5.rankings.flatMap((ranking) => {
      if (ranking.code === 'freelancerBelow') return [{ ...ranking, about: 'expatShort' as const }]
      // What lasts seldom accepts people of that age.
      if (ranking.code === 'from55') {
        const order = ['public', 'expatShort', 'private', 'expatLong'] as const
        const about = 'public' as const
        return [{ ...ranking, about, when: { age: { above: 64 } }, order }, ranking]
      }
      if (ranking.code !== 'publicFirst') return [ranking]
      return [
        {
          ...ranking,
          when: { any: [{ onlyMiniJob: 'yes' }, { status: 'posted' }] },
          order: ['public', 'expatShort', 'expatLong', 'private'] as const,
        },
        {
          ...ranking,
          when: { status: { in: ['student', 'doctoral'] } },
          order: ['public', 'expatShort', 'private', 'expatLong'] as const,
        },
        ranking,
      ]
    }),
  ],
}

function narrowed(row: HealthRow): readonly HealthRow[] {
  if (row.code === 'ehicIsEnough' && !row.override && row.verdicts.private === 'no') {
    return [{ ...row, verdicts: { ...row.verdicts, public: 'limited' } }]
  }
  if (row.code === 'postedWithA1') {
    return [{ ...row, when: { all: [row.when, { priorCover: { in: ['gkv', 'eu'] } }] } }]
  }
  if (row.code === 'unemployedJobcenter') {
    return [{ ...row, when: { all: [row.when, { priorCover: { isNot: 'private' } }] } }]
  }
  if (row.code === 'freelancerWithoutStatutoryTime') {
    return withoutVerdict({ ...row, about: 'expatLong' }, 'public', 'publicOpened')
  }
  if (row.code === 'unemployedWithAlg') return withoutVerdict(row, 'private', 'algMayExempt')
  if (row.code === 'artistViaKsk') return withoutVerdict(row, 'private', 'staysPrivate')
  const rows = CLOSED_UNLESS_OPENED.includes(row.code)
    ? withoutVerdict(row, 'public', 'publicOpened')
    : [row]
  return ABOUT_NEW_CUSTOMERS.includes(row.code)
    ? rows.flatMap((each) => withoutVerdict(each, 'private', 'isPrivate'))
    : rows
}

/** The row as it is, and where the fact holds, without what it says of the product. */
export function withoutVerdict(row: HealthRow, product: HealthProduct, fact: string): HealthRow[] {
  const { [product]: _, ...others } = row.verdicts
  return [
    { ...row, when: { all: [row.when, { [fact]: 'no' }] } },
    { ...row, when: { all: [row.when, { [fact]: 'yes' }] }, verdicts: others },
  ]
}
