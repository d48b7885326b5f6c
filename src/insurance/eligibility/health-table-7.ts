import type { Condition } from '../conditions/condition.ts'
import type { HealthRow, HealthRuleSet } from './health-rule-set.ts'
import { HEALTH_RULES_6, withoutVerdict } from './health-table-6.ts'

/** Rows that call public insurance open, also to whom a private policy keeps out of it. */
const OPEN_UNLESS_PRIVATE: readonly string[] = ['employeeAboveLimit', 'traineeAboveLimit']

/** Who joins a family on an income that private insurers find too low. */
export const JOINS_WITHOUT_MEANS = {
  status: 'joiningFamily',
  passiveThreshold: 'no',
  isPrivate: 'no',
} as const

/** Rows 19 and 20: nor has a fund for the family, nor a place in the sponsor's policy. */
export const WITHOUT_WORK_OR_SPONSOR: Condition = {
  all: [
    { ...JOINS_WITHOUT_MEANS, familyInsurer: { isNot: 'gkv' } },
    { not: { familyInsurer: 'pkv', familyLimitOfMiniJob: 'yes' } },
  ],
}

/** Rows 19 and 20 name children too: their parents are here. */
const JOINS_INSURED_FAMILY = {
  status: 'joiningFamily',
  familyInsurer: { in: ['gkv', 'pkv'] },
} as const
const TOO_YOUNG_ALONE = { age: { below: 16 }, isPrivate: 'no' } as const

const ADDED: readonly HealthRow[] = [
  {
    row: 3,
    code: 'ownsPrivate',
    override: true,
    when: { ownsPrivate: 'yes' },
    verdicts: { private: 'yes' },
    source: '§ 204 VVG',
  },
  {
    row: 3,
    code: 'privateClosesPublic',
    when: {
      all: [
        { ownsPrivate: 'yes', status: { isNot: 'civilServant' } },
        { any: [{ newJob: 'no' }, { status: { isNot: 'employee' } }] },
      ],
    },
    verdicts: { public: 'no' },
    source: '§ 6 (1), § 9 SGB V',
  },
  {
    row: 3,
    code: 'firstJobOpensPublic',
    when: { ownsPrivate: 'yes', newJob: 'yes' },
    verdicts: { public: 'limited' },
    source: '§ 9 (1) no. 3 SGB V',
  },
  {
    // The table leaves it open: a fund decides.
    row: 23,
    code: 'civilServantWithoutTime',
    when: { status: 'civilServant', statutoryTime: 'no' },
    verdicts: { public: 'limited' },
    source: '§ 6 (1) no. 2, § 9 (1) no. 1 SGB V',
  },
  {
    row: 9,
    code: 'freelancerInPublicNeedsNoExpat',
    when: { status: 'artist', artistThreshold: 'yes', priorCover: 'gkv' },
    verdicts: { expatShort: 'no' },
    source: 'they are insured until the fund decides',
  },
  {
    // Whoever is exempted stays in it, and until then it goes on.
    row: 25,
    code: 'staysPrivate',
    when: {
      all: [
        { isPrivate: 'yes' },
        { any: [{ status: 'artist', artistThreshold: 'yes' }, { hasStudentRate: 'yes' }] },
      ],
    },
    verdicts: { expatShort: 'no' },
    source: '§ 206 VVG',
  },
  {
    row: 20,
    code: 'sponsorIsPrivate',
    when: {
      status: 'joiningFamily',
      familyInsurer: { in: ['pkv', 'none'] },
      statutoryTime: 'no',
      publicOpened: 'no',
    },
    verdicts: { public: 'no' },
    source: '§ 5 (1) no. 1, § 9 SGB V',
  },
  {
    row: 25,
    code: 'passiveIncomeTooLittle',
    when: WITHOUT_WORK_OR_SPONSOR,
    verdicts: { private: 'limited' },
    source: 'business constant: 60,000',
  },
  {
    row: 25,
    code: 'expatLongFrom18',
    override: true,
    when: { age: { below: 18 } },
    verdicts: { expatLong: 'limited' },
    source: 'the ages that its line takes',
  },
  {
    row: 25,
    code: 'privateFrom16',
    override: true,
    when: { all: [TOO_YOUNG_ALONE, { not: JOINS_INSURED_FAMILY }] },
    verdicts: { private: 'limited' },
    source: 'the ages that its line takes',
  },
  {
    row: 19,
    code: 'privateFrom16',
    when: { ...TOO_YOUNG_ALONE, ...JOINS_INSURED_FAMILY },
    verdicts: { private: 'yes' },
    source: 'the ages that its line takes',
  },
]

/**
 * Version 7: employees above the limit and civil servants who are privately insured keep what they have, and are
 * not told that they can choose a public fund; civil servants who never were in one hear that it seldom takes
 * them. Who has insurance needs no expat policy until the artists’ fund decides. Three months from a benefit get
 * no date, since when it began is not known.
 */
export const HEALTH_RULES_7: HealthRuleSet = {
  ...HEALTH_RULES_6,
  version: '7',
  benefitsBeganBefore: true,
  rows: [...HEALTH_RULES_6.rows.flatMap(narrowed), ...ADDED],
  rankings: HEALTH_RULES_6.rankings.flatMap((ranking) => {
    if (ranking.code === 'whatYouHaveGoesOn') {
      return [ranking, { ...ranking, when: { ownsPrivate: 'yes' } }]
    }
    const isLast = ranking === HEALTH_RULES_6.rankings.at(-1)
    if (!isLast) return [ranking]
    return [
      {
        ...ranking,
        when: { any: [WITHOUT_WORK_OR_SPONSOR, { status: 'retiree' }] },
        order: ['public', 'expatShort', 'expatLong', 'private'],
      },
      ranking,
    ]
  }),
  warnings: [
    ...HEALTH_RULES_6.warnings.map((warning) =>
      warning.code === 'stopListApplies' && warning.when
        ? { ...warning, when: { all: [warning.when, { ownsPrivate: 'no' }] } }
        : warning,
    ),
    {
      code: 'planMayBeChanged',
      product: ['private'],
      when: { any: [{ keepsPrivate: 'yes' }, { ownsPrivate: 'yes' }] },
    },
    {
      code: 'insurersAskForIncome',
      product: ['private'],
      when: { ...JOINS_WITHOUT_MEANS, familyInsurer: 'gkv', age: { atLeast: 16 } },
    },
  ],
}

function narrowed(row: HealthRow): readonly HealthRow[] {
  if (OPEN_UNLESS_PRIVATE.includes(row.code)) return withoutVerdict(row, 'public', 'ownsPrivate')
  // Whoever has it is not told that it is open.
  if (row.code === 'closedAt55') return withoutVerdict(row, 'private', 'isPrivate')
  if (row.code === 'blueCardGap') {
    const comes = { newJob: 'yes', priorCover: { notIn: ['gkv', 'private'] } } as const
    return [{ ...row, when: { all: [row.when, comes] } }]
  }
  return [row]
}
