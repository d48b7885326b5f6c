import type { Language } from '../values/language.ts'
import type { SharedCopy } from './copy.ts'

/** The wording that all lines share, by language. */
export async function loadSharedCopy(language: Language): Promise<SharedCopy> {
  return SHARED[language]()
}

const SHARED: Readonly<Record<Language, () => Promise<SharedCopy>>> = {
  en: async () => (await import('./copy/en.json', { with: { type: 'json' } })).default,
  de: async () => (await import('./copy/de.json', { with: { type: 'json' } })).default,
  es: async () => (await import('./copy/es.json', { with: { type: 'json' } })).default,
  fr: async () => (await import('./copy/fr.json', { with: { type: 'json' } })).default,
}
