import type { Condition } from '../conditions/condition.ts'
import type { LineAdvice, RecommendationRuleSet } from './rule-set.ts'

/** Dog liability is compulsory for every dog here (andsafe.de, refrago.de; to be confirmed). */
const DOG_DUTY_STATES = ['BE', 'HH', 'NI', 'ST', 'SH', 'TH'] as const
const HAS_DOG: Condition = { pets: { includes: 'dog' } }
const STAYS: Condition = { stay: { in: ['longer', 'unsure'] } }
const SELF_EMPLOYED: Condition = { status: 'selfEmployed' }
const HAS_STAFF: Condition = { staff: { atLeast: 1 } }
const WORKS: Condition = { status: { in: ['employee', 'selfEmployed', 'trainee'] } }

/** Version 1. A new version is a new object; records name the one they used. */
export const RULES_1: RecommendationRuleSet = {
  id: 'general',
  version: '1',
  lines: [
    advise('public-health', [
      {
        group: 'required',
        code: 'healthIsCompulsory',
        when: { health: 'none' },
        priority: 100,
        wouldChange: ['incomeAboveLimit'],
      },
      {
        group: 'worthAThought',
        code: 'compareFunds',
        when: { health: 'public' },
        priority: 40,
        wouldChange: ['fundRaisesRate'],
      },
      {
        group: 'worthAThought',
        code: 'expatIsTemporary',
        when: { health: 'expat' },
        priority: 60,
        wouldChange: ['newJob'],
      },
      {
        group: 'notForYou',
        code: 'privatelyInsured',
        priority: 10,
        wouldChange: ['incomeFalls', 'turn55'],
      },
    ]),
    advise('private-health', [
      {
        group: 'notForYou',
        code: 'alreadyPrivate',
        when: { health: 'private' },
        priority: 10,
        wouldChange: [],
      },
      {
        group: 'worthAThought',
        code: 'privateMayFit',
        when: {
          any: [
            { status: 'employee', aboveJaeg: 'yes' },
            { status: 'selfEmployed', privateOpen: 'yes' },
          ],
        },
        priority: 35,
        wouldChange: ['incomeFalls', 'children', 'turn55'],
      },
      {
        group: 'notForYou',
        code: 'privateNotOpen',
        priority: 10,
        wouldChange: ['incomeAboveLimit'],
      },
    ]),
    advise('expat-short-term', [
      {
        group: 'worthAThought',
        code: 'bridgeUntilJob',
        when: { health: 'none', status: { in: ['jobSeeker', 'student', 'selfEmployed'] } },
        priority: 55,
        wouldChange: ['newJob', 'stayLonger'],
      },
      { group: 'notForYou', code: 'coveredAlready', priority: 5, wouldChange: ['loseCover'] },
    ]),
    advise('expat-long-term', [
      {
        group: 'worthAThought',
        code: 'noAccessElsewhere',
        when: {
          health: { in: ['none', 'expat'] },
          status: { in: ['selfEmployed', 'jobSeeker', 'retired'] },
        },
        priority: 50,
        wouldChange: ['newJob'],
      },
      { group: 'notForYou', code: 'coveredAlready', priority: 5, wouldChange: ['loseCover'] },
    ]),
    advise('personal-liability', [
      { group: 'essential', code: 'everybodyIsLiable', priority: 95, wouldChange: [] },
    ]),
    advise('dog-liability', [
      {
        group: 'required',
        code: 'dogDuty',
        when: { all: [HAS_DOG, { state: { in: DOG_DUTY_STATES } }] },
        priority: 90,
        wouldChange: ['noDog'],
      },
      {
        group: 'essential',
        code: 'dogOwnersAreLiable',
        when: HAS_DOG,
        priority: 80,
        wouldChange: ['noDog'],
      },
      { group: 'notForYou', code: 'noDog', priority: 5, wouldChange: ['getADog'] },
    ]),
    advise('pet-health', [
      {
        group: 'worthAThought',
        code: 'vetBills',
        when: { pets: { includesAny: ['dog', 'cat'] } },
        priority: 30,
        wouldChange: ['noPet'],
      },
      { group: 'notForYou', code: 'noPet', priority: 5, wouldChange: ['getAPet'] },
    ]),
    advise('disability', [
      {
        group: 'essential',
        code: 'incomeIsYourLargestAsset',
        when: { all: [WORKS, STAYS, { age: { atMost: 55 } }] },
        priority: 85,
        wouldChange: ['stopWorking'],
      },
      {
        group: 'notForYou',
        code: 'tooOldForDisability',
        when: { age: { above: 55 } },
        priority: 5,
        wouldChange: [],
      },
      {
        group: 'worthAThought',
        code: 'studentsGetItCheap',
        when: { all: [{ status: 'student' }, STAYS] },
        priority: 45,
        wouldChange: ['startWorking'],
      },
      {
        group: 'worthAThought',
        code: 'shortStayWeakens',
        when: WORKS,
        priority: 20,
        wouldChange: ['stayLonger'],
      },
      { group: 'notForYou', code: 'noIncomeToProtect', priority: 5, wouldChange: ['startWorking'] },
    ]),
    advise('life', [
      {
        group: 'essential',
        code: 'othersDependOnYou',
        when: { othersDependOnIncome: 'yes', age: { atMost: 65 } },
        priority: 88,
        wouldChange: ['childrenGrowUp'],
      },
      {
        group: 'notForYou',
        code: 'nobodyDependsOnYou',
        when: { othersDependOnIncome: 'no' },
        priority: 5,
        wouldChange: ['children', 'mortgage'],
      },
      { group: 'notForYou', code: 'tooOldForLife', priority: 5, wouldChange: [] },
    ]),
    advise('household', [
      {
        group: 'worthAThought',
        code: 'furnitureAddsUp',
        when: { home: { in: ['rent', 'own'] } },
        priority: 60,
        wouldChange: ['moveFurnished'],
      },
      {
        group: 'worthAThought',
        code: 'smallRoomSmallPrice',
        when: { home: 'sharedRoom' },
        priority: 25,
        wouldChange: ['ownFlat'],
      },
      { group: 'notForYou', code: 'furnitureIsNotYours', priority: 5, wouldChange: ['ownFlat'] },
    ]),
    advise('legal', [
      {
        group: 'worthAThought',
        code: 'disputesAtWorkAndHome',
        when: { all: [{ any: [WORKS, { home: 'rent' }] }, STAYS] },
        priority: 40,
        wouldChange: ['shortStay'],
      },
      { group: 'notForYou', code: 'waitingTimeTooLong', priority: 5, wouldChange: ['stayLonger'] },
    ]),
    advise('dental', [
      {
        group: 'worthAThought',
        code: 'publicPaysLittleForTeeth',
        when: { health: 'public' },
        priority: 35,
        wouldChange: ['goPrivate'],
      },
      { group: 'notForYou', code: 'dentalNeedsPublic', priority: 5, wouldChange: ['joinPublic'] },
    ]),
    advise('bike', [
      {
        group: 'worthAThought',
        code: 'bikesAreStolen',
        when: { bike: 'over500' },
        priority: 32,
        wouldChange: ['cheaperBike'],
      },
      {
        group: 'notForYou',
        code: 'bikeNotWorthIt',
        when: { bike: 'upTo500' },
        priority: 5,
        wouldChange: ['betterBike'],
      },
      { group: 'notForYou', code: 'noBike', priority: 5, wouldChange: ['betterBike'] },
    ]),
    advise('travel-health', [
      {
        group: 'essential',
        code: 'publicEndsAtTheBorder',
        when: { travelsAbroad: 'yes', health: { in: ['public', 'none'] } },
        priority: 70,
        wouldChange: ['noTravel'],
      },
      {
        group: 'worthAThought',
        code: 'checkYourCoverAbroad',
        when: { travelsAbroad: 'yes' },
        priority: 22,
        wouldChange: ['noTravel'],
      },
      { group: 'notForYou', code: 'youDoNotTravel', priority: 5, wouldChange: ['travel'] },
    ]),
    advise('pension', [
      {
        group: 'worthAThought',
        code: 'statePensionIsNotEnough',
        when: { all: [WORKS, STAYS, { savesForRetirement: 'no', age: { below: 60 } }] },
        priority: 34,
        wouldChange: ['saveElsewhere', 'shortStay'],
      },
      { group: 'notForYou', code: 'pensionNeedsTime', priority: 5, wouldChange: ['stayLonger'] },
    ]),
    advise('basis-pension', [
      {
        group: 'worthAThought',
        code: 'taxSavingForHighIncome',
        when: {
          all: [SELF_EMPLOYED, STAYS, { yearlyIncome: { atLeast: 60_000_00 }, age: { below: 60 } }],
        },
        priority: 28,
        wouldChange: ['incomeFalls', 'leaveEurope'],
      },
      { group: 'notForYou', code: 'taxSavingTooSmall', priority: 5, wouldChange: ['incomeRises'] },
    ]),
    advise('professional-liability', [
      {
        group: 'required',
        code: 'professionDemandsIt',
        when: { all: [SELF_EMPLOYED, { work: 'medical' }] },
        priority: 92,
        wouldChange: ['stopFreelancing'],
      },
      {
        group: 'essential',
        code: 'mistakesAtWorkCost',
        when: { all: [SELF_EMPLOYED, { work: { in: ['advice', 'it', 'creative'] }, staff: 0 }] },
        priority: 82,
        wouldChange: ['stopFreelancing'],
      },
      {
        group: 'worthAThought',
        code: 'clientsAskForIt',
        when: { all: [SELF_EMPLOYED, { staff: 0 }] },
        priority: 42,
        wouldChange: ['stopFreelancing'],
      },
      {
        group: 'notForYou',
        code: 'employerIsLiable',
        priority: 5,
        wouldChange: ['startFreelancing'],
      },
    ]),
    advise('general-liability', [
      {
        group: 'essential',
        code: 'businessHarmsOthers',
        when: { all: [SELF_EMPLOYED, { any: [HAS_STAFF, { work: 'trade' }] }] },
        priority: 81,
        wouldChange: ['stopFreelancing'],
      },
      { group: 'notForYou', code: 'noBusiness', priority: 5, wouldChange: ['hire'] },
    ]),
    advise('company-professional-liability', [
      {
        group: 'essential',
        code: 'mistakesAtWorkCost',
        when: { all: [HAS_STAFF, { work: { in: ['advice', 'it', 'creative'] } }] },
        priority: 79,
        wouldChange: [],
      },
      { group: 'notForYou', code: 'noBusiness', priority: 5, wouldChange: ['hire'] },
    ]),
    advise('cyber', [
      {
        group: 'worthAThought',
        code: 'customerDataIsARisk',
        when: { customerData: 'yes' },
        priority: 46,
        wouldChange: ['noCustomerData'],
      },
      { group: 'notForYou', code: 'noCustomerData', priority: 5, wouldChange: ['customerData'] },
    ]),
    advise('company-health', [
      {
        group: 'worthAThought',
        code: 'benefitForStaff',
        when: { staff: { atLeast: 10 } },
        priority: 24,
        wouldChange: [],
      },
      { group: 'notForYou', code: 'fromTenStaff', priority: 5, wouldChange: ['hire'] },
    ]),
    advise('company-pension', [
      {
        group: 'required',
        code: 'staffMayDemandPension',
        when: HAS_STAFF,
        priority: 60,
        wouldChange: ['noStaff'],
      },
      { group: 'notForYou', code: 'noStaff', priority: 5, wouldChange: ['hire'] },
    ]),
    advise('company-travel', [
      {
        group: 'worthAThought',
        code: 'staffTravel',
        when: { all: [HAS_STAFF, { travelsAbroad: 'yes' }] },
        priority: 21,
        wouldChange: ['noTravel'],
      },
      { group: 'notForYou', code: 'noStaff', priority: 5, wouldChange: ['hire'] },
    ]),
    advise('company-life', [
      {
        group: 'worthAThought',
        code: 'benefitForStaff',
        when: { staff: { atLeast: 10 } },
        priority: 15,
        wouldChange: [],
      },
      { group: 'notForYou', code: 'fromTenStaff', priority: 5, wouldChange: ['hire'] },
    ]),
  ],
}

function advise(line: string, verdicts: LineAdvice['verdicts']): LineAdvice {
  return { line, verdicts }
}
