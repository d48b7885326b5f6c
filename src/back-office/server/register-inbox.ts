import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { canReadMessages } from '#accounts/access/can-read-messages.ts'
import {
  applicationError,
  forbiddenError,
  notFoundError,
} from '#content-api/errors/strapi-error.ts'
import { idOf, queryOf } from '#content-api/routes/request-parts.ts'
import { answerSubmission, changeState } from '#features/forms/inbox/handle-submission.ts'
import { listForms, listSubmissions } from '#features/forms/inbox/list-submissions.ts'
import { readSubmission, readUpload } from '#features/forms/inbox/read-submission.ts'
import { SUBMISSION_STATES, UNANSWERED } from '#features/forms/states.ts'
import { canonicalUrl } from '#sites/canonical.ts'
import { DEFAULT_LOCALE, isLocale } from '#sites/locales.ts'
import { isSite } from '#sites/site-config.ts'
import type { InboxList, InboxRecord } from '../wire/inbox-records.ts'
import { attachment } from './attachment.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { namesOfActors } from './names-of-actors.ts'
import { parse } from './write-record.ts'

const listQuery = z.object({
  state: z.enum([...SUBMISSION_STATES, 'unanswered']).optional(),
  form: z.string().max(100).optional(),
  q: z.string().max(200).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
const stateBody = z.strictObject({ state: z.enum(SUBMISSION_STATES) })
const answerBody = z.strictObject({
  text: z.string().trim().min(1).max(20_000),
  seen: z.int().min(0),
})

const pageSize = 25

/** What visitors sent with forms: for brokers and admins. */
export function registerInbox(
  app: FastifyInstance,
  { queries, hosts, forms: desk }: BackOfficeContext,
): void {
  const allow = async ({ actor }: FastifyRequest) => {
    if (!canReadMessages(actor)) throw forbiddenError()
  }
  const existingId = (request: FastifyRequest) => {
    const id = idOf(request)
    if (id === undefined) throw notFoundError()
    return id
  }

  app.get('/inbox', { preHandler: allow }, async (request): Promise<InboxList> => {
    const { q: search, state, ...query } = parse(listQuery, queryOf(request))
    const states = state === 'unanswered' ? UNANSWERED : state && [state]
    const asked = { ...query, search, states, pageSize }
    const { rows, total } = await listSubmissions(desk, request.actor, asked)
    return { data: rows, total, forms: await listForms(desk, request.actor) }
  })

  app.get('/inbox/:id', { preHandler: allow }, async (request): Promise<InboxRecord> => {
    const message = await readSubmission(desk, request.actor, existingId(request))
    if (message === undefined) throw notFoundError()
    const actors = message.events.map(({ actorId }) => ({ actorKind: 'staff', actorId }))
    const nameOf = await namesOfActors(queries, actors)
    const { site, locale, path } = message
    const page = { site: isSite(site) ? site : 'default', path } as const
    return {
      ...message,
      pageUrl: canonicalUrl(hosts, { ...page, locale: isLocale(locale) ? locale : DEFAULT_LOCALE }),
      events: message.events.map(({ actorId, ...event }) => ({
        ...event,
        by: nameOf({ actorKind: 'staff', actorId }),
      })),
    }
  })

  app.post('/inbox/:id/state', { preHandler: allow }, async (request) => {
    const id = existingId(request)
    const { state } = parse(stateBody, request.body)
    if (!(await changeState(desk, request.actor, id, state))) throw notFoundError()
    return { id, state }
  })

  app.post('/inbox/:id/answers', { preHandler: allow }, async (request) => {
    const id = existingId(request)
    const outcome = await answerSubmission(desk, request.actor, id, parse(answerBody, request.body))
    if (outcome === 'not-found') throw notFoundError()
    if (outcome === 'no-address') {
      throw applicationError('The sender left no e-mail address: answer in another way.')
    }
    if (outcome === 'answered-meanwhile') {
      throw applicationError(
        'A colleague has answered meanwhile, and yours was not sent. Read theirs; send yours again if it is still needed.',
      )
    }
    return { id }
  })

  app.get('/inbox/:id/files/:file', { preHandler: allow }, async (request, reply) => {
    const { file } = request.params as { file: string }
    const wanted = { submissionId: existingId(request), uploadId: Number(file) }
    const found = Number.isSafeInteger(wanted.uploadId)
      ? await readUpload(desk, request.actor, wanted)
      : undefined
    if (found === undefined) throw notFoundError()
    // Saved, never shown: whatever is in it stays out of the origin of the back office.
    return reply
      .header('content-disposition', attachment(found.name))
      .type(found.type)
      .send(Buffer.from(found.bytes))
  })
}
