import { describe, expect, it } from 'vitest'
import { HEALTH_RULES_9 } from './health-table-9.ts'
import { ask, EMPLOYEE, STUDENT, verdicts } from './test-health-answers.ts'

describe('the 28 rows', () => {
  it.each<[number, string, object, string, string[]]>([
    [1, 'visitor', { status: 'visitor' }, 'no no no no', []],
    [2, 'employee below the limit', EMPLOYEE, 'must no no no', ['public']],
    [
      2,
      'in a running job',
      { ...EMPLOYEE, newJob: 'no', limitRose: 'no' },
      'must no no no',
      ['public'],
    ],
    [
      3,
      'employee above the limit',
      { ...EMPLOYEE, yearlyIncome: 90_000_00 },
      'yes yes no no',
      ['private', 'public'],
    ],
    [
      4,
      'limit rose above the salary',
      { ...EMPLOYEE, newJob: 'no', limitRose: 'yes' },
      'must limited no no',
      ['public', 'private'],
    ],
    [
      5,
      'mini-job without cover',
      { status: 'miniJob', yearlyIncome: 6000_00 },
      'no limited yes yes',
      ['expatShort', 'expatLong', 'private'],
    ],
    [
      5,
      'mini-job, spouse in public',
      { status: 'miniJob', yearlyIncome: 6000_00, familyInsurer: 'gkv' },
      'yes limited yes yes',
      ['public', 'expatShort', 'expatLong', 'private'],
    ],
    [
      6,
      '55 without statutory time, although employed',
      { ...EMPLOYEE, age: 55, statutoryInLast5Years: 'no' },
      'no yes yes yes',
      ['expatLong', 'expatShort', 'private'],
    ],
    [
      7,
      'freelancer in public with profit',
      { status: 'freelancer', yearlyIncome: 40_000_00, priorCover: 'gkv' },
      'yes yes no yes',
      ['public', 'private', 'expatLong'],
    ],
    [
      8,
      'freelancer from outside without time',
      { status: 'freelancer', yearlyIncome: 20_000_00 },
      'no no yes yes',
      ['expatShort', 'expatLong'],
    ],
    [
      9,
      'artist',
      { status: 'artist', yearlyIncome: 3900_00 },
      'yes limited limited no',
      ['public', 'private', 'expatShort'],
    ],
    [
      9,
      'artist below the fund’s entry',
      { status: 'artist', yearlyIncome: 3899_99 },
      'no no yes yes',
      ['expatShort', 'expatLong'],
    ],
    [
      10,
      'student under 30',
      STUDENT,
      'yes limited limited no',
      ['public', 'expatShort', 'private'],
    ],
    [
      11,
      'student of 30 without time',
      { ...STUDENT, age: 30 },
      'no yes yes yes',
      ['expatShort', 'private', 'expatLong'],
    ],
    [
      11,
      'student of 30 with time',
      { ...STUDENT, age: 30, priorCover: 'eu' },
      'yes yes yes yes',
      ['public', 'expatShort', 'private', 'expatLong'],
    ],
    [12, 'student working 21 hours', { ...STUDENT, weeklyHours: 21 }, 'must no no no', ['public']],
    [
      13,
      'language course',
      { status: 'languageCourse' },
      'no no yes yes',
      ['expatShort', 'expatLong'],
    ],
    [
      14,
      'doctoral student',
      { status: 'doctoral' },
      'no yes yes yes',
      ['expatShort', 'private', 'expatLong'],
    ],
    [
      15,
      'EU student with the European card',
      { ...STUDENT, weeklyHours: 0, citizenship: 'eu', ehic: 'yes' },
      'limited no no no',
      ['public'],
    ],
    [
      15,
      'EU visitor with the European card',
      { status: 'visitor', citizenship: 'eu', ehic: 'yes', monthsInGermany: 1 },
      'no no no no',
      [],
    ],
    [16, 'posted worker', { status: 'posted', priorCover: 'eu' }, 'no no no no', []],
    [
      17,
      'Blue Card before arrival',
      { ...EMPLOYEE, visa: 'firstVisa', blueCard: 'yes' },
      'must no no no',
      ['public'],
    ],
    [18, 'opportunity card', { status: 'newcomer' }, 'no no yes yes', ['expatShort', 'expatLong']],
    [
      19,
      'spouse of a publicly insured person',
      { status: 'joiningFamily', yearlyIncome: 0, familyInsurer: 'gkv' },
      'yes yes limited no',
      ['public', 'private', 'expatShort'],
    ],
    [
      20,
      'spouse of a privately insured person',
      { status: 'joiningFamily', yearlyIncome: 0, familyInsurer: 'pkv' },
      'no yes yes yes',
      ['private', 'expatShort', 'expatLong'],
    ],
    [
      21,
      'unemployed with benefit',
      { status: 'unemployed', benefit: 'algI' },
      'must no no no',
      ['public'],
    ],
    [
      22,
      'unemployed, had public',
      { status: 'unemployed', benefit: 'none', priorCover: 'gkv' },
      'yes no no no',
      ['public'],
    ],
    [
      23,
      'civil servant',
      { status: 'civilServant', priorCover: 'gkv' },
      'limited yes no no',
      ['private', 'public'],
    ],
    [
      23,
      'civil servant who never was in a fund',
      { status: 'civilServant' },
      'limited yes no no',
      ['private', 'public'],
    ],
    [
      24,
      'trainee',
      { status: 'trainee', yearlyIncome: 12_000_00, age: 19 },
      'must no no no',
      ['public'],
    ],
    [
      25,
      'passive income of 60,000',
      { status: 'passiveIncome', yearlyIncome: 60_000_00, age: 50 },
      'no yes yes yes',
      ['private', 'expatShort', 'expatLong'],
    ],
    [
      25,
      'passive income a cent below',
      { status: 'passiveIncome', yearlyIncome: 59_999_99, age: 50 },
      'no no yes yes',
      ['expatShort', 'expatLong'],
    ],
    [
      26,
      'retiree with an EU pension',
      {
        status: 'retiree',
        euPension: 'yes',
        age: 70,
        priorCover: 'eu',
        statutoryInLast5Years: 'yes',
      },
      'yes no no no',
      ['public'],
    ],
    [
      27,
      'more than 60 months here',
      { status: 'newcomer', monthsInGermany: 61 },
      'no no no yes',
      ['expatLong'],
    ],
    [
      28,
      'renewal',
      { status: 'freelancer', yearlyIncome: 20_000_00, visa: 'renewal' },
      'no no no limited',
      ['expatLong'],
    ],
  ])('row %i: %s', (row, _, answers, expected, ranking) => {
    const result = ask(answers)
    expect(result.rows).toContain(row)
    expect(verdicts(result)).toBe(expected)
    expect(result.ranking).toEqual(ranking)
  })

  it('has every row of the table', () => {
    const rows = new Set(HEALTH_RULES_9.rows.map((row) => row.row))
    expect([...rows].sort((a, b) => a - b)).toEqual(
      Array.from({ length: 28 }, (_, index) => index + 1),
    )
  })
})
