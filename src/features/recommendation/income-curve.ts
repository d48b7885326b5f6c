import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { RatedLine } from '#insurance/lines/load-line.ts'
import { lawOfStart } from '#insurance/lines/private-health/law-of-start.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { quote } from '#insurance/quote/quote.ts'
import { valueAt } from '#insurance/statutory/dated.ts'
import { jahresarbeitsentgeltgrenze } from '#insurance/statutory/earnings-limits.ts'
import { artistContribution } from '#insurance/statutory-health/artist.ts'
import { sumOf } from '#insurance/statutory-health/contribution.ts'
import { lawOfMembership } from '#insurance/statutory-health/membership-law.ts'
import { isMiniJob, monthOfPay } from '#insurance/statutory-health/mini-job.ts'
import { nextMiniJobLaw } from '#insurance/statutory-health/mini-job-law.ts'
import { publicContribution } from '#insurance/statutory-health/public-contribution.ts'
import { addDays, type IsoDate } from '#insurance/values/iso-date.ts'
import { insuredPersonOf, privateProfile } from './health-profile.ts'
import { centsOf } from './price-line.ts'

/** What somebody pays a month in each system, over the income of a year. */
export interface IncomeCurve {
  /**
   * Who pays a part of it: an employer, nobody, or the artists' social fund. `later` is an employer whom
   * somebody does not have yet, such as a student, whose own contribution follows no income.
   */
  readonly as: 'employee' | 'later' | 'selfEmployed' | 'artist'
  readonly points: readonly CurvePoint[]
  /** Above this an employee may leave public insurance; undefined for the self-employed. */
  readonly limitCents: number | undefined
  /** Where the visitor stands; undefined if no income was asked. */
  readonly ownCents: number | undefined
}

export interface CurvePoint {
  readonly yearlyCents: number
  /** The member's own share; undefined where there is no such insurance. */
  readonly publicCents: number | undefined
  readonly privateCents: number | undefined
}

const FROM = 10_000_00
const TO = 130_000_00
const STEP = 5_000_00

export function incomeCurve(answers: Answers, privateLine: RatedLine, asOf: IsoDate): IncomeCurve {
  const as = payingAs(String(answers['status']))
  const employed = as === 'employee' || as === 'later'
  const limit = valueAt(jahresarbeitsentgeltgrenze, lawOfStart(addDays(asOf, 1), asOf))
  const own = answers['yearlyIncome']
  const incomes = new Set<number>()
  for (let income = FROM; income <= TO; income += STEP) incomes.add(income)
  // The step at the limit is the point of the picture.
  if (employed) incomes.add(limit).add(limit + 1)
  return {
    as,
    points: [...incomes]
      .sort((a, b) => a - b)
      .map((yearlyCents) => ({
        yearlyCents,
        publicCents: publicAt(answers, yearlyCents, employed ? 'employee' : as, asOf),
        privateCents: privateAt(answers, privateLine, yearlyCents, employed, asOf),
      })),
    limitCents: employed ? limit : undefined,
    ownCents: own === undefined ? undefined : Number(own),
  }
}

/** The picture begins above the entry of the artists' social fund, so every point of it is one with the fund. */
function payingAs(status: string): IncomeCurve['as'] {
  if (status === 'artist') return 'artist'
  if (SELF_PAYING.includes(status)) return 'selfEmployed'
  return EMPLOYED.includes(status) ? 'employee' : 'later'
}

const EMPLOYED = ['employee', 'miniJob', 'trainee']

const SELF_PAYING = ['freelancer', 'passiveIncome', 'retiree']

function publicAt(
  answers: Answers,
  yearlyCents: number,
  as: Exclude<IncomeCurve['as'], 'later'>,
  asOf: IsoDate,
) {
  const person = insuredPersonOf(answers, asOf)
  // No membership begins before tomorrow, and the mini-job limit of a year is known before its rates.
  const on = lawOfMembership(addDays(asOf, 1), asOf)
  const month = monthOfPay(yearlyCents, nextMiniJobLaw(asOf))
  if (as === 'employee' && isMiniJob(month, nextMiniJobLaw(asOf))) return undefined
  const contribution =
    as === 'artist'
      ? artistContribution(person, yearlyCents, on)
      : publicContribution(person, as, month, on)
  return contribution && sumOf(contribution.member)
}

function privateAt(
  answers: Answers,
  line: RatedLine,
  yearlyCents: number,
  employed: boolean,
  asOf: IsoDate,
): number | undefined {
  const { told, guessed } = privateProfile(answers, asOf)
  const result = quote(
    line,
    {
      ...referenceAnswers(line.definition, asOf),
      ...guessed,
      ...told,
      status: employed ? 'employee' : 'selfEmployed',
      yearlyIncome: yearlyCents,
    },
    asOf,
  )
  if (result.outcome !== 'quoted') return undefined
  const rated = result.packages.find((each) => each.tier === result.selected)
  return rated && rated.price.cents - centsOf(rated, 'employerShare')
}
