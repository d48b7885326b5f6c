import { type DataProvider, HttpError } from 'react-admin'
import { DEFAULT_LOCALE } from '#sites/locales.ts'
import { dropEmpty } from '../form-model/drop-empty.ts'
import type { DeletedDocument } from '../wire/deleted-record.ts'
import type { DocumentRecord, RecordPage } from '../wire/document-record.ts'
import { ask } from './ask.ts'
import { documentPath } from './document-path.ts'
import { listQuery } from './list-query.ts'
import { sitesOf } from './sites-of.ts'
import { isSignedOut, whyNot } from './why-not.ts'

/**
 * What a save button does with the document. It travels in the data: react-admin keeps records
 * apart by their meta.
 */
export type SaveAction = 'save' | 'publish' | 'unpublish' | 'discard'

/** A document that is not there yet: its identifier is chosen with it. */
interface NewDocument {
  locale?: string
  /** The part of the uid after the locale. */
  name: string
  attributes?: Record<string, unknown>
  action?: SaveAction
}

/** react-admin's way to the documents. The id of a record is its uid, its resource the collection. */
const documents = {
  getList: async (resource: string, params: Parameters<typeof listQuery>[0]) =>
    ask<RecordPage>(`/admin/api/content/${resource}?${listQuery(params, sitesOf(resource))}`),

  getOne: async (resource: string, { id }: { id: unknown }) => ({
    data: await ask<DocumentRecord>(documentPath(resource, String(id))),
  }),

  getMany: async (resource: string, { ids }: { ids: readonly unknown[] }) => {
    const query = new URLSearchParams({ uids: ids.map(String).join(',') })
    const { data } = await ask<RecordPage>(`/admin/api/content/${resource}?${query}`)
    return { data }
  },

  create: async (resource: string, { data }: { data: NewDocument }) => {
    const { locale = DEFAULT_LOCALE, name, attributes = {}, action } = data
    const json = { attributes: dropEmpty(resource, attributes), publish: action === 'publish' }
    const path = documentPath(resource, `${locale}--${name ?? ''}`)
    return { data: await write<DocumentRecord>(path, { method: 'POST', json }) }
  },

  /** The revision is the one that the form was filled with, not the newest that a cache knows. */
  update: async (
    resource: string,
    { id, data }: { id: unknown; data: DocumentRecord & { action?: SaveAction } },
  ) => {
    const { action = 'save' } = data
    // What was typed stays when the document is taken back; discarding is about giving it up.
    const hasContent = action !== 'discard'
    const json = {
      action,
      revision: data.revision,
      ...(hasContent ? { attributes: dropEmpty(resource, data.attributes) } : {}),
    }
    return {
      data: await write<DocumentRecord>(documentPath(resource, String(id)), {
        method: 'PUT',
        json,
      }),
    }
  },

  delete: async (
    resource: string,
    { id, previousData }: { id: unknown; previousData?: DocumentRecord },
  ) => {
    const query = `?revision=${previousData?.revision ?? 0}`
    const path = documentPath(resource, String(id), query)
    return { data: await write<DeletedDocument>(path, { method: 'DELETE' }) }
  },
}

/**
 * Whoever is signed out stays where they typed. Told what it is, react-admin would leave the screen,
 * and take it that all went well: what was typed would be forgotten as saved.
 */
async function write<Answer>(path: string, options: { method: string; json?: unknown }) {
  try {
    return await ask<Answer>(path, options)
  } catch (error) {
    if (!isSignedOut(error)) throw error
    const message = whyNot(error)
    throw new HttpError(message, 0, { errors: { root: { serverError: message } } })
  }
}

const notOffered = () =>
  Promise.reject(new Error('The back office changes one document at a time.'))

export const dataProvider = {
  ...documents,
  getManyReference: notOffered,
  updateMany: notOffered,
  deleteMany: notOffered,
} as unknown as DataProvider
