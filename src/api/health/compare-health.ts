import type { Answers } from '#insurance/conditions/evaluate.ts'
import { computeJourney } from '#insurance/journey/compute-journey.ts'
import { fieldsUntil } from '#insurance/lines/export-schema.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import type { RatedPackage } from '#insurance/lines/tariff.ts'
import { quote } from '#insurance/quote/quote.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { money } from '#insurance/values/money.ts'
import type { ApiContext } from '../api-context.ts'
import { codedNotices, codedReasons } from '../coded-texts.ts'
import { apiMessages } from '../messages/index.ts'
import { refuseAnswers } from '../refuse-answers.ts'
import type { HealthComparisonAnswer, HealthEntry } from '../schemas/health-comparison.ts'
import { ANSWERS_FOR_LINE } from './answers-for-line.ts'
import { factAnswers } from './fact-answers.ts'
import { healthSituation } from './situation.ts'

/** Public funds, private and expat insurance for one situation, with who pays what. */
export function compareHealth(
  { lines, shared }: Pick<ApiContext, 'lines' | 'shared'>,
  raw: unknown,
  asOf: IsoDate,
  language: Language,
): HealthComparisonAnswer {
  const journey = computeJourney(healthSituation, raw, asOf)
  if (journey.current !== undefined) {
    throw refuseAnswers(journey, {
      steps: healthSituation.steps,
      copyOf: (field) => shared[language].fields[field.id] ?? { question: '' },
      shared: shared[language],
      language,
    })
  }
  const entries = Object.entries(ANSWERS_FOR_LINE).flatMap(([id, answersFor]) => {
    const line = lines[id]
    if (!line) return []
    const told = { ...journey.answers, ...answersFor(journey.answers, asOf) }
    return [entryOf(line, told, asOf, language)]
  })
  return { asOf, language, answers: journey.answers, entries }
}

function entryOf(line: LoadedLine, told: Answers, asOf: IsoDate, language: Language): HealthEntry {
  const { definition, tariff } = line
  const wording = line.wording[language]
  const base = {
    line: definition.id,
    name: wording.line.name,
    demoTariff: definition.demoTariff,
    tariffVersion: tariff.version,
  }
  const assumed = referenceAnswers(definition, asOf)
  const result = quote(line, { ...assumed, ...fitting(line, told) }, asOf)
  switch (result.outcome) {
    case 'quoted': {
      const untold = Object.keys(result.answers).filter((id) => !Object.hasOwn(told, id))
      return {
        ...base,
        outcome: 'quoted',
        options: result.packages.map((rated) => ({
          tier: rated.tier,
          name: wording.line.tiers[rated.tier]?.name ?? rated.tier,
          ...sharesOf(definition.id, rated),
          facts: factAnswers(line, rated, language),
        })),
        notices: codedNotices(result.notices, wording),
        assumed: Object.fromEntries(untold.map((id) => [id, result.answers[id]])),
      }
    }
    case 'declined':
    case 'referred':
      return { ...base, outcome: result.outcome, reasons: codedReasons(result.reasons, wording) }
    case 'incomplete': {
      // The line has no answer for this situation: a status it does not insure, an age beyond it.
      const code = 'statusNotOffered'
      const message = apiMessages[language].reasons[code]
      return { ...base, outcome: 'declined', reasons: [{ code, message }] }
    }
  }
}

/** What was told and the line asks for; an option that this line does not have is left out. */
function fitting({ definition }: LoadedLine, told: Answers): Answers {
  const fields = new Map(fieldsUntil(definition, 'quote').map((field) => [field.id, field]))
  return Object.fromEntries(
    Object.entries(told).filter(([id, value]) => {
      const field = fields.get(id)
      if (!field || value === undefined) return false
      return id !== 'deductible' || field.kind !== 'choice' || field.options.includes(String(value))
    }),
  )
}

/** A public price is the member's share; any other is the whole premium. */
function sharesOf(line: string, { price, facts }: RatedPackage) {
  const fact = (code: string) => facts.find((each) => each.code === code && each.kind === 'cents')
  const employer = Number(fact('employerShare')?.value ?? 0)
  const total = line === 'public-health' ? price.cents + employer : price.cents
  return {
    total: money(total, price.period),
    employerShare: money(employer, price.period),
    ownShare: money(total - employer, price.period),
  }
}
