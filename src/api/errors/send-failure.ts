import type { FastifyReply } from 'fastify'
import { fillIn } from '#insurance/fields/copy.ts'
import type { Language } from '#insurance/values/language.ts'
import { RETRY_AFTER_SECONDS } from '#platform/database/is-outage.ts'
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
  const status = ERROR_STATUS[code]
  if (status === 401) reply.header('www-authenticate', 'Bearer error="invalid_token"')
  if (status === 503) reply.header('retry-after', RETRY_AFTER_SECONDS)
  reply
    .code(status)
    .header('content-language', language)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}
