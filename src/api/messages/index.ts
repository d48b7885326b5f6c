import type { Language } from '#insurance/values/language.ts'
import type { ApiErrorCode } from '../schemas/error.ts'
import de from './de.json' with { type: 'json' }
import en from './en.json' with { type: 'json' }
import es from './es.json' with { type: 'json' }
import fr from './fr.json' with { type: 'json' }

/** What the API itself says; questions, prices and reasons have their wording in the lines. */
interface ApiMessages {
  /** One sentence for each error code. */
  readonly errors: Readonly<Record<ApiErrorCode, string>>
  /** One sentence for each thing that can be wrong with a field outside the answers. */
  readonly fields: Readonly<Record<ApiFieldCode, string>>
  /** Reasons that belong to no line. */
  readonly reasons: Readonly<Record<'statusNotOffered', string>>
}

type ApiFieldCode = keyof typeof en.fields

export const apiMessages: Readonly<Record<Language, ApiMessages>> = { en, de, es, fr }
