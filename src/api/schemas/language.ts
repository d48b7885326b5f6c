import { z } from 'zod'
import { LANGUAGES } from '#insurance/values/language.ts'

export const languageSchema = z
  .enum(LANGUAGES)
  .describe('Language of all wording. Stands above the header Accept-Language.')

/** The query of every address: nothing but the language. */
export const languageQuerySchema = z.object({ language: languageSchema.optional() })
