import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sampleAnswers } from '../lines/test-sample-answers.ts'
import { isoDateOf } from '../values/iso-date.ts'
import { questionnaire } from './questionnaire.ts'
import { CURRENT_RULES, RULE_SETS, recommend } from './recommend.ts'
import { GROUPS } from './rule-set.ts'
import { ask, BASE, SELF, today } from './test-situations.ts'

function find(answers: object, line: string, asOf = today): string {
  const found = ask(answers, asOf).lines.find((entry) => entry.line === line)
  return `${found?.group}: ${found?.reason}`
}

describe('life situations', () => {
  it.each<[string, object, string, string]>([
    ['everybody', {}, 'personal-liability', 'essential: everybodyIsLiable'],
    ['horse', { pets: ['horse'] }, 'personal-liability', 'essential: horseNeedsItsOwn'],
    [
      'new in Germany without cover',
      { health: 'none' },
      'public-health',
      'required: healthIsCompulsory',
    ],
    ['dog in Berlin', { pets: ['dog'], state: 'BE' }, 'dog-liability', 'required: dogDuty'],
    [
      'dog in Bavaria',
      { pets: ['dog'], state: 'BY' },
      'dog-liability',
      'essential: dogOwnersAreLiable',
    ],
    ['cat', { pets: ['cat'] }, 'pet-health', 'worthAThought: vetBills'],
    [
      'young family',
      { household: 'family', othersDependOnIncome: 'yes' },
      'life',
      'essential: othersDependOnYou',
    ],
    ['nobody depends', {}, 'life', 'notForYou: nobodyDependsOnYou'],
    ['employee who stays', {}, 'disability', 'essential: incomeIsYourLargestAsset'],
    [
      'employee for two years',
      { stay: 'upTo2Years' },
      'disability',
      'worthAThought: shortStayWeakens',
    ],
    ['student', { status: 'student' }, 'disability', 'worthAThought: studentsGetItCheap'],
    ['furnished flat', { home: 'furnished' }, 'household', 'notForYou: furnitureIsNotYours'],
    ['traveller', { travelsAbroad: 'yes' }, 'travel-health', 'essential: publicEndsAtTheBorder'],
    ['freelance developer', SELF, 'professional-liability', 'essential: mistakesAtWorkCost'],
    [
      'freelance doctor',
      { ...SELF, work: 'medical' },
      'professional-liability',
      'required: professionDemandsIt',
    ],
    [
      'agency with staff',
      { ...SELF, staff: 3 },
      'company-professional-liability',
      'essential: mistakesAtWorkCost',
    ],
    ['agency with nine', { ...SELF, staff: 9 }, 'company-health', 'notForYou: fromTenStaff'],
    ['agency with ten', { ...SELF, staff: 10 }, 'company-health', 'worthAThought: benefitForStaff'],
    [
      'shop with customer data',
      { ...SELF, work: 'trade', customerData: 'yes' },
      'cyber',
      'worthAThought: customerDataIsARisk',
    ],
    ['dear bicycle', { bike: 'over500' }, 'bike', 'worthAThought: bikesAreStolen'],
    ['privately insured', { health: 'private' }, 'dental', 'notForYou: dentalNeedsPublic'],
  ])('%s', (_, answers, line, expected) => expect(find(answers, line)).toBe(expected))

  it('follows the limit of the year', () => {
    const income = { yearlyIncome: 75_000_00 }
    expect(find(income, 'private-health', isoDateOf('2025-12-30'))).toBe(
      'worthAThought: privateMayFit',
    )
    // No cover begins before tomorrow, and then the limit is another.
    expect(find(income, 'private-health', isoDateOf('2025-12-31'))).toBe(
      'notForYou: privateNotOpen',
    )
    expect(find({ ...SELF, yearlyIncome: 35_999_99 }, 'private-health')).toBe(
      'notForYou: privateNotOpen',
    )
    expect(find({ ...SELF, yearlyIncome: 36_000_00 }, 'private-health')).toBe(
      'worthAThought: privateMayFit',
    )
  })
})

describe('a reason against a line', () => {
  const reasonFor = (answers: object, line: string, version?: string) => {
    const result = recommend({ ...BASE, ...answers }, today, version)
    if (result.outcome !== 'recommended') throw new Error(JSON.stringify(result))
    return result.lines.find((each) => each.line === line)?.reason
  }
  const business = { ...SELF, staff: 3, work: 'other' }

  it.each([
    [{ health: 'none' }, 'expat-short-term', 'otherWaysFit', 'coveredAlready'],
    [{ health: 'public' }, 'expat-short-term', 'coveredAlready', 'coveredAlready'],
    [{ health: 'expat' }, 'expat-long-term', 'otherWaysFit', 'coveredAlready'],
    [{ health: 'private' }, 'expat-long-term', 'coveredAlready', 'coveredAlready'],
    [{ status: 'retired', home: 'own' }, 'legal', 'littleToCover', 'waitingTimeTooLong'],
    [{ stay: 'upTo2Years' }, 'legal', 'waitingTimeTooLong', 'waitingTimeTooLong'],
    [business, 'professional-liability', 'companyCoverInstead', 'employerIsLiable'],
    [{ status: 'student' }, 'professional-liability', 'noBusiness', 'employerIsLiable'],
    [{}, 'professional-liability', 'employerIsLiable', 'employerIsLiable'],
    [{ ...business, travelsAbroad: 'no' }, 'company-travel', 'youDoNotTravel', 'noStaff'],
    [{}, 'company-travel', 'noStaff', 'noStaff'],
  ])('of %o and %s is %s, and was %s in version 1', (answers, line, now, before) => {
    expect(reasonFor(answers, line)).toBe(now)
    expect(reasonFor(answers, line, '1')).toBe(before)
  })
})

describe('for everybody', () => {
  it('has exactly one verdict for each line, in order, reproducibly', () => {
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const pick = (max: number) => g(fc.nat, { max: Math.max(0, max) })
        const result = recommend(sampleAnswers(questionnaire, pick, today), today)
        if (result.outcome !== 'recommended') throw new Error(JSON.stringify(result))
        expect(result.lines.map((entry) => entry.line).sort()).toEqual(
          RULE_SETS[CURRENT_RULES]?.lines.map((each) => each.line).sort(),
        )
        const groups = result.lines.map((entry) => GROUPS.indexOf(entry.group))
        expect(groups).toEqual([...groups].sort())
        const isBehind = ({ group, priority }: (typeof result.lines)[number], at: number) => {
          const next = result.lines[at + 1]
          return next?.group === group && next.priority > priority
        }
        expect(result.lines.filter(isBehind)).toEqual([])
        expect(
          recommend(JSON.parse(JSON.stringify(result.answers)), today, result.version),
        ).toEqual(result)
      }),
    )
  })
  it('moves no line to another group or place than in version 2', () => {
    const places = (answers: object, version: string) => {
      const result = recommend(answers, today, version)
      if (result.outcome !== 'recommended') throw new Error(JSON.stringify(result))
      return result.lines.map(({ line, group }) => `${group} ${line}`)
    }
    fc.assert(
      fc.property(fc.gen(), (g) => {
        const pick = (max: number) => g(fc.nat, { max: Math.max(0, max) })
        const answers = sampleAnswers(questionnaire, pick, today)
        expect(places(answers, '3')).toEqual(places(answers, '2'))
        const earnsLittle = Number(answers['yearlyIncome']) < 9_230_77
        const isOld = Number(answers['age']) > 64
        if (!earnsLittle && !isOld) expect(places(answers, '4')).toEqual(places(answers, '3'))
        if (Number(answers['age']) >= 18) {
          expect(places(answers, '5')).toEqual(places(answers, '4'))
        }
        const inOrderBefore = ['public', 'none'].includes(String(answers['health']))
        if (inOrderBefore && !earnsLittle) {
          expect(places(answers, '6')).toEqual(places(answers, '5'))
        }
      }),
      { numRuns: 500 },
    )
  })

  it('asks for what is missing, whatever comes in', () => {
    fc.assert(
      fc.property(fc.anything(), (raw) => {
        expect(recommend(raw, today).outcome).toBe('incomplete')
      }),
    )
  })
  it.each(Object.entries(RULE_SETS))('version %s gives every line a verdict', (version, rules) => {
    expect(rules.version).toBe(version)
    for (const { verdicts } of rules.lines) expect(verdicts.at(-1)).not.toHaveProperty('when')
  })
  it('refuses an unknown version by name', () => {
    expect(() => recommend({}, today, '0')).toThrow(/"0"/)
  })
})
