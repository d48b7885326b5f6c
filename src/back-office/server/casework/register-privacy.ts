import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  eraseOnBehalf,
  exportOnBehalf,
  exportPaperOnBehalf,
  withdrawAdviceConsent,
} from '#brokerage/office/on-behalf.ts'
import { answerDue } from '#brokerage/privacy/asked-on-behalf.ts'
import { sayErasure } from '#brokerage/privacy/say-erasure.ts'
import { readReference } from '#brokerage/read-reference.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import type { ErasureRecord } from '../../wire/casework-records.ts'
import { attachment } from '../attachment.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { asked, checkReceipt } from './asked-on-behalf.ts'
import { referenceOf } from './case-query.ts'

const exportBody = z.strictObject({ ...asked, format: z.enum(['json', 'pdf']) })
const erasureBody = z.strictObject({ ...asked, page: z.uuid() })

/**
 * What customers may ask for in their account, for those who ask in a letter. Posted, so that the
 * reason stands in no address; files are saved, never shown.
 */
export function registerPrivacy(
  app: FastifyInstance,
  { brokerage: desk }: Pick<BackOfficeContext, 'brokerage'>,
): void {
  app.post('/customers/:reference/export', async (request, reply) => {
    const { format, ...rest } = parse(exportBody, request.body)
    checkReceipt(desk, rest)
    const forWhom = { customerId: referenceOf(request), ...rest }
    const told =
      format === 'pdf'
        ? await exportPaperOnBehalf(desk, request.actor, forWhom)
        : await exportOnBehalf(desk, request.actor, forWhom)
    if (told === undefined) throw notFoundError()
    return reply
      .header('content-disposition', attachment(`personal-data.${format}`))
      .header('cache-control', 'private, no-store')
      .type(format === 'pdf' ? 'application/pdf' : 'application/json; charset=utf-8')
      .send(told instanceof Uint8Array ? Buffer.from(told) : JSON.stringify(told, null, 2))
  })

  app.post('/customers/:reference/erasure', async (request): Promise<ErasureRecord> => {
    const { page, ...rest } = parse(erasureBody, request.body)
    const receivedOn = checkReceipt(desk, rest)
    const customerId = referenceOf(request)
    const erasure = await eraseOnBehalf(desk, request.actor, { customerId, ...rest }, page)
    if (erasure === undefined) throw notFoundError()
    return {
      accountGone: erasure.accountGone,
      answerBy: answerDue(receivedOn),
      lines: {
        en: sayErasure('en', erasure),
        de: sayErasure('de', erasure),
        es: sayErasure('es', erasure),
        fr: sayErasure('fr', erasure),
      },
    }
  })

  app.delete('/advice/:reference/health-answer', async (request) => {
    const reference = readReference(referenceOf(request)) ?? ''
    if (!(await withdrawAdviceConsent(desk, request.actor, reference))) {
      throw applicationError('No record with this number holds an answer about health.')
    }
    return { ok: true }
  })
}
