import type { QuestionnaireCopy } from '../fields/questionnaire-copy.ts'
import type { Language } from '../values/language.ts'

/** Wording of the general recommendation in one language: `copy/<language>.json`. */
export interface RecommendationCopy extends QuestionnaireCopy {
  /** Names of the groups. */
  readonly groups: Readonly<Record<string, string>>
  /** One sentence for each reason. */
  readonly reasons: Readonly<Record<string, string>>
  /** What would change the verdict, as the end of a sentence. */
  readonly wouldChange: Readonly<Record<string, string>>
  /** By line the words with which these sentences name it, with `|` between: pages link them. */
  readonly names: Readonly<Record<string, string>>
}

export async function loadRecommendationCopy(language: Language): Promise<RecommendationCopy> {
  return COPY[language]()
}

const COPY: Readonly<Record<Language, () => Promise<RecommendationCopy>>> = {
  en: async () => (await import('./copy/en.json', { with: { type: 'json' } })).default,
  de: async () => (await import('./copy/de.json', { with: { type: 'json' } })).default,
  es: async () => (await import('./copy/es.json', { with: { type: 'json' } })).default,
  fr: async () => (await import('./copy/fr.json', { with: { type: 'json' } })).default,
}
