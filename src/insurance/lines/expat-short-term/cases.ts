import type { LineCase } from '../line-case.ts'

export const cases: readonly LineCase[] = [
  {
    name: 'Priya, 28, looks for a job in Germany',
    source: 'configured price 72.00 with a deductible of 25.00 for each claim',
    answers: { startDate: '2026-12-01' },
    expect: {
      cents: 72_00,
      notices: ['existingConditionsExcluded', 'cancelMonthly'],
      facts: { deductiblePerClaim: 25_00, coverEnds: '2027-11-30', firstPayment: 72_00 },
    },
  },
  {
    name: 'Priya takes premium',
    source: 'published price 134.00 (allaboutberlin.com)',
    tier: 'premium',
    answers: {},
    expect: { cents: 134_00 },
  },
  {
    name: 'Priya starts on 21 December and first pays for eleven days',
    source: '72.00 * 11 / 31 = 25.5484',
    answers: { startDate: '2026-12-21' },
    expect: { cents: 72_00, facts: { firstPayment: 25_55 } },
  },
  {
    name: 'Priya starts on the last day of February',
    source: '72.00 * 1 / 28 = 2.5714',
    answers: { startDate: '2027-02-28' },
    expect: { cents: 72_00, facts: { firstPayment: 2_57 } },
  },
  {
    name: 'Chidi is 39 on the first day',
    source: 'factor 1 up to 39',
    answers: { birthDate: '1986-12-02', startDate: '2026-12-01' },
    expect: { cents: 72_00 },
  },
  {
    name: 'Chidi turns 40 on the first day',
    source: '72.00 * 1.3',
    answers: { birthDate: '1986-12-01', startDate: '2026-12-01' },
    expect: { cents: 93_60 },
  },
  {
    name: 'Chidi at 49',
    source: '72.00 * 1.3',
    answers: { birthDate: { yearsAgo: 49 } },
    expect: { cents: 93_60 },
  },
  {
    name: 'Chidi at 50',
    source: '72.00 * 1.9',
    answers: { birthDate: { yearsAgo: 50 } },
    expect: { cents: 136_80 },
  },
  {
    name: 'Chidi at 59',
    source: '72.00 * 1.9',
    answers: { birthDate: { yearsAgo: 59 } },
    expect: { cents: 136_80 },
  },
  {
    name: 'Chidi at 60',
    source: '72.00 * 2.8',
    answers: { birthDate: { yearsAgo: 60 } },
    expect: { cents: 201_60 },
  },
  {
    name: 'Chidi at 69',
    source: '72.00 * 2.8',
    answers: { birthDate: { yearsAgo: 69 } },
    expect: { cents: 201_60 },
  },
  {
    name: 'Chidi at 70',
    source: '72.00 * 4',
    answers: { birthDate: { yearsAgo: 70 } },
    expect: { cents: 288_00 },
  },
  {
    name: 'Seventy-five is the last age',
    source: 'field: 0 to 75; 72.00 * 4',
    answers: { birthDate: { yearsAgo: 75 } },
    expect: { cents: 288_00 },
  },
  {
    name: 'Seventy-six is too old',
    source: 'field: 0 to 75',
    answers: { birthDate: { yearsAgo: 76 } },
    expect: { errors: { birthDate: 'tooOld' } },
  },
  {
    name: 'Emily visits home in Canada',
    source: '72.00 * 1.5',
    answers: { citizenship: 'CA', usCanada: 'yes' },
    expect: { cents: 108_00 },
  },
  {
    name: 'Emily brings her husband of 41 and a baby',
    source: '72.00 + 72.00 * 1.3 + 72.00, each with a price of their own',
    answers: {
      dependants: [
        { relation: 'spouse', birthDate: { yearsAgo: 41 } },
        { relation: 'child', birthDate: { monthsAgo: 6 } },
      ],
    },
    expect: { cents: 237_60, facts: { ownPrice: 72_00, dependantPrice: 93_60 } },
  },
  {
    name: 'Mateo is in Germany already and waits 14 days',
    source: 'rule: 14 days without benefits if already in Germany (mawista.com)',
    answers: { alreadyInGermany: 'yes', arrivalDate: '2026-10-01', startDate: '2026-11-20' },
    expect: {
      cents: 72_00,
      notices: ['waitingPeriod', 'existingConditionsExcluded', 'cancelMonthly'],
      facts: { benefitsFrom: '2026-12-04' },
    },
  },
  {
    name: 'Aiko came almost five years ago',
    source: 'rule: insurers take people for stays of up to five years (mawista.com)',
    answers: { alreadyInGermany: 'yes', arrivalDate: { monthsAgo: 59 } },
    expect: {
      cents: 72_00,
      notices: ['waitingPeriod', 'existingConditionsExcluded', 'cancelMonthly'],
    },
  },
  {
    name: 'Aiko came five years ago',
    source: 'the same rule',
    answers: { alreadyInGermany: 'yes', arrivalDate: { monthsAgo: 60 } },
    expect: {
      cents: 72_00,
      notices: [
        'waitingPeriod',
        'madeForFirstFiveYears',
        'existingConditionsExcluded',
        'cancelMonthly',
      ],
    },
  },
  {
    name: 'Mateo has been covered for 50 months and gets ten more',
    source: 'rule: end = min(60 - before, choice)',
    answers: { monthsInsuredBefore: 50, startDate: '2026-12-01' },
    expect: {
      cents: 72_00,
      notices: ['shortenedToSixtyMonths', 'existingConditionsExcluded', 'cancelMonthly'],
      facts: { coverEnds: '2027-09-30' },
    },
  },
  {
    name: 'A month from 31 January ends with February',
    source: '§ 188 (3) BGB',
    answers: { monthsWanted: 1, startDate: '2027-01-31', arrivalDate: '2027-01-31' },
    expect: { cents: 72_00, facts: { coverEnds: '2027-02-28' } },
  },
  {
    name: 'Mateo with 48 months gets his twelve',
    source: 'rule: 48 + 12 = 60',
    answers: { monthsInsuredBefore: 48, startDate: '2026-12-01' },
    expect: {
      cents: 72_00,
      notices: ['existingConditionsExcluded', 'cancelMonthly'],
      facts: { coverEnds: '2027-11-30' },
    },
  },
  {
    name: 'Mateo after sixty months',
    source: 'row 27 of the decision table: 60 months across insurers',
    answers: { monthsInsuredBefore: 60 },
    expect: { declined: ['sixtyMonthsUsed'] },
  },
  {
    name: 'Aiko bridges the weeks until her first working day',
    source: 'rows 2 and 17 of the decision table',
    answers: { purpose: 'guest', workSituation: 'employeeSoon' },
    expect: {
      cents: 72_00,
      notices: ['endsWithFirstWorkingDay', 'existingConditionsExcluded', 'cancelMonthly'],
    },
  },
  {
    name: 'Aiko at 55 is insured by law only if the last five years allow it',
    source: 'row 6 of the decision table beats rows 2 and 17; § 6 (3a) SGB V',
    answers: {
      purpose: 'guest',
      workSituation: 'employeeSoon',
      birthDate: { yearsAgo: 55 },
    },
    expect: {
      cents: 136_80,
      notices: ['mayEndWithFirstWorkingDay', 'existingConditionsExcluded', 'cancelMonthly'],
    },
  },
  {
    name: 'Aiko is employed',
    source: 'rows 2 and 3 of the decision table',
    answers: { workSituation: 'employee' },
    expect: { declined: ['publicInsuranceDuty'] },
  },
  {
    name: 'Employed at 54',
    source: 'rows 2 and 6 of the decision table',
    answers: { workSituation: 'employee', birthDate: { yearsAgo: 54 } },
    expect: { declined: ['publicInsuranceDuty'] },
  },
  {
    name: 'Employed at 55: the last five years decide',
    source: 'row 6 of the decision table; § 6 (3a) SGB V',
    answers: { workSituation: 'employee', birthDate: { yearsAgo: 55 } },
    expect: { referred: ['publicMayBeClosed'] },
  },
  {
    name: 'Trainee',
    source: 'row 24 of the decision table',
    answers: { workSituation: 'trainee' },
    expect: { declined: ['publicInsuranceDuty'] },
  },
  {
    name: 'Unemployed with ALG I',
    source: 'row 21 of the decision table',
    answers: { workSituation: 'unemploymentBenefit' },
    expect: { declined: ['publicInsuranceDuty'] },
  },
  {
    name: 'Sofia takes a language course',
    source: 'row 13 of the decision table: switch at enrolment',
    answers: { purpose: 'languageCourse' },
    expect: {
      cents: 72_00,
      notices: ['switchAtEnrolment', 'existingConditionsExcluded', 'cancelMonthly'],
    },
  },
  {
    name: 'Sofia at 30: no enrolment opens public insurance any more',
    source: 'row 11 of the decision table; § 5 (1) no. 9 SGB V',
    answers: { purpose: 'languageCourse', birthDate: { yearsAgo: 30 } },
    expect: {
      cents: 72_00,
      notices: ['studiesFrom30', 'existingConditionsExcluded', 'cancelMonthly'],
    },
  },
  {
    name: 'Nor does it for a student of 30 on the first day',
    source: 'row 11 of the decision table; § 5 (1) no. 9 SGB V',
    answers: {
      purpose: 'student',
      workSituation: 'student',
      birthDate: '1996-12-01',
      startDate: '2026-12-01',
    },
    expect: {
      cents: 72_00,
      notices: ['studiesFrom30', 'existingConditionsExcluded', 'cancelMonthly'],
    },
  },
  {
    name: 'It does for one who is 29 until the day after',
    source: 'row 10 of the decision table',
    answers: {
      purpose: 'student',
      workSituation: 'student',
      birthDate: '1996-12-02',
      startDate: '2026-12-01',
    },
    expect: {
      cents: 72_00,
      notices: ['switchAtEnrolment', 'existingConditionsExcluded', 'cancelMonthly'],
    },
  },
  {
    name: 'An Italian who comes to learn German',
    source: 'row 15: the European card is enough for a while',
    answers: { citizenship: 'IT', purpose: 'languageCourse' },
    expect: {
      cents: 72_00,
      notices: [
        'europeanCardMayDo',
        'switchAtEnrolment',
        'existingConditionsExcluded',
        'cancelMonthly',
      ],
    },
  },
  {
    name: 'Freelancer on a first visa',
    source: 'rows 8 and 28 of the decision table: rarely accepted on renewal',
    answers: { purpose: 'freelancer', workSituation: 'selfEmployed' },
    expect: {
      cents: 72_00,
      notices: ['renewalRarelyAccepted', 'existingConditionsExcluded', 'cancelMonthly'],
    },
  },
  {
    name: 'Start today is possible',
    source: 'field: today to six months ahead; 72.00 * 16 / 30',
    answers: { startDate: '2026-11-15' },
    expect: { cents: 72_00, facts: { firstPayment: 38_40 } },
  },
  {
    name: 'Start yesterday is not',
    source: 'field: today to six months ahead',
    answers: { startDate: '2026-11-14' },
    expect: { errors: { startDate: 'tooEarly' } },
  },
  {
    name: 'Nor six months and a day ahead',
    source: 'field: today to six months ahead',
    answers: { startDate: '2027-05-16' },
    expect: { errors: { startDate: 'tooLate' } },
  },
  {
    name: 'A spouse of 17 and a child of 26 are asked about again',
    source: '§ 1303 BGB; grown children take out a policy of their own',
    answers: {
      dependants: [
        { relation: 'spouse', birthDate: { yearsAgo: 17 } },
        { relation: 'spouse', birthDate: { yearsAgo: 18 } },
        { relation: 'child', birthDate: { yearsAgo: 25 } },
        { relation: 'child', birthDate: { yearsAgo: 26 } },
      ],
    },
    expect: {
      errors: {
        'dependants.0.birthDate': 'spouseTooYoung',
        'dependants.3.birthDate': 'childTooOld',
      },
    },
  },
]
