import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { listApplications, listPolicies } from '#brokerage/office/list-cases.ts'
import { listCustomers } from '#brokerage/office/list-customers.ts'
import {
  applicationError,
  forbiddenError,
  notFoundError,
} from '#content-api/errors/strapi-error.ts'
import { queryOf } from '#content-api/routes/request-parts.ts'
import { correctEntry } from '#features/forms/inbox/correct-entry.ts'
import { enterComplaint } from '#features/forms/inbox/enter-complaint.ts'
import { answerSubmission, changeState } from '#features/forms/inbox/handle-submission.ts'
import { listForms, listSubmissions } from '#features/forms/inbox/list-submissions.ts'
import { readSubmission } from '#features/forms/inbox/read-submission.ts'
import { decideComplaint, markComplaint } from '#features/forms/inbox/work-on-messages.ts'
import {
  COMPLAINT_OUTCOMES,
  MESSAGE_CHANNELS,
  SUBMISSION_STATES,
  UNANSWERED,
} from '#features/forms/states.ts'
import { canonicalUrl } from '#sites/canonical.ts'
import { DEFAULT_LOCALE, isLocale, LANGUAGES } from '#sites/locales.ts'
import { isSite } from '#sites/site-config.ts'
import type { InboxList, InboxRecord, SenderRecord } from '../wire/inbox-records.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { SOMEBODY_WAS_QUICKER } from './casework/somebody-was-quicker.ts'
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
const stateBody = z.strictObject({
  state: z.enum(SUBMISSION_STATES),
  saw: z.enum(SUBMISSION_STATES).optional(),
})
const complaintBody = z.strictObject({ isComplaint: z.boolean() })
const outcomeBody = z.strictObject({
  outcome: z.enum(COMPLAINT_OUTCOMES).nullable(),
  saw: z.enum(COMPLAINT_OUTCOMES).nullish(),
})
const answerBody = z.strictObject({
  text: z.string().trim().min(1).max(20_000),
  seen: z.int().min(0),
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

  app.post('/inbox', { preHandler: allowMessages }, async (request) => {
    const entering = await enterComplaint(desk, request.actor, parse(toldComplaint, request.body))
    if (entering.outcome === 'notAllowed') throw forbiddenError()
    if (entering.outcome === 'impossibleDay') {
      throw applicationError('Choose the day on which it reached us: today or before.')
    }
    if (entering.outcome === 'noSuchCase') {
      throw applicationError(NO_SUCH_CASE)
    }
    return { id: entering.id }
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
    const { state, saw } = parse(stateBody, request.body)
    const outcome = await changeState(desk, request.actor, id, state, saw)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'changedMeanwhile') throw applicationError(SOMEBODY_WAS_QUICKER)
    return { id, state }
  })

  app.put('/inbox/:id/complaint', { preHandler: allowMessages }, async (request) => {
    const id = messageIdOf(request)
    const { isComplaint } = parse(complaintBody, request.body)
    const outcome = await markComplaint(desk, request.actor, id, isComplaint)
    if (outcome === 'not-found') throw notFoundError()
    if (outcome === 'said-by-sender') {
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

  app.post('/inbox/:id/answers', { preHandler: allowMessages }, async (request) => {
    const id = messageIdOf(request)
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
        'A colleague has corrected it meanwhile: nothing was overwritten. Look at theirs, then take it or keep yours.',
      )
    }
    return { id }
  })
}

const NO_SUCH_CASE = 'There is no case with this reference: correct it or leave it out.'

/** What there is under the address that the sender gave, shortened as in lists. */
async function findSender(
  desk: BrokerageDesk,
  actor: ActingUser,
  email: string | undefined,
): Promise<SenderRecord | undefined> {
  if (email === undefined) return undefined
  const asked = { search: email, limit: 10 }
  const [accounts, applications, policies] = await Promise.all([
    listCustomers(desk, actor, asked),
    listApplications(desk, actor, asked),
    listPolicies(desk, actor, asked),
  ])
  const isCase = ({
    reference,
    line,
    state,
  }: {
    reference: string
    line: string
    state: string
  }) => ({
    reference,
    line,
    state,
  })
  return {
    account: accounts.entries[0]?.reference,
    applications: applications.entries.map(isCase),
    policies: policies.entries.map(isCase),
  }
}
