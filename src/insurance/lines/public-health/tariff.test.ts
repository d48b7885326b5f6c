import { expect, test } from 'vitest'
import { quote } from '../../quote/quote.ts'
import { isoDateOf } from '../../values/iso-date.ts'
import { loadRatedLine } from '../load-line.ts'
import { referenceAnswers } from '../reference-answers.ts'

const today = isoDateOf('2026-11-15')
const line = await loadRatedLine('public-health')

test.each([
  ['employee', {}, 'generalRate'],
  ['freelancer with sick pay', { status: 'selfEmployed', sickPay: 'yes' }, 'generalRate'],
  ['freelancer without', { status: 'selfEmployed', sickPay: 'no' }, 'reducedRate'],
  ['student', { status: 'student', weeklyHours: 0, birthDate: '2002-05-05' }, 'studentRate'],
  ['mini-jobber', { status: 'miniJob', monthlyIncome: 603_00 }, 'reducedRate'],
  ['who gets ALG I', { status: 'unemployed', benefit: 'algI' }, 'paidByOthers'],
])(
  '%s: the rate is named, and a flat share of the employer only in a mini-job',
  (who, more, rate) => {
    const quoted = quote(line, { ...referenceAnswers(line.definition, today), ...more }, today)
    if (quoted.outcome !== 'quoted') throw new Error(JSON.stringify(quoted))
    expect(quoted.packages).toHaveLength(5)
    for (const { factors, facts } of quoted.packages) {
      expect(factors[0]?.code).toBe(rate)
      const hasFlatShare = facts.some(({ code }) => code === 'employerFlatHealth')
      expect(hasFlatShare).toBe(who === 'mini-jobber')
    }
  },
)
