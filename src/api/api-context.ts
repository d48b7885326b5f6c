import { type HealthCopy, loadHealthCopy } from '#insurance/eligibility/health-copy.ts'
import type { SharedCopy } from '#insurance/fields/copy.ts'
import { loadSharedCopy } from '#insurance/fields/load-copy.ts'
import { type LoadedLine, loadAllLines } from '#insurance/lines/load-line.ts'
import {
  loadRecommendationCopy,
  type RecommendationCopy,
} from '#insurance/recommendation/recommendation-copy.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { LANGUAGES, type Language } from '#insurance/values/language.ts'

/** What every route works with. Loaded once, at the start. */
export interface ApiContext {
  readonly lines: Readonly<Record<string, LoadedLine>>
  readonly shared: Readonly<Record<Language, SharedCopy>>
  readonly recommendationCopy: Readonly<Record<Language, RecommendationCopy>>
  readonly healthCopy: Readonly<Record<Language, HealthCopy>>
  /** Today in Berlin: contracts and thresholds change there. */
  readonly today: () => IsoDate
  /** Whether a request may name another day than today. */
  readonly anyDay: boolean
  /** Bytes that are read of a body. */
  readonly bodyLimit: number
}

export async function loadWordingAndLines() {
  const [lines, shared, recommendationCopy, healthCopy] = await Promise.all([
    loadAllLines(),
    inEveryLanguage(loadSharedCopy),
    inEveryLanguage(loadRecommendationCopy),
    inEveryLanguage(loadHealthCopy),
  ])
  return { lines, shared, recommendationCopy, healthCopy }
}

async function inEveryLanguage<T>(load: (language: Language) => Promise<T>) {
  const entries = await Promise.all(
    LANGUAGES.map(async (language) => [language, await load(language)] as const),
  )
  return Object.fromEntries(entries) as Record<Language, T>
}
