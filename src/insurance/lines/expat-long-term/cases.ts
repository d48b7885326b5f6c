import type { LineCase } from '../line-case.ts'

const ALWAYS = ['careSeparate', 'existingConditionsExcluded', 'howToClaim', 'refundThenMonthly']

export const cases: readonly LineCase[] = [
  {
    name: 'Chidi, 30, freelancer, more than five years here, renews his permit',
    source: 'demo formula: 120.00 * 1.12^2 * 0.8 = 120.4224',
    answers: {},
    expect: { cents: 120_42, notices: ['officeMayRefuse', 'publicFirst', ...ALWAYS] },
  },
  {
    name: 'Chidi takes the comprehensive plan',
    source: '120.00 * 1.12^2 * 0.8 * 1.6 = 192.6758',
    tier: 'comprehensive',
    answers: {},
    expect: { cents: 192_68, facts: { deductible: 'deductible.1000' } },
  },
  {
    name: 'Chidi pays by the year',
    source: '120.4224 * 0.96 = 115.6055',
    answers: { interval: 'yearly' },
    expect: { cents: 115_61 },
  },
  {
    name: 'Lea is 24 on the first day, without deductible',
    source: '120.00',
    answers: { birthDate: '2001-12-02', startDate: '2026-12-01', deductible: '0' },
    expect: { cents: 120_00 },
  },
  {
    name: 'Lea turns 25 on the first day',
    source: '120.00 * 1.12',
    answers: { birthDate: '2001-12-01', startDate: '2026-12-01', deductible: '0' },
    expect: { cents: 134_40 },
  },
  {
    name: 'Samuel, 64, in the whole world without deductible',
    source: '120.00 * 1.12^8 * 2 = 594.2312',
    answers: { birthDate: { yearsAgo: 64 }, deductible: '0', area: 'world' },
    expect: { cents: 594_23 },
  },
  {
    name: 'Samuel turns 65 today',
    source: 'field: 18 to 64',
    answers: { birthDate: { yearsAgo: 65 } },
    expect: { errors: { birthDate: 'tooOld' } },
  },
  {
    name: 'Eighteen tomorrow',
    source: 'field: 18 to 64',
    answers: { birthDate: '2008-11-16' },
    expect: { errors: { birthDate: 'tooYoung' } },
  },
  {
    name: 'High deductible, world without the USA',
    source: '120.00 * 1.12^2 * 0.65 * 1.3 = 127.1962',
    answers: { deductible: '2500', area: 'worldExUS' },
    expect: { cents: 127_20 },
  },
  {
    name: 'Priya insures her husband of 33 and a child of four',
    source: '120.4224 + 120.42 + 120.00 * 0.8 = 336.8424',
    answers: {
      dependants: [
        { relation: 'spouse', birthDate: { yearsAgo: 33 } },
        { relation: 'child', birthDate: { yearsAgo: 4 } },
      ],
    },
    expect: { cents: 336_84, facts: { ownPrice: 120_42, dependantPrice: 120_42 } },
  },
  {
    name: 'Aiko came four years and eleven months ago',
    source: 'rule: below 60 months the short-term cover may do',
    answers: {
      inGermanySince: { monthsAgo: 59 },
      visaType: 'firstPermit',
      workSituation: 'notWorking',
    },
    expect: { cents: 120_42, notices: ['shortTermMayDo', ...ALWAYS] },
  },
  {
    name: 'Aiko came five years ago',
    source: 'rule: from 60 months this is the line',
    answers: {
      inGermanySince: { monthsAgo: 60 },
      visaType: 'firstPermit',
      workSituation: 'notWorking',
    },
    expect: { cents: 120_42, notices: ALWAYS },
  },
  {
    name: 'Permanent residence',
    source: 'row 28 of the decision table',
    answers: { visaType: 'permanent', workSituation: 'notWorking' },
    expect: { cents: 120_42, notices: ['officeMayRefuse', ...ALWAYS] },
  },
  {
    name: 'Tourist',
    source: 'row 1 of the decision table',
    answers: { visaType: 'visitor' },
    expect: { declined: ['visitorNeedsTravelCover'] },
  },
  {
    name: 'Employee',
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
    name: 'Job has not started',
    source: 'row 17 of the decision table: the gap is for short-term cover',
    answers: { workSituation: 'employeeSoon' },
    expect: { declined: ['publicInsuranceDuty'] },
  },
  {
    name: 'Mini-job is no obstacle',
    source: 'row 5 of the decision table',
    answers: { workSituation: 'miniJob' },
    expect: { cents: 120_42 },
  },
  {
    name: 'Takes medication every day',
    source: 'rule: a yes in the declaration is looked at',
    answers: { medication: 'yes' },
    expect: { referred: ['healthNeedsLook'] },
  },
  {
    name: 'Operation planned',
    source: 'rule: a yes in the declaration is looked at',
    answers: { plannedTreatment: 'yes' },
    expect: { referred: ['healthNeedsLook'] },
  },
  {
    name: 'Start more than six months ahead',
    source: 'health insurance starts at most six months ahead',
    answers: { startDate: '2027-05-16' },
    expect: { errors: { startDate: 'tooLate' } },
  },
  {
    name: 'A deductible of 500',
    source: '120.00 * 1.12^2 * 0.9 = 135.4752',
    answers: { deductible: '500' },
    expect: { cents: 135_48 },
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
