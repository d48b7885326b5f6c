import { fillIn } from '#insurance/fields/copy.ts'
import type { Language } from '#insurance/values/language.ts'
import { apiMessages } from '../messages/index.ts'
import type { ApiErrorBody } from '../schemas/error.ts'
import type { ApiFailure } from './api-failure.ts'

export function errorBody({ code, fields, params }: ApiFailure, language: Language): ApiErrorBody {
  const message = fillIn(apiMessages[language].errors[code], params)
  return { error: { code, message, ...(fields ? { fields: [...fields] } : {}) } }
}
