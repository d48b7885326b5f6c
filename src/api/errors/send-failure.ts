import type { FastifyReply } from 'fastify'
import { fillIn } from '#insurance/fields/copy.ts'
import type { Language } from '#insurance/values/language.ts'
import { apiMessages } from '../messages/index.ts'
import { type ApiErrorBody, ERROR_STATUS } from '../schemas/error.ts'
import type { ApiFailure } from './api-failure.ts'

export function sendFailure(reply: FastifyReply, failure: ApiFailure, language: Language): void {
  const { code, fields, params, price } = failure
  const message = fillIn(apiMessages[language].errors[code], params)
  const body: ApiErrorBody = {
    error: {
      code,
      message,
      ...(fields ? { fields: [...fields] } : {}),
      ...(price ? { price } : {}),
    },
  }
  reply
    .code(ERROR_STATUS[code])
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}
