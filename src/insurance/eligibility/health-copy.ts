import type { QuestionnaireCopy } from '../fields/questionnaire-copy.ts'
import type { Language } from '../values/language.ts'

/** Wording of the health recommendation in one language: `copy/<language>.json`. */
export interface HealthCopy extends QuestionnaireCopy {
  /** Names of the four products. */
  readonly products: Readonly<Record<string, string>>
  /** Names of the verdicts. */
  readonly verdicts: Readonly<Record<string, string>>
  /** One sentence for each row of the table, and those that differ for a product. */
  readonly reasons: Readonly<Record<string, string>>
  readonly warnings: Readonly<Record<string, string>>
  readonly alsoNeeded: Readonly<Record<string, string>>
  readonly deadlines: Readonly<Record<string, string>>
  /** Why the products stand in this order. */
  readonly rankings: Readonly<Record<string, string>>
}

export async function loadHealthCopy(language: Language): Promise<HealthCopy> {
  return COPY[language]()
}

const COPY: Readonly<Record<Language, () => Promise<HealthCopy>>> = {
  en: async () => (await import('./copy/en.json', { with: { type: 'json' } })).default,
  de: async () => (await import('./copy/de.json', { with: { type: 'json' } })).default,
  es: async () => (await import('./copy/es.json', { with: { type: 'json' } })).default,
  fr: async () => (await import('./copy/fr.json', { with: { type: 'json' } })).default,
}
