import type { Condition } from '../conditions/condition.ts'
import type { HealthProduct, HealthRow, HealthRuleSet } from './health-rule-set.ts'
import { HEALTH_RULES_6 } from './health-table-6.ts'

/** Rows that call public insurance open, also to whom a private policy keeps out of it. */
const OPEN_UNLESS_PRIVATE: readonly string[] = ['employeeAboveLimit', 'traineeAboveLimit']

/** Who joins a family without being insured in its policy, on an income that private insurers find too low. */
const WITHOUT_WORK_OR_SPONSOR: Condition = {
  all: [
    { status: 'joiningFamily', passiveThreshold: 'no', isPrivate: 'no' },
    { not: { familyInsurer: 'pkv', familyLimitOfMiniJob: 'yes' } },
  ],
}

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
      all: [{ ownsPrivate: 'yes' }, { any: [{ newJob: 'no' }, { status: { isNot: 'employee' } }] }],
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
    row: 23,
    code: 'civilServantWithoutTime',
    when: { status: 'civilServant', statutoryTime: 'no', ownsPrivate: 'no' },
    verdicts: { public: 'no' },
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
    when: { age: { below: 16 }, isPrivate: 'no' },
    verdicts: { private: 'limited' },
    source: 'the ages that its line takes',
  },
]

/**
 * Version 7: employees above the limit and civil servants who are privately insured keep what they have, and are
 * not told that they can choose a public fund; nor are civil servants who never were in one. Who has insurance
 * needs no expat policy until the artists’ fund decides. Three months from a benefit get no date, since
 * when it began is not known.
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
  ],
}

function narrowed(row: HealthRow): readonly HealthRow[] {
  if (OPEN_UNLESS_PRIVATE.includes(row.code)) return without('public', row, 'ownsPrivate', 'yes')
  if (row.code === 'civilServant') return without('public', row, 'statutoryTime', 'no')
  // Whoever has it is not told that it is open.
  if (row.code === 'closedAt55') return without('private', row, 'isPrivate', 'yes')
  if (row.code === 'blueCardGap') {
    const comes = { newJob: 'yes', priorCover: { notIn: ['gkv', 'private'] } } as const
    return [{ ...row, when: { all: [row.when, comes] } }]
  }
  return [row]
}

/** The row as it is, and where the fact is so, without what it says of the product. */
function without(
  product: HealthProduct,
  row: HealthRow,
  fact: string,
  is: 'yes' | 'no',
): readonly HealthRow[] {
  const { [product]: _, ...others } = row.verdicts
  return [
    { ...row, when: { all: [row.when, { [fact]: is === 'yes' ? 'no' : 'yes' }] } },
    { ...row, when: { all: [row.when, { [fact]: is }] }, verdicts: others },
  ]
}
