import type { LineCase } from '../line-case.ts'

const dog = (breed: string, more: Record<string, string> = {}) => ({
  breed,
  birthDate: { yearsAgo: 3 },
  use: 'family',
  ...more,
})

export const cases: readonly LineCase[] = [
  {
    name: 'Mia with a beagle in Munich',
    source: 'configured price 5.58; Bavaria requires cover for dangerous dogs only',
    answers: {},
    expect: {
      cents: 558,
      notices: ['requiredOnlyIfDangerous'],
      facts: { sumInsured: 5_000_000_00, deductible: 'deductible.150' },
    },
  },
  {
    name: 'Jonas with a poodle in Berlin',
    source: 'rule: required for every dog; minimum 1 million (petlife.de)',
    answers: { dogs: [dog('poodle')], state: 'BE' },
    expect: {
      cents: 558,
      notices: ['requiredForAllDogs'],
      facts: { legalMinimum: 1_000_000_00 },
    },
  },
  {
    name: 'Wiebke with a husky in Kiel',
    source: 'rule: required for every dog; minimum 500,000 for injuries (petlife.de)',
    answers: { dogs: [dog('husky')], state: 'SH' },
    expect: { cents: 558, notices: ['requiredForAllDogs'], facts: { legalMinimum: 500_000_00 } },
  },
  {
    name: 'Amara with a rottweiler in Dresden, no deductible, 10 million',
    source: '5.58 * 1.5 * 1.05 * 1.2 = 10.5462',
    answers: { dogs: [dog('rottweiler')], state: 'SN', sumInsured: '10m', deductible: '0' },
    expect: { cents: 1055, notices: ['requiredForListedDog'] },
  },
  {
    name: 'Pavel with a kangal in Bremen, 20 million',
    source: '5.58 * 2.5 * 1.12 = 15.624',
    answers: { dogs: [dog('kangal')], state: 'HB', sumInsured: '20m' },
    expect: { cents: 1562, notices: ['requiredForListedDog'] },
  },
  {
    name: 'Lucia with two labradors',
    source: '5.58 + 5.58 * 0.7 = 9.486',
    answers: { dogs: [dog('labrador'), dog('labrador')] },
    expect: { cents: 949 },
  },
  {
    name: 'Ben with a pug, then a cane corso: the dearer one counts in full',
    source: '5.58 * 1.5 + 5.58 * 0.7 = 12.276',
    answers: { dogs: [dog('pug'), dog('caneCorso')] },
    expect: { cents: 1228 },
  },
  {
    name: 'Ben names them the other way round',
    source: 'the order does not matter: 12.276',
    answers: { dogs: [dog('caneCorso'), dog('pug')] },
    expect: { cents: 1228 },
  },
  {
    name: 'Ingrid with four dachshunds as premium',
    source: '5.58 * (1 + 3 * 0.7) * 1.2 = 20.7576',
    tier: 'premium',
    answers: { dogs: [dog('dachshund'), dog('dachshund'), dog('dachshund'), dog('dachshund')] },
    expect: { cents: 2076 },
  },
  {
    name: 'Paolo pays by the year',
    source: '5.58 * 0.96 = 5.3568, after the minimum',
    answers: { interval: 'yearly' },
    expect: { cents: 536 },
  },
  {
    name: 'Emre in Cologne, fully grown dog of 25 kg',
    source: 'rule: § 11 LHundG NRW, from 20 kg or 40 cm',
    answers: { state: 'NW', largeDog: 'yes' },
    expect: { cents: 558, notices: ['requiredForLargeDog'] },
  },
  {
    name: 'Sofia in Bonn, small dog',
    source: 'rule: § 11 LHundG NRW does not apply',
    answers: { state: 'NW', largeDog: 'no' },
    expect: { cents: 558, notices: ['requiredOnlyIfDangerous'] },
  },
  {
    name: 'Nils in Essen, large listed dog is told once',
    source: 'rule: listed dogs need cover anyway; 5.58 * 1.5 = 8.37',
    answers: { dogs: [dog('bullmastiff')], state: 'NW', largeDog: 'yes' },
    expect: { cents: 837, notices: ['requiredForListedDog'] },
  },
  {
    name: 'Dortmund without the answer about size',
    source: 'field: largeDog is asked in North Rhine-Westphalia',
    answers: { state: 'NW' },
    expect: { errors: { largeDog: 'required' } },
  },
  {
    name: 'Frieda in Potsdam',
    source: 'published lists disagree about Brandenburg',
    answers: { state: 'BB' },
    expect: { cents: 558, notices: ['askMunicipality'] },
  },
  {
    name: 'Hinnerk in Rostock with a hunting dog',
    source: 'rule: none required in MV; hunting liability often covers the dog',
    answers: { dogs: [dog('beagle', { use: 'hunting' })], state: 'MV' },
    expect: { cents: 558, notices: ['notRequired', 'huntingMayBeCovered'] },
  },
  {
    name: 'Ivo with a pit bull beside a pug',
    source: 'rule: class 4 is declined; § 2 (1) HundVerbrEinfG',
    answers: { dogs: [dog('pug'), dog('pitBull')] },
    expect: { declined: ['refusedBreed'] },
  },
  {
    name: 'Chloe with a cross of a bull terrier',
    source: 'rule: crosses are refused as well; § 2 (1) HundVerbrEinfG',
    answers: { dogs: [dog('mixed', { refusedParent: 'yes' })] },
    expect: { declined: ['refusedBreed'] },
  },
  {
    name: 'Chloe with a cross of poodle and labrador',
    source: 'class 1',
    answers: { dogs: [dog('mixed', { refusedParent: 'no' })] },
    expect: { cents: 558 },
  },
  {
    name: 'Mixed breed without a word about the parents',
    source: 'field: asked for mixed breeds',
    answers: { dogs: [dog('mixed')] },
    expect: { errors: { 'dogs.0.refusedParent': 'required' } },
  },
  {
    name: 'Two claims are still priced',
    source: 'rule: more than 2 claims are referred',
    answers: { claims5y: 2 },
    expect: { cents: 558 },
  },
  {
    name: 'Three claims are looked at by a person',
    source: 'rule: more than 2 claims are referred',
    answers: { claims5y: 3 },
    expect: { referred: ['tooManyClaims'] },
  },
  {
    name: 'Chip with fourteen digits',
    source: 'field: ISO 11784, fifteen digits',
    answers: { dogs: [dog('beagle', { chipNo: '27609820001234' })] },
    expect: { errors: { 'dogs.0.chipNo': 'notAnIdentifier' } },
  },
  {
    name: 'Kennel of five',
    source: 'field: one to four dogs',
    answers: { dogs: [dog('pug'), dog('pug'), dog('pug'), dog('pug'), dog('pug')] },
    expect: { errors: { dogs: 'tooMany' } },
  },
  {
    name: 'Ten million insured in Hamburg',
    source: '5.58 * 1.05 = 5.859; Hamburg asks for one million',
    answers: { state: 'HH', sumInsured: '10m' },
    expect: { cents: 586, facts: { sumInsured: 10_000_000_00, legalMinimum: 1_000_000_00 } },
  },
  {
    name: 'Twenty million insured in Schleswig-Holstein',
    source: '5.58 * 1.12 = 6.2496; 500,000 for injuries and 250,000 for damage are asked for',
    answers: { state: 'SH', sumInsured: '20m' },
    expect: {
      cents: 625,
      facts: {
        sumInsured: 20_000_000_00,
        legalMinimum: 500_000_00,
        legalMinimumProperty: 250_000_00,
      },
    },
  },
]
