import { isAttributes } from '#content/model/walk-attributes.ts'
import type { Attributes } from '#content/tables.ts'
import { validationError } from '../errors/strapi-error.ts'
import { momentIn } from '../moment-in.ts'
import { assertStorable } from './assert-storable.ts'

export interface WriteData {
  /** The fields, and nothing that describes the document itself. */
  fields: Attributes
  uid: string | undefined
  locale: string | undefined
  /** A moment publishes, null takes from the public, undefined leaves it to the action. */
  publishedAt: Date | null | undefined
}

/** The `data` of a body. What Strapi keeps for itself (ids, dates, creators) is passed over. */
export function readData(body: unknown): WriteData {
  const data = isAttributes(body) ? body['data'] : undefined
  if (!isAttributes(data)) throw validationError('Missing "data" payload in the request body')
  return splitData(data)
}

export function splitData(data: Attributes): WriteData {
  assertStorable(data)
  const { uid, locale, publishedAt, ...rest } = data
  for (const name of reserved) delete rest[name]
  return {
    fields: rest,
    uid: optionalText('uid', uid),
    locale: optionalText('locale', locale),
    publishedAt: readMoment(publishedAt),
  }
}

const reserved = ['id', 'createdAt', 'updatedAt', 'createdBy', 'updatedBy', 'localizations']

function optionalText(name: string, value: unknown): string | undefined {
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'string') throw validationError(`${name} must be a string`)
  return value
}

function readMoment(value: unknown): Date | null | undefined {
  if (value === undefined || value === null) return value
  const moment = momentIn(typeof value === 'number' ? value : String(value))
  if (moment === undefined) {
    throw validationError('publishedAt must be a moment such as 2026-01-31T12:00:00.000Z')
  }
  return moment
}
