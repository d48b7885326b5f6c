import { isAttributes } from '#content/model/walk-attributes.ts'
import type { Attributes } from '#content/tables.ts'
import { validationError } from '../errors/strapi-error.ts'

/** A document as a request names it. Ours may also be named by uid. */
export type ReferenceInput = { kind: 'id'; id: number } | { kind: 'uid'; uid: string }

interface ReferenceInputs {
  /** Replace what was there. */
  set: ReferenceInput[]
  connect: ConnectInput[]
  disconnect: ReferenceInput[]
}

interface ConnectInput {
  document: ReferenceInput
  at: Position<ReferenceInput>
}

/** Where among those that are connected: `{ "id": 3, "position": { "before": 4 } }`. */
export type Position<Document> = 'start' | 'end' | { side: 'before' | 'after'; of: Document }

/** `1`, `[1, 2]`, `{ set: [...] }` or `{ connect: [...], disconnect: [...] }`. */
export function referenceInputs(value: unknown): ReferenceInputs {
  if (value === null || value === undefined) return { set: [], connect: [], disconnect: [] }
  if (isReferenceChange(value)) {
    const connect = listed(value['connect']).map((each) => ({
      document: input(each),
      at: positionOf(each),
    }))
    return { set: [], connect, disconnect: inputs(value['disconnect']) }
  }
  const set = isAttributes(value) && 'set' in value ? value['set'] : value
  return { set: inputs(set), connect: [], disconnect: [] }
}

/** Whether the value says what to add and remove, rather than what there is. */
export function isReferenceChange(value: unknown): value is Record<string, unknown> {
  return isAttributes(value) && !('set' in value) && ('connect' in value || 'disconnect' in value)
}

function inputs(value: unknown): ReferenceInput[] {
  return listed(value).map(input)
}

function listed(value: unknown): unknown[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value : [value]
}

function positionOf(value: unknown): Position<ReferenceInput> {
  const { before, after, start } = ((isAttributes(value) && value['position']) || {}) as Attributes
  if (before) return { side: 'before', of: input(before) }
  if (after) return { side: 'after', of: input(after) }
  return start ? 'start' : 'end'
}

function input(value: unknown): ReferenceInput {
  const given = isAttributes(value) ? value['id'] : value
  if (typeof given === 'string' && /^[a-z]{2}-[a-z]{2}--/.test(given)) {
    return { kind: 'uid', uid: given }
  }
  const id = typeof given === 'string' && /^\d{1,15}$/.test(given) ? Number(given) : given
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return { kind: 'id', id }
  throw validationError(
    'Invalid relation: expected an id, a list of ids, connect, disconnect or set',
  )
}
