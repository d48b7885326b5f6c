import { valueAt } from '#insurance/statutory/dated.ts'
import {
  familienversicherungGrenze,
  jahresarbeitsentgeltgrenze,
  ksvMindestarbeitseinkommen,
  minijobGrenze,
} from '#insurance/statutory/earnings-limits.ts'
import {
  privateFreelancerIncome,
  privateFreelancerIncomeFrom51,
  privatePassiveIncome,
} from '#insurance/statutory/product-thresholds.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { HEALTH_CASES, LIFE_CASES } from './test-cases.ts'

type Answers = Readonly<Record<string, string>>

/** One threshold of the rules: the last answer on one side of it, the first on the other. */
interface ThresholdCase {
  readonly name: string
  /** Deep link of each side, and what it must show. */
  readonly sides: readonly (readonly [answers: Answers, shows: string])[]
}

/**
 * Both sides of every threshold of the health table, in the law of a day. What is shown: the
 * possible products in their order, with `!` where it is a duty and `?` where it is limited.
 */
export function healthThresholds(asOf: IsoDate): ThresholdCase[] {
  const income = (cents: number) => ({ yearlyIncome: (cents / 100).toFixed(2) })
  const miniJob = valueAt(minijobGrenze, asOf) * 12
  const limit = valueAt(jahresarbeitsentgeltgrenze, asOf)
  const artist = valueAt(ksvMindestarbeitseinkommen, asOf)
  const family = valueAt(familienversicherungGrenze, asOf) * 12
  const freelancer = valueAt(privateFreelancerIncome, asOf)
  const older = valueAt(privateFreelancerIncomeFrom51, asOf)
  const passive = valueAt(privatePassiveIncome, asOf)
  const EMPLOYEE = answersOf(2)
  const FREELANCER = answersOf(7)
  const STUDENT = answersOf(10)
  const NEWCOMER = answersOf(18)
  const aboveLimit = { ...EMPLOYEE, ...income(limit + 1) }
  return [
    sides('a mini-job', EMPLOYEE, [
      [income(miniJob), 'expatShort expatLong private?'],
      [income(miniJob + 1), 'public!'],
    ]),
    sides('the income limit of the year', EMPLOYEE, [
      [income(limit), 'public!'],
      [income(limit + 1), 'private public'],
    ]),
    sides('the income limit for a trainee', answersOf(24), [
      [income(limit), 'public!'],
      [income(limit + 1), 'private public'],
    ]),
    sides('profit that private insurers ask for', { ...FREELANCER, age: '50' }, [
      [income(freelancer - 1), 'public expatLong'],
      [income(freelancer), 'public private expatLong'],
    ]),
    sides('profit that private insurers ask for from 51', { ...FREELANCER, age: '51' }, [
      [income(older - 1), 'public expatLong'],
      [income(older), 'public private expatLong'],
    ]),
    sides('51 years', { ...FREELANCER, ...income(freelancer) }, [
      [{ age: '50' }, 'public private expatLong'],
      [{ age: '51' }, 'public expatLong'],
    ]),
    sides('profit well above', FREELANCER, [
      [income(passive), 'public private expatLong'],
      [income(passive + 1), 'private public expatLong'],
    ]),
    sides('income of an artist', answersOf(9), [
      [income(artist - 1), 'expatShort expatLong'],
      [income(artist), 'public private? expatShort?'],
    ]),
    sides('income without work', answersOf(25), [
      [income(passive - 1), 'expatShort expatLong'],
      [income(passive), 'private expatShort expatLong'],
    ]),
    sides('income within the family’s insurance', answersOf(19), [
      [income(family), 'public private expatShort?'],
      [income(family + 1), 'public? private expatShort?'],
    ]),
    sides('30 years at university', STUDENT, [
      [{ age: '29' }, 'public expatShort? private?'],
      [{ age: '30' }, 'expatShort private expatLong'],
    ]),
    sides('20 hours of work beside studies', STUDENT, [
      [{ weeklyHours: '20' }, 'public expatShort? private?'],
      [{ weeklyHours: '21' }, 'public!'],
    ]),
    sides('45 years', aboveLimit, [
      [{ age: '44' }, 'private public'],
      [{ age: '45' }, 'public private'],
    ]),
    sides('children', aboveLimit, [
      [{ children: '2' }, 'private public'],
      [{ children: '3' }, 'public private'],
    ]),
    sides('55 years without statutory time', { ...EMPLOYEE, statutoryInLast5Years: 'no' }, [
      [{ age: '54' }, 'public!'],
      [{ age: '55' }, 'expatLong expatShort private'],
    ]),
    sides('75 years', { ...answersOf(25), statutoryInLast5Years: 'no' }, [
      [{ age: '75' }, 'expatShort private? expatLong?'],
      [{ age: '76' }, 'private? expatLong?'],
    ]),
    sides('five years in Germany', NEWCOMER, [
      [{ monthsInGermany: '60' }, 'expatShort expatLong'],
      [{ monthsInGermany: '61' }, 'expatLong'],
    ]),
    sides(
      'five years of cover for incomers',
      { ...NEWCOMER, priorCover: 'expat', monthsInGermany: '60' },
      [
        [{ monthsOnIncomingCover: '59' }, 'expatShort expatLong'],
        [{ monthsOnIncomingCover: '60' }, 'expatLong'],
      ],
    ),
  ]
}

/** How a product of the ranking is written in these cases. */
export function markVerdict(product: string, verdict: string | undefined): string {
  return product + (verdict === 'must' ? '!' : verdict === 'limited' ? '?' : '')
}

/** The same for the general tool. What is shown: the reason given for or against the line. */
export function lifeThresholds(asOf: IsoDate): (ThresholdCase & { readonly line: string })[] {
  const limit = valueAt(jahresarbeitsentgeltgrenze, asOf) / 100
  const freelancer = valueAt(privateFreelancerIncome, asOf) / 100
  const miniJob = (valueAt(minijobGrenze, asOf) * 12) / 100
  const EMPLOYEE = lifeAnswers('employee')
  const FAMILY = lifeAnswers('young family with a dog in Berlin')
  const FREELANCER = lifeAnswers('freelance developer who travels')
  const AGENCY = lifeAnswers('agency with twelve people')
  return [
    about('private-health', 'the income limit of the year', EMPLOYEE, [
      [{ yearlyIncome: `${limit}` }, 'privateNotOpen'],
      [{ yearlyIncome: `${limit}.01` }, 'privateMayFit'],
    ]),
    about('private-health', 'profit that private insurers ask for', FREELANCER, [
      [{ yearlyIncome: `${freelancer - 1}` }, 'privateNotOpen'],
      [{ yearlyIncome: `${freelancer}` }, 'privateMayFit'],
    ]),
    about('disability', '55 years', EMPLOYEE, [
      [{ age: '55' }, 'incomeIsYourLargestAsset'],
      [{ age: '56' }, 'tooOldForDisability'],
    ]),
    about('life', '65 years', FAMILY, [
      [{ age: '65' }, 'othersDependOnYou'],
      [{ age: '66' }, 'tooOldForLife'],
    ]),
    about('pension', '60 years', FREELANCER, [
      [{ age: '59' }, 'seldomInStatePension'],
      [{ age: '60' }, 'tooLateToSave'],
    ]),
    about('pension', 'what a mini-job pays', FREELANCER, [
      [{ yearlyIncome: `${miniJob}` }, 'reachableSavingsFirst'],
      [{ yearlyIncome: `${miniJob}.01` }, 'seldomInStatePension'],
    ]),
    about('basis-pension', 'profit that makes it worth it', FREELANCER, [
      [{ yearlyIncome: '59999' }, 'taxSavingTooSmall'],
      [{ yearlyIncome: '60000' }, 'taxSavingForHighIncome'],
    ]),
    about('company-health', 'ten people', AGENCY, [
      [{ staff: '9' }, 'fromTenStaff'],
      [{ staff: '10' }, 'benefitForStaff'],
    ]),
    about('general-liability', 'the first employee', AGENCY, [
      [{ staff: '0' }, 'noBusiness'],
      [{ staff: '1' }, 'businessHarmsOthers'],
    ]),
  ]
}

function sides(name: string, base: Answers, changes: ThresholdCase['sides']): ThresholdCase {
  return { name, sides: changes.map(([change, shows]) => [{ ...base, ...change }, shows]) }
}

function about(line: string, name: string, base: Answers, changes: ThresholdCase['sides']) {
  return { line, ...sides(name, base, changes) }
}

function answersOf(row: number): Answers {
  return HEALTH_CASES.find((each) => each.row === row)?.answers ?? {}
}

function lifeAnswers(name: string): Answers {
  return (LIFE_CASES.find((each) => each.name === name)?.answers ?? {}) as Answers
}
