import type { Answers } from '#insurance/conditions/evaluate.ts'
import { hasOnlyMiniJob } from '#insurance/eligibility/health-facts.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { monthOfPay } from '#insurance/statutory-health/mini-job.ts'
import { nextMiniJobLaw } from '#insurance/statutory-health/mini-job-law.ts'
import { bornForAge, type IsoDate } from '#insurance/values/iso-date.ts'
import {
  BASIS_STATUS,
  DISABILITY_STATUS,
  LEAVES,
  LEGAL_STATUS,
  OCCUPATION,
  PRIVATE_STATUS,
  PROFESSION,
  PUBLIC_STATUS,
  PURPOSE,
  WORK_SITUATION,
} from './words-of-lines.ts'

/** What a life situation says about the questions of one line. */
export interface LineProfile {
  /** Answers that the visitor gave in other words; they go along into the application. */
  readonly told: Answers
  /**
   * Answers that follow roughly, good enough for a price: a birthday from an age, a flat's size
   * from who lives in it. They are shown as assumed and never filled into an application.
   */
  readonly guessed?: Answers
}

/** The answers of the general tool in the words of a line. */
export function profileFor(line: LineId, answers: Answers, asOf: IsoDate): LineProfile {
  const facts = factsOf(answers, asOf)
  const { told, guessed = {} } = PROFILES[line](facts)
  return { told: withoutGaps(told), guessed: withoutGaps(guessed) }
}

interface Facts {
  readonly asOf: IsoDate
  readonly status: string
  readonly age: number
  readonly birthDate: IsoDate
  readonly yearlyIncome: number
  readonly monthlyIncome: number
  /** A job whose pay insures nobody. */
  readonly onlyMiniJob: boolean
  readonly household: string
  readonly withChildren: boolean
  readonly home: string
  readonly pets: readonly string[]
  readonly state: unknown
  readonly health: string
  readonly stay: string
  /** undefined for whoever was not asked. */
  readonly staff: number | undefined
  readonly work: string
}

function factsOf(answers: Answers, asOf: IsoDate): Facts {
  const age = Number(answers['age'])
  const household = String(answers['household'])
  return {
    asOf,
    status: String(answers['status']),
    age,
    birthDate: bornForAge(age, asOf),
    yearlyIncome: Number(answers['yearlyIncome']),
    monthlyIncome: monthOfPay(Number(answers['yearlyIncome']), nextMiniJobLaw(asOf)),
    onlyMiniJob: hasOnlyMiniJob(answers, asOf),
    household,
    withChildren: household === 'family' || household === 'singleParent',
    home: String(answers['home']),
    pets: (answers['pets'] ?? []) as readonly string[],
    state: answers['state'],
    health: String(answers['health']),
    stay: String(answers['stay']),
    staff: answers['staff'] === undefined ? undefined : Number(answers['staff']),
    work: String(answers['work']),
  }
}

const PROFILES: Readonly<Record<LineId, (facts: Facts) => LineProfile>> = {
  'public-health': ({ status, monthlyIncome, onlyMiniJob, birthDate, withChildren, state }) => ({
    told: {
      status: onlyMiniJob ? 'miniJob' : PUBLIC_STATUS[status],
      monthlyIncome: status === 'student' ? undefined : upTo(MOST_MONTHLY_INCOME, monthlyIncome),
      state,
    },
    guessed: {
      birthDate,
      // Far above the income from which a contribution rises no more.
      monthlyIncome: MOST_MONTHLY_INCOME,
      // A voluntary member, like somebody without a benefit.
      status: 'unemployed',
      benefit: 'none',
      sickPay: 'no',
      weeklyHours: 10,
      isParent: withChildren ? 'yes' : 'no',
      childrenUnder25: withChildren ? 1 : 0,
      // Matters to the AOK alone.
      nrwPart: 'rheinland',
    },
  }),
  'private-health': ({ status, yearlyIncome, onlyMiniJob, birthDate, state }) => ({
    // The insurer counts somebody with a mini-job as one without work.
    told: { status: onlyMiniJob ? undefined : PRIVATE_STATUS[status], yearlyIncome, state },
    guessed: { birthDate, status: 'passiveIncome' },
  }),
  'expat-short-term': ({ status, onlyMiniJob, birthDate }) => ({
    told: { purpose: PURPOSE[status], workSituation: workSituation(status, onlyMiniJob) },
    guessed: { birthDate, workSituation: 'notWorking' },
  }),
  'expat-long-term': ({ status, onlyMiniJob, birthDate }) => ({
    told: { workSituation: workSituation(status, onlyMiniJob) },
    guessed: { birthDate, workSituation: 'notWorking' },
  }),
  'personal-liability': ({ household, birthDate, pets, status }) => {
    const risks = [
      ...pets.filter((pet) => pet === 'dog' || pet === 'horse'),
      ...(status === 'selfEmployed' ? ['profession'] : []),
    ]
    return {
      told: { household, ...(risks.length > 0 ? { otherRisks: risks } : {}) },
      guessed: { birthDate },
    }
  },
  household: ({ home, household, withChildren }) => ({
    told: { building: home === 'sharedRoom' ? 'sharedRoom' : undefined },
    guessed: {
      sqm: home === 'sharedRoom' ? 18 : withChildren ? 90 : household === 'couple' ? 65 : 45,
    },
  }),
  legal: ({ household, status, birthDate, home }) => ({
    told: {
      household: household === 'single' ? 'single' : 'family',
      status: LEGAL_STATUS[status],
      // Trouble with an employer takes one.
      modules: [
        'private',
        ...(EMPLOYED.includes(status) ? ['job'] : []),
        // Furnished or shared, whoever does not own it has a landlord.
        ...(home === 'own' ? [] : ['housing']),
      ],
    },
    guessed: { birthDate, status: 'employee' },
  }),
  life: ({ birthDate, yearlyIncome, age }) => ({
    told: {},
    guessed: {
      birthDate,
      // Four years of income, in the steps of the tariff.
      sum: clamp(Math.round((yearlyIncome * 4) / 5_000_00) * 5_000_00, 50_000_00, 400_000_00),
      term: clamp(67 - age, 5, 25),
    },
  }),
  disability: ({ birthDate, status, yearlyIncome, staff, work }) => ({
    told: {
      status: DISABILITY_STATUS[status],
      grossYear: upTo(MOST_GROSS_YEAR, yearlyIncome),
      staff,
    },
    guessed: {
      birthDate,
      status: 'employee',
      grossYear: MOST_GROSS_YEAR,
      occupation: status === 'student' ? 'student' : OCCUPATION[work],
      // Six tenths of the gross income, in hundreds of euros.
      benefit: clamp(Math.floor((yearlyIncome * 6) / 120 / 100_00) * 100_00, 500_00, 2_500_00),
    },
  }),
  dental: ({ birthDate, health }) => ({
    told: { healthSystem: health === 'public' || health === 'private' ? health : undefined },
    guessed: { birthDate, healthSystem: 'public' },
  }),
  bike: () => ({ told: {} }),
  // Its size decides about the duty in one state, not about the price.
  'dog-liability': ({ state }) => ({ told: { state }, guessed: { largeDog: 'no' } }),
  'pet-health': ({ pets }) => {
    const [species = 'cat', another] = pets.filter((pet) => pet === 'dog' || pet === 'cat')
    return {
      told: { species: another === undefined && pets.includes(species) ? species : undefined },
      guessed: { species, catBreed: 'mixedCat', outdoor: 'no' },
    }
  },
  'travel-health': ({ household, age }) => ({
    told: {
      household: household === 'singleParent' ? 'family' : household,
      oldestAge: household === 'single' ? upTo(99, age) : undefined,
    },
    guessed: { oldestAge: Math.min(age, 99) },
  }),
  pension: (facts) => pensionProfile(facts),
  'basis-pension': (facts) => {
    const { told, guessed } = pensionProfile(facts)
    return {
      told: { ...told, status: BASIS_STATUS[facts.status] },
      guessed: { ...guessed, status: 'notWorking' },
    }
  },
  'professional-liability': ({ work, staff, yearlyIncome }) => ({
    told: { employees: upTo(20, staff) },
    guessed: {
      employees: staff && Math.min(staff, 20),
      profession: PROFESSION[work],
      revenue: Math.min(yearlyIncome, 1_000_000_00),
    },
  }),
  'company-professional-liability': ({ work, staff, yearlyIncome }) => ({
    told: { employees: upTo(500, staff) },
    guessed: {
      employees: staff && Math.min(staff, 500),
      profession: PROFESSION[work],
      revenue: yearlyIncome,
    },
  }),
  'general-liability': ({ yearlyIncome, work }) => ({
    told: {},
    guessed: { revenue: yearlyIncome, activity: work === 'trade' ? 'crafts' : 'consulting' },
  }),
  cyber: ({ yearlyIncome }) => ({ told: {}, guessed: { revenue: yearlyIncome } }),
  'company-health': ({ staff }) => ({ told: { insuredEmployees: staff } }),
  'company-pension': () => ({ told: {} }),
  'company-travel': ({ staff }) => ({ told: {}, guessed: { travellers: Math.max(staff ?? 1, 1) } }),
  'company-life': ({ staff, asOf }) => ({
    told: {},
    // People of the same age as in its reference profile, as many as there are: for a large group the line
    // says that there is no price online.
    guessed: {
      employees: Array(Math.max(staff ?? 0, 10)).fill({ birthDate: bornForAge(35, asOf) }),
    },
  }),
}

function pensionProfile({ birthDate, stay, yearlyIncome }: Facts): LineProfile {
  return {
    told: { grossYear: yearlyIncome, leavesGermany: LEAVES[stay] },
    guessed: { birthDate },
  }
}

function workSituation(status: string, onlyMiniJob: boolean): string | undefined {
  return onlyMiniJob ? 'miniJob' : WORK_SITUATION[status]
}

/** The most that public and disability insurance take in their forms. */
export const MOST_MONTHLY_INCOME = 100_000_00
const MOST_GROSS_YEAR = 1_000_000_00
/** Those who have an employer. */
const EMPLOYED: readonly string[] = ['employee', 'trainee']

function clamp(value: number, lowest: number, highest: number): number {
  return Math.min(Math.max(value, lowest), highest)
}

/** A number that the line can hold; another in its place would be nothing that somebody told. */
export function upTo(most: number, told: number | undefined): number | undefined {
  return told !== undefined && told <= most ? told : undefined
}

/** What is undefined would stand before what was guessed. */
export function withoutGaps(answers: Answers): Answers {
  return Object.fromEntries(Object.entries(answers).filter(([, value]) => value !== undefined))
}
