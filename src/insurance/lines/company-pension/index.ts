import type { LineDoor } from '../line-door.ts'

export const companyPension: LineDoor = {
  definition: async () => (await import('./line.ts')).line,
  tariff: async () => (await import('./tariff.ts')).tariff,
  copy: {
    en: async () => (await import('./copy/en.json', { with: { type: 'json' } })).default,
    de: async () => (await import('./copy/de.json', { with: { type: 'json' } })).default,
    es: async () => (await import('./copy/es.json', { with: { type: 'json' } })).default,
    fr: async () => (await import('./copy/fr.json', { with: { type: 'json' } })).default,
  },
}
