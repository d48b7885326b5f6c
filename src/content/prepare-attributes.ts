import { modelOf } from './model/model-of-collection.ts'
import { walkAttributes } from './model/walk-attributes.ts'
import { sanitizeRichText } from './rich-text/sanitize-rich-text.ts'
import type { Attributes } from './tables.ts'

/**
 * The attributes as they may be stored, draft or not: rich text cannot run anything, moments are
 * written one way so that they sort as text, and an empty field is absent rather than null.
 */
export function prepareAttributes(collection: string, attributes: Attributes): Attributes {
  return walkAttributes(modelOf(collection), attributes, (value, attribute) => {
    if (value === null) return undefined
    if (attribute.kind !== 'scalar') return value
    if (attribute.type === 'richtext' && typeof value === 'string') return sanitizeRichText(value)
    if (attribute.type === 'datetime') return asMoment(value)
    return value
  })
}

function asMoment(value: unknown): unknown {
  if (typeof value !== 'string') return value
  const moment = new Date(value)
  return Number.isNaN(moment.getTime()) ? value : moment.toISOString()
}
