import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import { queryOf } from '#content-api/request-parts.ts'
import { answerSubmission, changeState } from '#features/forms/inbox/handle-submission.ts'
import { listForms } from '#features/forms/inbox/list-forms.ts'
import { listSubmissions } from '#features/forms/inbox/list-submissions.ts'
import { readSubmission } from '#features/forms/inbox/read-submission.ts'
import { SUBMISSION_STATES, UNANSWERED } from '#features/forms/states.ts'
import { canonicalUrl } from '#sites/canonical.ts'
import { DEFAULT_LOCALE, isLocale } from '#sites/locales.ts'
import { isSite } from '#sites/site-config.ts'
import type { InboxList, InboxRecord } from '../wire/inbox-records.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { SOMEBODY_WAS_QUICKER } from './casework/somebody-was-quicker.ts'
import { findSender } from './find-sender.ts'
import { allowMessages, messageIdOf } from './message-request.ts'
import { namesOfActors } from './names-of-actors.ts'
import { parse } from './write-record.ts'

const listQuery = z.object({
  state: z.enum([...SUBMISSION_STATES, 'unanswered']).optional(),
  form: z.string().max(100).optional(),
  q: z.string().max(200).optional(),
  complaints: z.literal('yes').optional(),
  assigned: z.string().max(100).optional(),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
})
/** The last thing that was done with it, as far as the colleague saw; none yet is 0. */
const seen = z.int().min(0)
const stateBody = z.strictObject({ state: z.enum(SUBMISSION_STATES), seen: seen.optional() })
const answerBody = z.strictObject({ text: z.string().trim().min(1).max(20_000), seen })

const pageSize = 25

/** What visitors sent with forms: for brokers and admins. */
export function registerInbox(
  app: FastifyInstance,
  { queries, hosts, forms: desk, brokerage }: BackOfficeContext,
): void {
  app.get('/inbox', { preHandler: allowMessages }, async (request): Promise<InboxList> => {
    const {
      q: search,
      state,
      assigned,
      complaints,
      form,
      page,
    } = parse(listQuery, queryOf(request))
    const asked = {
      search,
      form,
      page,
      pageSize,
      complaints: complaints === 'yes',
      states: state === 'unanswered' ? UNANSWERED : state && [state],
      unassigned: assigned === 'nobody',
      assignedTo: assigned === 'nobody' ? undefined : assigned,
    }
    const { rows, total } = await listSubmissions(desk, request.actor, asked)
    return { data: rows, total, forms: await listForms(desk, request.actor) }
  })

  app.get('/inbox/:id', { preHandler: allowMessages }, async (request): Promise<InboxRecord> => {
    const message = await readSubmission(desk, request.actor, messageIdOf(request))
    if (message === undefined) throw notFoundError()
    const actors = message.events.map(({ actorId }) => ({ actorKind: 'staff', actorId }))
    const nameOf = await namesOfActors(queries, actors)
    const { site, locale, path } = message
    const page = { site: isSite(site) ? site : 'default', path } as const
    return {
      ...message,
      sender: await findSender(brokerage, request.actor, message.body.email),
      pageUrl: canonicalUrl(hosts, { ...page, locale: isLocale(locale) ? locale : DEFAULT_LOCALE }),
      events: message.events.map(({ actorId, ...event }) => ({
        ...event,
        by: nameOf({ actorKind: 'staff', actorId }),
      })),
    }
  })

  app.post('/inbox/:id/state', { preHandler: allowMessages }, async (request) => {
    const id = messageIdOf(request)
    const { state, seen } = parse(stateBody, request.body)
    const outcome = await changeState(desk, request.actor, id, state, seen)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'changedMeanwhile') throw applicationError(SOMEBODY_WAS_QUICKER)
    return { id, state }
  })

  app.post('/inbox/:id/answers', { preHandler: allowMessages }, async (request) => {
    const id = messageIdOf(request)
    const outcome = await answerSubmission(desk, request.actor, id, parse(answerBody, request.body))
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'noAddress') {
      throw applicationError('The sender left no e-mail address: answer in another way.')
    }
    if (outcome === 'answeredMeanwhile') {
      throw applicationError(
        'An answer was sent meanwhile, and this one was not. Read that one; send this one again if it is still needed.',
      )
    }
    return { id }
  })
}
