import type { Answers } from '#insurance/conditions/evaluate.ts'
import { hasOnlyMiniJob, yearOfMiniJob } from '#insurance/eligibility/health-facts.ts'
import { valueFromTomorrow } from '#insurance/statutory/dated.ts'
import {
  familienversicherungGrenze,
  ksvMindestarbeitseinkommen,
} from '#insurance/statutory/earnings-limits.ts'
import type { InsuredPerson } from '#insurance/statutory-health/insured-person.ts'
import { monthOfPay } from '#insurance/statutory-health/mini-job.ts'
import { nextMiniJobLaw } from '#insurance/statutory-health/mini-job-law.ts'
import { addMonths, bornForAge, type IsoDate } from '#insurance/values/iso-date.ts'
import { type LineProfile, MOST_MONTHLY_INCOME, upTo, withoutGaps } from './line-profile.ts'

/** Why there is no amount, though the product is possible. */
export type NoAmount =
  | 'dependsOnIncome'
  | 'dependsOnPay'
  | 'dependsOnPension'
  | 'dependsOnSponsor'
  | 'homeCountryPays'
  | 'keepsOwnPolicy'
  | 'manyChildren'
  | 'staysInOwnPolicy'

/** The answers of the health tool in the words of public insurance. */
export function publicProfile(answers: Answers, asOf: IsoDate): LineProfile | 'artist' | NoAmount {
  const status = String(answers['status'])
  const income = Number(answers['yearlyIncome'] ?? 0)
  const guessed = {
    birthDate: birthDateOf(answers, asOf),
    // Far above the income from which a contribution rises no more.
    monthlyIncome: MOST_MONTHLY_INCOME,
    benefit: 'none',
    sickPay: 'no',
    isParent: Number(answers['children']) > 0 ? 'yes' : 'no',
    childrenUnder25: Number(answers['children']),
    onlyMiniJobIncome: 'no',
    familyTie: 'spouse',
  }
  const as = (own: Answers, more: Answers = {}): LineProfile => ({
    told: withoutGaps(own),
    guessed: { ...guessed, ...more },
  })
  const monthlyIncome = upTo(MOST_MONTHLY_INCOME, monthOfPay(income, nextMiniJobLaw(asOf)))
  if (hasOnlyMiniJob(answers, asOf)) {
    return answers['familyInsurer'] === 'gkv'
      ? as({ status: 'familyMember', monthlyIncome }, { onlyMiniJobIncome: 'yes' })
      : as({ status: 'miniJob', monthlyIncome })
  }
  switch (status) {
    case 'miniJob':
    case 'employee':
      return as({ status: 'employee', monthlyIncome })
    case 'trainee':
      return as({ status, monthlyIncome })
    case 'freelancer':
      return as({ status: 'selfEmployed', monthlyIncome })
    case 'artist':
      // Below its entry the artists' fund pays nothing: a voluntary member like other freelancers.
      return income >= valueFromTomorrow(ksvMindestarbeitseinkommen, asOf)
        ? 'artist'
        : as({ status: 'selfEmployed', monthlyIncome })
    case 'student':
      if (Number(answers['weeklyHours']) > 20) return 'dependsOnPay'
      // At a university that is not recognised one is a voluntary member, if at all.
      return answers['recognisedUniversity'] === 'no'
        ? as({ monthlyIncome }, { status: 'unemployed' })
        : as({ status, weeklyHours: answers['weeklyHours'] })
    case 'civilServant':
      return 'dependsOnPay'
    case 'retiree':
      return answers['euPension'] === 'yes' ? 'homeCountryPays' : 'dependsOnPension'
    case 'joiningFamily': {
      const free =
        answers['familyInsurer'] === 'gkv' &&
        income <= valueFromTomorrow(familienversicherungGrenze, asOf) * 12
      return free
        ? as({ status: 'familyMember', monthlyIncome })
        : as({ monthlyIncome }, { status: 'unemployed' })
    }
    case 'unemployed':
      return as({ status, monthlyIncome: 0, benefit: answers['benefit'] })
    default:
      // Voluntary members without work: doctoral candidates, people with means of their own.
      return as({ monthlyIncome }, { status: 'unemployed' })
  }
}

/** Free with a family that is publicly insured, as long as the income that is not asked for is low. */
export function familyProfile(answers: Answers, asOf: IsoDate): LineProfile {
  return {
    told: { status: 'familyMember' },
    guessed: {
      birthDate: birthDateOf(answers, asOf),
      monthlyIncome: 0,
      onlyMiniJobIncome: 'no',
      familyTie: 'spouse',
      isParent: Number(answers['children']) > 0 ? 'yes' : 'no',
      childrenUnder25: Number(answers['children']),
    },
  }
}

/** Row 20: up to the pay of a mini-job, somebody is insured in the policy of the family. */
export function isInsuredWithSponsor(answers: Answers, asOf: IsoDate): boolean {
  return (
    answers['status'] === 'joiningFamily' &&
    answers['familyInsurer'] === 'pkv' &&
    Number(answers['yearlyIncome'] ?? 0) <= yearOfMiniJob(asOf)
  )
}

/** The most that private insurers price along with a parent, without being asked for an offer. */
const MOST_CHILDREN_PRICED = 8

export function hasManyChildren(answers: Answers): boolean {
  return Number(answers['children']) > MOST_CHILDREN_PRICED
}

/** The same in the words of private insurance. No condition is carried: it is asked there anew. */
export function privateProfile(answers: Answers, asOf: IsoDate): LineProfile {
  const children = Number(answers['children'])
  return {
    told: withoutGaps({
      status: privateStatusOf(answers, asOf),
      yearlyIncome: answers['yearlyIncome'],
      coverLast12Months: PRIOR_COVER[String(answers['priorCover'])] ?? 'none',
    }),
    guessed: {
      status: 'passiveIncome',
      birthDate: birthDateOf(answers, asOf),
      yearlyIncome: 0,
      citizenship: CITIZENSHIP[String(answers['citizenship'])],
      inGermanySince: sinceOf(answers, asOf),
      ...(children > 0
        ? {
            dependants: Array(children).fill({
              role: 'child',
              birthDate: bornForAge(6, asOf),
            }),
          }
        : {}),
    },
  }
}

export function expatShortProfile(answers: Answers, asOf: IsoDate): LineProfile {
  const months = Number(answers['monthsInGermany'])
  return {
    told: withoutGaps({
      purpose: PURPOSE[String(answers['status'])],
      workSituation: workSituationOf(answers, asOf),
      alreadyInGermany: months > 0 ? 'yes' : 'no',
      monthsInsuredBefore: Math.min(Number(answers['monthsOnIncomingCover'] ?? 0), 60),
    }),
    guessed: {
      purpose: 'visa',
      birthDate: birthDateOf(answers, asOf),
      citizenship: CITIZENSHIP[String(answers['citizenship'])],
      ...(months > 0 ? { arrivalDate: sinceOf(answers, asOf) } : {}),
    },
  }
}

export function expatLongProfile(answers: Answers, asOf: IsoDate): LineProfile {
  return {
    told: withoutGaps({
      workSituation: workSituationOf(answers, asOf),
      visaType: answers['citizenship'] === 'other' ? VISA[String(answers['visa'])] : 'euCitizen',
    }),
    guessed: {
      visaType: 'firstVisa',
      birthDate: birthDateOf(answers, asOf),
      inGermanySince: sinceOf(answers, asOf),
    },
  }
}

/** Somebody as the law of contributions sees them; the fund is the largest. */
export function insuredPersonOf(answers: Answers, asOf: IsoDate): InsuredPerson {
  const children = Number(answers['children'])
  return {
    birthDate: birthDateOf(answers, asOf),
    isParent: children > 0,
    childrenUnder25: children,
    state: 'BE',
    fund: 'tk',
  }
}

function birthDateOf(answers: Answers, asOf: IsoDate): IsoDate {
  return bornForAge(Number(answers['age']), asOf)
}

/** The pay decides what a job is; from a mini-job nobody is insured, as without work. */
function privateStatusOf(answers: Answers, asOf: IsoDate): string | undefined {
  return hasOnlyMiniJob(answers, asOf) ? undefined : PRIVATE_STATUS[String(answers['status'])]
}

function workSituationOf(answers: Answers, asOf: IsoDate): string {
  if (hasOnlyMiniJob(answers, asOf)) return 'miniJob'
  if (answers['benefit'] === 'algI') return 'unemploymentBenefit'
  return WORK_SITUATION[String(answers['status'])] ?? 'notWorking'
}

/** People who were born here count more months than the years of their age hold. */
function sinceOf(answers: Answers, asOf: IsoDate): IsoDate {
  const since = addMonths(asOf, -Math.min(Number(answers['monthsInGermany']), 780))
  const born = birthDateOf(answers, asOf)
  return since < born ? born : since
}

const PRIVATE_STATUS: Readonly<Record<string, string>> = {
  employee: 'employee',
  trainee: 'employee',
  miniJob: 'employee',
  freelancer: 'selfEmployed',
  artist: 'selfEmployed',
  student: 'student',
  languageCourse: 'student',
  doctoral: 'student',
  civilServant: 'civilServant',
  passiveIncome: 'passiveIncome',
}
const PRIOR_COVER: Readonly<Record<string, string>> = {
  gkv: 'public',
  eu: 'public',
  private: 'private',
  expat: 'expat',
}
/** A country of the group, for tariffs that only ask whether it is in the EU. */
const CITIZENSHIP: Readonly<Record<string, string>> = { de: 'DE', eu: 'FR', other: 'IN' }
/** Doctoral candidates are asked: the form tells whoever comes to study that enrolling opens a fund. */
const PURPOSE: Readonly<Record<string, string>> = {
  freelancer: 'freelancer',
  artist: 'freelancer',
  student: 'student',
  languageCourse: 'languageCourse',
  newcomer: 'jobSeeker',
  visitor: 'guest',
}
const WORK_SITUATION: Readonly<Record<string, string>> = {
  miniJob: 'employee',
  employee: 'employee',
  trainee: 'trainee',
  freelancer: 'selfEmployed',
  artist: 'selfEmployed',
  student: 'student',
  doctoral: 'student',
  languageCourse: 'student',
}
const VISA: Readonly<Record<string, string>> = {
  firstVisa: 'firstVisa',
  firstPermit: 'firstPermit',
  renewal: 'renewal',
  permanent: 'permanent',
}
