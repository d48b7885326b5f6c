import type { Condition } from '../conditions/condition.ts'
import type { LineAdvice, RecommendationRuleSet } from './rule-set.ts'
import { RULES_2 } from './rules-2.ts'

type Verdict = LineAdvice['verdicts'][number]

const HAS_JOB: Condition = { status: { in: ['employee', 'trainee'] } }
const WITHOUT_WORK: Condition = { status: { in: ['student', 'jobSeeker', 'retired'] } }
const NOT_SELF_EMPLOYED: Condition = { status: { isNot: 'selfEmployed' } }
const LIMITED_STAY: Condition = { stay: { in: ['upTo2Years', 'upTo5Years'] } }
const STAYS: Condition = { stay: { in: ['longer', 'unsure'] } }
const TOO_LATE_TO_SAVE: Condition = { age: { atLeast: 60 } }

/** Said in the situation that it names, before what version 2 says of a line. */
const SAID_FIRST: Readonly<Record<string, readonly Verdict[]>> = {
  // Who loses this cover is in the same place as before.
  'expat-short-term': [
    notForYou('coveredAlready', [], {
      health: { isNot: 'none' },
      status: { in: ['employee', 'trainee', 'retired'] },
    }),
  ],
  'expat-long-term': [
    notForYou('coveredAlready', [], {
      health: { in: ['public', 'private'] },
      status: { in: ['employee', 'trainee', 'student'] },
    }),
  ],
  disability: [
    {
      group: 'worthAThought',
      code: 'incomeToCome',
      when: { all: [{ status: 'student', age: { above: 35, atMost: 55 } }, STAYS] },
      priority: 45,
      wouldChange: ['startWorking'],
    },
    notForYou('shortStayWeakens', ['stayLonger'], {
      all: [{ status: 'student', age: { atMost: 55 } }, LIMITED_STAY],
    }),
  ],
  life: [notForYou('nobodyDependsOnYou', [], { othersDependOnIncome: 'no', age: { above: 65 } })],
  legal: [
    dispute('disputesAtWork', { all: [HAS_JOB, { home: 'own' }] }),
    dispute('disputesAtHome', { status: 'selfEmployed', home: { isNot: 'own' } }),
    dispute('disputesAtHome', { all: [WITHOUT_WORK, { home: 'rent' }] }),
    dispute('courtsAreExpensive', { status: 'selfEmployed', home: 'own' }),
    notForYou('waitingTimeTooLong', [], {
      all: [LIMITED_STAY, WITHOUT_WORK, { home: { isNot: 'rent' } }],
    }),
  ],
  pension: [
    notForYou('savesAlready', [], { savesForRetirement: 'yes' }),
    notForYou('tooLateToSave', [], TOO_LATE_TO_SAVE),
    notForYou('noSteadyIncome', ['startWorking'], WITHOUT_WORK),
  ],
  'basis-pension': [
    notForYou('tooLateToSave', [], TOO_LATE_TO_SAVE),
    notForYou('madeForSelfEmployed', ['startFreelancing'], NOT_SELF_EMPLOYED),
    notForYou('shortStayWeakens', ['stayLonger'], LIMITED_STAY),
  ],
  'company-professional-liability': [
    notForYou('dutyCoverInstead', [], { work: 'medical' }),
    notForYou('otherKindOfWork', [], { work: { in: ['trade', 'other'] } }),
    notForYou('noStaff', ['hire'], { staff: 0 }),
  ],
  cyber: [notForYou('noBusiness', ['startFreelancing'], NOT_SELF_EMPLOYED)],
}

/** Other changes than version 2 names for a reason; each is still said only to whom it can happen. */
const OTHER_CHANGES: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  'public-health': {
    healthIsCompulsory: ['incomeAboveLimit', 'choosePrivate'],
    privatelyInsured: ['incomeBelowLimit', 'newJob'],
  },
  'private-health': { privateNotOpen: ['incomeAboveLimit', 'incomeRises', 'jobAboveLimit'] },
  life: { othersDependOnYou: ['childrenGrowUp', 'noDependants'] },
  bike: { noBike: ['getABike'] },
  'general-liability': { noBusiness: ['hire', 'runACompany'] },
  'company-professional-liability': { noBusiness: ['runACompany'] },
  'company-health': { fromTenStaff: ['hire', 'runACompany'] },
  'company-pension': { noStaff: ['hire', 'runACompany'] },
  'company-travel': { noStaff: ['hire', 'runACompany'] },
  'company-life': { fromTenStaff: ['hire', 'runACompany'] },
}

/** To whom a change can happen, and for whom it changes something. */
const CAN_HAPPEN: Readonly<Record<string, Condition>> = {
  incomeAboveLimit: { status: 'employee', aboveJaeg: 'no' },
  incomeBelowLimit: { status: 'employee', aboveJaeg: 'yes', age: { below: 55 } },
  incomeRises: { status: 'selfEmployed' },
  jobAboveLimit: { status: { in: ['trainee', 'student', 'jobSeeker'] } },
  choosePrivate: {
    any: [
      { status: 'employee', aboveJaeg: 'yes' },
      { status: 'selfEmployed', privateOpen: 'yes' },
    ],
  },
  // From 55 on a job rarely opens public insurance.
  newJob: { status: { in: ['selfEmployed', 'student', 'jobSeeker'] }, age: { below: 55 } },
  startWorking: { status: { in: ['student', 'jobSeeker'] } },
  startFreelancing: { status: { notIn: ['selfEmployed', 'retired'] } },
  turn55: { age: { below: 55 } },
  stayLonger: { stay: { isNot: 'longer' } },
  children: { household: { in: ['single', 'couple'] } },
  childrenGrowUp: { household: { in: ['singleParent', 'family'] } },
  noDependants: { household: { in: ['single', 'couple'] } },
  hire: { status: 'selfEmployed' },
  runACompany: NOT_SELF_EMPLOYED,
}

/**
 * Version 3. The same lines in the same groups; reasons and changes fit what somebody said: no better
 * bicycle without one, no children to come where there are some, no landlord in one's own flat.
 */
export const RULES_3: RecommendationRuleSet = {
  ...RULES_2,
  version: '3',
  lines: RULES_2.lines.map(({ line, verdicts }) => ({
    line,
    verdicts: [
      ...(SAID_FIRST[line] ?? []),
      ...verdicts.map((verdict) => ({
        ...verdict,
        wouldChange: OTHER_CHANGES[line]?.[verdict.code] ?? verdict.wouldChange,
      })),
    ],
  })),
  canHappen: CAN_HAPPEN,
}

function notForYou(code: string, wouldChange: readonly string[], when: Condition): Verdict {
  return { group: 'notForYou', code, when, priority: 5, wouldChange }
}

/** Of somebody who stays, as in the versions before. */
function dispute(code: string, when: Condition): Verdict {
  const where = { all: [when, STAYS] }
  return { group: 'worthAThought', code, when: where, priority: 40, wouldChange: ['shortStay'] }
}
