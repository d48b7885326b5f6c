import type { Language } from '#sites/locales.ts'
import deErrors from './de/errors.json' with { type: 'json' }
import enErrors from './en/errors.json' with { type: 'json' }
import esErrors from './es/errors.json' with { type: 'json' }
import frErrors from './fr/errors.json' with { type: 'json' }

/** English is the model: its keys are the keys, in every language. */
const en = { errors: enErrors }

export type Messages = typeof en
export type Namespace = keyof Messages

export const messages: Record<Language, Messages> = {
  en,
  de: { errors: deErrors },
  es: { errors: esErrors },
  fr: { errors: frErrors },
}
