import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { recordAudit } from '#brokerage/audit/record-audit.ts'
import {
  applicationError,
  forbiddenError,
  notFoundError,
} from '#content-api/errors/strapi-error.ts'
import { correctEntry } from '#features/forms/inbox/correct-entry.ts'
import { enterComplaint } from '#features/forms/inbox/enter-complaint.ts'
import { countComplaints, readComplaints } from '#features/forms/inbox/read-complaints.ts'
import { decideComplaint, markComplaint } from '#features/forms/inbox/work-on-messages.ts'
import { COMPLAINT_OUTCOMES, MESSAGE_CHANNELS } from '#features/forms/states.ts'
import { berlinDay } from '#platform/clock.ts'
import { LANGUAGES } from '#sites/locales.ts'
import { attachment } from './attachment.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { sawSince } from './casework/saw-since.ts'
import { SOMEBODY_WAS_QUICKER } from './casework/somebody-was-quicker.ts'
import { complaintsCsv } from './complaints-csv.ts'
import { allowMessages, messageIdOf } from './message-request.ts'
import { parse } from './write-record.ts'

const complaintBody = z.strictObject({ isComplaint: z.boolean() })
const outcomeBody = z.strictObject({
  outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
  saw: sawSince.nullable(),
})
const optionalText = (max: number) => z.string().trim().min(1).max(max).optional()
const toldComplaint = z.strictObject({
  channel: z.enum(MESSAGE_CHANNELS).exclude(['form']),
  receivedOn: z.string().max(10),
  name: z.string().trim().min(1).max(200),
  email: z.email().max(254).optional(),
  phone: optionalText(50),
  address: optionalText(500),
  language: z.enum(LANGUAGES),
  text: z.string().trim().min(1).max(20_000),
  about: optionalText(100),
  nonce: z.uuid(),
})

const correctedEntry = toldComplaint
  .pick({ receivedOn: true, about: true, text: true })
  .extend({ note: z.string().trim().min(1).max(10_000), seen: z.int().min(0) })

const NO_SUCH_CASE = 'There is no case with this reference: correct it or leave it out.'

/** The register of complaints: those among the messages, and those that came by no form. */
export function registerComplaints(app: FastifyInstance, { forms: desk }: BackOfficeContext): void {
  app.get('/complaints.csv', { preHandler: allowMessages }, async (request, reply) => {
    const complaints = await countComplaints(desk, request.actor)
    await recordAudit(desk, desk.db, request.actor, {
      action: 'export-complaints',
      caseKind: 'message',
      caseReference: 'register',
      details: { complaints },
    })
    return reply
      .type('text/csv; charset=utf-8')
      .header('cache-control', 'private, no-store')
      .header('content-disposition', attachment(`complaints-${berlinDay(desk.clock.now())}.csv`))
      .send(Readable.from(complaintsCsv(readComplaints(desk, request.actor))))
  })

  app.post('/inbox', { preHandler: allowMessages }, async (request) => {
    const entering = await enterComplaint(desk, request.actor, parse(toldComplaint, request.body))
    if (entering.outcome === 'notAllowed') throw forbiddenError()
    if (entering.outcome === 'impossibleDay') {
      throw applicationError('Choose the day on which it reached us: today or before.')
    }
    if (entering.outcome === 'noSuchCase') {
      throw applicationError(NO_SUCH_CASE)
    }
    if (entering.outcome === 'enteredOtherwise') {
      throw applicationError(
        `It was entered before, with what you had sent first: as ${entering.reference} among the messages. Correct it there.`,
      )
    }
    return { id: entering.id }
  })

  app.put('/inbox/:id/entry', { preHandler: allowMessages }, async (request) => {
    const id = messageIdOf(request)
    const outcome = await correctEntry(desk, request.actor, id, parse(correctedEntry, request.body))
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'noSuchCase') throw applicationError(NO_SUCH_CASE)
    if (outcome === 'impossibleDay') {
      throw applicationError('Choose a day no later than that on which it was entered.')
    }
    if (outcome === 'unchanged') throw applicationError('It says so already.')
    if (outcome === 'correctedMeanwhile') {
      throw applicationError(
        'It was corrected meanwhile: nothing was overwritten. Look at what it says now, then take that or keep yours.',
      )
    }
    return { id }
  })

  app.put('/inbox/:id/complaint', { preHandler: allowMessages }, async (request) => {
    const id = messageIdOf(request)
    const { isComplaint } = parse(complaintBody, request.body)
    const outcome = await markComplaint(desk, request.actor, id, isComplaint)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'saidBySender') {
      throw applicationError('The sender calls it a complaint: note its outcome instead.')
    }
    return { id, isComplaint }
  })

  app.put('/inbox/:id/outcome', { preHandler: allowMessages }, async (request) => {
    const id = messageIdOf(request)
    const { outcome, saw } = parse(outcomeBody, request.body)
    const decision = await decideComplaint(desk, request.actor, id, outcome, saw)
    if (decision === 'notFound') throw notFoundError()
    if (decision === 'decidedMeanwhile') throw applicationError(SOMEBODY_WAS_QUICKER)
    return { id, outcome }
  })
}
