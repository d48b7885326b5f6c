import { loadWording } from '#insurance/lines/load-line.ts'
import { isLineId } from '#insurance/lines/registry.ts'
import { recommend } from '#insurance/recommendation/recommend.ts'
import { loadRecommendationCopy } from '#insurance/recommendation/recommendation-copy.ts'
import type { Group } from '#insurance/recommendation/rule-set.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#sites/locales.ts'

/** What brings a visitor here, as the home page asks it. */
export const SITUATIONS = ['moving', 'job', 'studying', 'freelance', 'policy'] as const
export type Situation = (typeof SITUATIONS)[number]

export function parseSituation(value: string | null): Situation | undefined {
  return SITUATIONS.find((situation) => situation === value)
}

/** A first answer: lines in order, each with why, for a typical person in that situation. */
export type SituationResult = {
  situation: Situation
  lines: { id: string; name: string; reason: string; group: Group; groupName: string }[]
}

/** The person that stands for a situation; the page says who it is. */
const typicalPerson = {
  age: 30,
  household: 'single',
  othersDependOnIncome: 'no',
  home: 'rent',
  pets: ['none'],
  bike: 'none',
  travelsAbroad: 'yes',
  stay: 'longer',
  savesForRetirement: 'no',
} as const

const typicalAnswers: Record<Exclude<Situation, 'policy'>, Record<string, unknown>> = {
  moving: { ...typicalPerson, status: 'employee', yearlyIncome: 45_000_00, health: 'none' },
  job: { ...typicalPerson, status: 'employee', yearlyIncome: 45_000_00, health: 'public' },
  studying: {
    ...typicalPerson,
    status: 'student',
    age: 24,
    home: 'sharedRoom',
    yearlyIncome: 6_000_00,
    health: 'none',
  },
  freelance: {
    ...typicalPerson,
    status: 'selfEmployed',
    yearlyIncome: 40_000_00,
    staff: 0,
    work: 'creative',
    customerData: 'no',
    health: 'public',
  },
}

/** Enough to see what matters; the whole answer is the recommendation tool's. */
const linesShown = 6

export async function answerSituation(
  situation: Situation,
  language: Language,
  asOf: IsoDate,
): Promise<SituationResult | undefined> {
  if (situation === 'policy') return undefined
  const result = recommend(typicalAnswers[situation], asOf)
  if (result.outcome !== 'recommended') return undefined
  const copy = await loadRecommendationCopy(language)
  const worthShowing = result.lines.filter(({ group }) => group !== 'notForYou')
  const lines = worthShowing.slice(0, linesShown).map(async ({ line, group, reason }) => ({
    id: line,
    name: isLineId(line) ? (await loadWording(line, language)).line.name : line,
    reason: copy.reasons[reason] ?? '',
    group,
    groupName: copy.groups[group] ?? '',
  }))
  return { situation, lines: await Promise.all(lines) }
}
