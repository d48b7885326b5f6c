import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { POSTING_REASONS } from '#brokerage/kinds.ts'
import { correctPosting } from '#brokerage/office/correct-posting.ts'
import { notePosted } from '#brokerage/office/note-posted.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { referenceOf } from './case-query.ts'

const day = z.string().max(10)
const postedBody = z.strictObject({ on: day })
const correctionBody = z.strictObject({ on: day, reason: z.enum(POSTING_REASONS) })

const IMPOSSIBLE_DAY = 'Choose a day from when the papers were made until today.'

/** Papers that go by post: requests of a kind that nobody decides about. */
export function registerLetters(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): void {
  app.post('/requests/:reference/posted', async (request) => {
    const { on } = parse(postedBody, request.body)
    const { outcome } = await notePosted(desk, request.actor, referenceOf(request), on)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'postedBefore') throw applicationError('It is noted as posted already.')
    if (outcome === 'impossibleDay') throw applicationError(IMPOSSIBLE_DAY)
    return { on }
  })

  app.put('/requests/:reference/posted', async (request) => {
    const { on, reason } = parse(correctionBody, request.body)
    const correction = { postedOn: on, reason }
    const { outcome } = await correctPosting(desk, request.actor, referenceOf(request), correction)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'unchanged') throw applicationError('This day is noted already.')
    if (outcome === 'impossibleDay') throw applicationError(IMPOSSIBLE_DAY)
    return { on }
  })
}
