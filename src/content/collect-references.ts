import { modelOf } from './model/model-of-collection.ts'
import { type Place, walkAttributes } from './model/walk-attributes.ts'
import type { Attributes } from './tables.ts'

export interface FoundReference {
  /** The attribute, or the path to it inside components: `cover`, `blocks.image`. */
  field: string
  /** The same with the positions in lists: `['blocks', 2, 'image']`. */
  place: Place
  /** Order within the field, from 0. */
  position: number
  targetCollection: string
  targetUid: string
}

/** Every document that the attributes refer to. */
export function collectReferences(collection: string, attributes: Attributes): FoundReference[] {
  const found: FoundReference[] = []
  const counts = new Map<string, number>()
  walkAttributes(modelOf(collection), attributes, (value, attribute, place) => {
    if (attribute.kind !== 'reference') return value
    const field = place.filter((step) => typeof step === 'string').join('.')
    for (const uid of Array.isArray(value) ? value : [value]) {
      if (typeof uid !== 'string') continue
      const position = counts.get(field) ?? 0
      counts.set(field, position + 1)
      found.push({ field, place, position, targetCollection: attribute.target, targetUid: uid })
    }
    return value
  })
  return found
}

/** The attributes with one reference renamed, wherever it stands. */
export function renameReferences(
  collection: string,
  attributes: Attributes,
  target: { collection: string; from: string; to: string },
): Attributes {
  const rename = (uid: unknown) => (uid === target.from ? target.to : uid)
  return walkAttributes(modelOf(collection), attributes, (value, attribute) => {
    if (attribute.kind !== 'reference' || attribute.target !== target.collection) return value
    return Array.isArray(value) ? value.map(rename) : rename(value)
  })
}
