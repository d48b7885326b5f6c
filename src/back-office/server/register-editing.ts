import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { CollectionName } from '#content/collections/registry.ts'
import {
  cancelSchedule,
  listSchedules,
  scheduleDocument,
} from '#content/scheduling/schedule-document.ts'
import { endSharing, sharingMark } from '#content/sharing.ts'
import type { ContentDocument } from '#content/tables.ts'
import { notFoundError, validationError } from '#content-api/errors/strapi-error.ts'
import { tellProblems } from '#content-api/input/tell-problems.ts'
import { addressOf, previewLink } from '#features/preview/preview-link.ts'
import { sharedDays } from '#features/preview/preview-token.ts'
import type { ScheduleRecord } from '../wire/schedule-record.ts'
import type { SharedPreview } from '../wire/shared-preview.ts'
import { askedCollection, askedUid } from './asked-collection.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { existingRow } from './find-record.ts'
import { parse, withConflictTold } from './write-record.ts'

const one = '/content/:collection/:uid'
const scheduleBody = z.object({ at: z.iso.datetime(), revision: z.int().optional() })
const actionShape = z.enum(['publish', 'unpublish'])

/** Preview and schedule of a document, beside its other routes in the back office. */
export function registerEditing(
  app: FastifyInstance,
  { queries, hosts, secretKey, clock, jobs }: BackOfficeContext,
): void {
  app.get(`${one}/preview`, async (request, reply) => {
    const { name } = askedCollection(request, 'read-drafts')
    const row = await existingRow(queries, name, askedUid(request))
    return reply.redirect(previewOf(name, row), 302)
  })

  app.get(`${one}/shared-preview`, async (request): Promise<SharedPreview> => {
    const { name } = askedCollection(request, 'read-drafts')
    const row = await existingRow(queries, name, askedUid(request))
    const sharedSince = await sharingMark(queries, name, row.uid)
    if (sharedSince === undefined) throw notFoundError()
    return { url: previewOf(name, row, { sharedSince }), days: sharedDays }
  })

  app.delete(`${one}/shared-preview`, async (request, reply) => {
    const { name } = askedCollection(request, 'read-drafts')
    await endSharing(queries, name, askedUid(request), { by: request.actor })
    return reply.code(204).send()
  })

  app.get(`${one}/on-site`, async (request, reply) => {
    const { name } = askedCollection(request, 'read-drafts')
    const { uid, locale, attributes } = await existingRow(queries, name, askedUid(request))
    const address = attributes && addressOf(hosts, { collection: name, uid, locale, attributes })
    if (!address) throw validationError('The public does not see it yet: publish it first')
    return reply.redirect(address, 302)
  })

  app.get(`${one}/schedules`, async (request) => {
    const { name } = askedCollection(request, 'read-drafts')
    return schedulesOf(await existingRow(queries, name, askedUid(request)))
  })

  app.put(`${one}/schedules/:action`, async (request) => {
    const { name } = askedCollection(request, 'update')
    const uid = askedUid(request)
    const { at, revision } = parse(scheduleBody, request.body)
    const row = await existingRow(queries, name, uid)
    if (new Date(at) <= clock.now()) throw validationError('Choose a time in the future')
    const order = {
      collection: name,
      uid,
      action: askedAction(request.params),
      by: request.actor,
      at: new Date(at),
      ...(revision === undefined ? {} : { expectedRevision: revision }),
    }
    await withConflictTold({ queries, name, uid }, () =>
      tellProblems(row.draft ?? row.attributes ?? {}, () => scheduleDocument(queries, jobs, order)),
    )
    return schedulesOf(row)
  })

  app.delete(`${one}/schedules/:action`, async (request) => {
    const { name } = askedCollection(request, 'update')
    const uid = askedUid(request)
    const row = await existingRow(queries, name, uid)
    const action = askedAction(request.params)
    const found = await cancelSchedule(queries, jobs, { collection: name, uid, action })
    if (!found) throw notFoundError()
    return schedulesOf(row)
  })

  function previewOf(
    collection: CollectionName,
    { uid, locale, draft, attributes }: ContentDocument,
    shared: { sharedSince?: string } = {},
  ): string {
    const document = { collection, uid, locale, attributes: draft ?? attributes ?? {}, ...shared }
    const link = previewLink({ hosts, secretKey, now: clock.now() }, document)
    if (link === undefined) throw validationError('It has no address yet: choose site and path')
    return link
  }

  async function schedulesOf(row: ContentDocument): Promise<{ data: ScheduleRecord[] }> {
    const found = await listSchedules(queries, row.id)
    return {
      data: found.map(({ action, at, state, failure, revision }) => ({
        action,
        failure,
        at: at.toISOString(),
        state: state === 'failed' ? 'failed' : 'waiting',
        isOutdated: action === 'publish' && revision !== row.revision,
      })),
    }
  }
}

function askedAction(params: unknown): z.infer<typeof actionShape> {
  const parsed = actionShape.safeParse((params as { action?: string }).action)
  if (!parsed.success) throw notFoundError()
  return parsed.data
}
