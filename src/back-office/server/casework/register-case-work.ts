import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { assignCase } from '#brokerage/office/assign-case.ts'
import { assignCases } from '#brokerage/office/assign-cases.ts'
import { addNote, findNotes } from '#brokerage/office/case-notes.ts'
import { findCase, listAssignees, NOTED_KINDS } from '#brokerage/office/find-case.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import {
  assignMessage,
  assignMessages,
  findMessage,
} from '#features/forms/inbox/work-on-messages.ts'
import type { AuditPage } from '../../wire/audit-records.ts'
import type { CaseWork, Wired } from '../../wire/casework-records.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { readTrail } from '../read-trail.ts'
import { parse } from '../write-record.ts'
import { sawMoment, sawSince } from './saw-since.ts'
import { SOMEBODY_WAS_QUICKER } from './somebody-was-quicker.ts'

const about = z.object({
  kind: z.enum([...NOTED_KINDS, 'message']),
  reference: z.string().max(100),
})
const noteBody = z.strictObject({ text: z.string().trim().min(1).max(10_000) })
const assigneeBody = z.strictObject({
  staffId: z.string().nullable(),
  /** Since when it had been with whoever looked after it, as far as the colleague saw. */
  saw: sawSince.nullable(),
})
const severalBody = z.strictObject({
  references: z.array(z.string().max(100)).min(1).max(100),
  staffId: z.string().nullable(),
  /** The same of each of them. */
  saw: z.record(z.string().max(100), sawMoment.nullable()).optional(),
})
const severalKind = z.object({ kind: z.enum(['application', 'claim', 'request', 'message']) })

const GIVEN_MEANWHILE =
  'Some of these were given on meanwhile, so none was now. You now see who looks after each: choose again.'

/** Notes, assignment and the audit trail: the same for every kind of case, and for messages. */
export function registerCaseWork(app: FastifyInstance, context: BackOfficeContext): void {
  const { brokerage: desk, forms } = context
  const existing = async (request: FastifyRequest) => {
    const read = about.safeParse(request.params)
    if (!read.success) throw notFoundError()
    const { kind: caseKind, reference: caseReference } = read.data
    const named = { caseKind, caseReference }
    const found =
      caseKind === 'message'
        ? await findMessage(forms, request.actor, caseReference)
        : await findCase(desk, request.actor, { caseKind, caseReference })
    if (found === undefined) throw notFoundError()
    return { named, ...found }
  }

  const readColleague = async ({ actor }: FastifyRequest, staffId: string | null) => {
    const colleagues = await listAssignees(desk, actor)
    if (staffId !== null && !colleagues.some(({ id }) => id === staffId)) {
      throw applicationError('Only brokers and admins look after cases.')
    }
    return staffId ?? undefined
  }

  app.get('/cases/:kind/:reference/work', async (request): Promise<CaseWork> => {
    const { named, assignedTo, assignedAt } = await existing(request)
    const notes = await findNotes(desk, request.actor, named)
    return {
      assignedTo,
      assignedAt: assignedAt?.toISOString(),
      notes: notes.map((note): Wired<typeof note> => ({ ...note, at: note.at.toISOString() })),
    }
  })

  app.get(
    '/cases/:kind/:reference/audit',
    async (request): Promise<AuditPage> =>
      readTrail(context, request, (await existing(request)).named),
  )

  app.post('/cases/:kind/:reference/notes', async (request) => {
    const { named } = await existing(request)
    const { text } = parse(noteBody, request.body)
    await addNote(desk, request.actor, named, text)
    return named
  })

  app.put('/cases/:kind/:reference/assignee', async (request) => {
    const { caseKind, caseReference } = (await existing(request)).named
    const { staffId, saw } = parse(assigneeBody, request.body)
    if (caseKind === 'policy' || caseKind === 'customer' || caseKind === 'job')
      throw notFoundError()
    const colleague = await readColleague(request, staffId)
    const isGiven =
      caseKind === 'message'
        ? await assignMessage(forms, request.actor, caseReference, colleague, saw)
        : await assignCase(desk, request.actor, { caseKind, caseReference }, colleague, saw)
    if (!isGiven) throw applicationError(SOMEBODY_WAS_QUICKER)
    return { staffId }
  })

  app.put('/cases/:kind/assignee', async (request) => {
    const read = severalKind.safeParse(request.params)
    if (!read.success) throw notFoundError()
    const { references, staffId, saw } = parse(severalBody, request.body)
    const { kind: caseKind } = read.data
    const colleague = await readColleague(request, staffId)
    const outcome =
      caseKind === 'message'
        ? await assignMessages(forms, request.actor, references, colleague, saw)
        : await assignCases(desk, request.actor, { caseKind, references }, colleague, saw)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome === 'givenMeanwhile') throw applicationError(GIVEN_MEANWHILE)
    return { references, staffId }
  })
}
