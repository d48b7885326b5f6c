import type { AttributeModel, Model } from '#content/model/attribute-model.ts'
import { modelOf } from '#content/model/model-of-collection.ts'
import { isAttributes } from '#content/model/walk-attributes.ts'
import type { Attributes } from '#content/tables.ts'
import type { Queries } from '#platform/database/connect.ts'
import { validationError } from '../errors/strapi-error.ts'
import { connectInOrder } from './connect-in-order.ts'
import { isReferenceChange, type ReferenceInput, referenceInputs } from './reference-input.ts'
import { uidsOfIds } from './uids-of-ids.ts'

/**
 * The attributes that a request's `data` means: ids of components go, documents that it names by
 * id are named by uid, and what the collection does not know is passed over. `current` is what
 * `connect` and `disconnect` start from; `shown` is where the ids of components and the neighbours
 * of `position` come from. A null stays, to say that the field is emptied.
 */
export async function toAttributes(
  queries: Queries,
  collection: string,
  data: Attributes,
  current: Attributes,
  shown: Attributes = current,
): Promise<Attributes> {
  const model = modelOf(collection)
  const ids = new Map<string, Set<number>>()
  collectIds(model, data, ids)
  const uids = await uidsOfIds(queries, ids)
  return convert(model, data, { current, shown }, (target, input) =>
    input.kind === 'uid' ? input.uid : (uids.get(`${target}/${input.id}`) ?? unknownIds(target)),
  )
}

interface Before {
  current: Attributes
  shown: Attributes
}

type Resolve = (target: string, input: ReferenceInput) => string

function collectIds(model: Model, data: Attributes, ids: Map<string, Set<number>>): void {
  for (const [name, value] of Object.entries(data)) {
    const attribute = attributeNamed(model, name)
    if (attribute?.kind === 'reference') {
      const given = referenceInputs(value)
      const connected = given.connect.flatMap(({ document, at }) =>
        typeof at === 'object' ? [document, at.of] : [document],
      )
      const all = [...given.set, ...connected, ...given.disconnect]
      const known = ids.get(attribute.target) ?? new Set()
      for (const each of all) if (each.kind === 'id') known.add(each.id)
      ids.set(attribute.target, known)
    }
    for (const [inner, each] of partsOf(attribute, value)) collectIds(inner, each, ids)
  }
}

function convert(
  model: Model,
  data: Attributes,
  { current, shown }: Before,
  resolve: Resolve,
): Attributes {
  const converted: Attributes = {}
  for (const [name, value] of Object.entries(data)) {
    const attribute = attributeNamed(model, name)
    if (attribute === undefined) continue
    converted[name] =
      attribute.kind === 'reference'
        ? convertReference(
            attribute,
            value,
            { current: current[name], shown: shown[name] },
            resolve,
          )
        : convertValue(attribute, value, shown[name], resolve)
  }
  return converted
}

function convertValue(
  attribute: AttributeModel,
  value: unknown,
  shown: unknown,
  resolve: Resolve,
): unknown {
  if (attribute.kind === 'component') {
    const one = (each: unknown) =>
      isAttributes(each) ? convertPart(attribute.attributes, each, shown, resolve) : each
    return attribute.repeatable && Array.isArray(value) ? value.map(one) : one(value)
  }
  if (attribute.kind !== 'dynamiczone' || !Array.isArray(value)) return value
  return value.map((block) => {
    const component = isAttributes(block) ? String(block['__component']) : ''
    const model = attributeOfZone(attribute.components, component)
    if (model === undefined || !isAttributes(block)) {
      throw validationError('Cannot find the component of a dynamic zone: check __component')
    }
    return { __component: component, ...convertPart(model, block, shown, resolve) }
  })
}

/** As in Strapi: one that is named by its id keeps what is not said of it, and any other is new. */
function convertPart(model: Model, given: Attributes, shown: unknown, resolve: Resolve) {
  const former = Object.hasOwn(model, 'id') ? {} : formerPart(given, shown)
  return { ...former, ...convert(model, given, { current: former, shown: former }, resolve) }
}

/** The id that we tell of a component is its place (`shape-entry.ts`). */
function formerPart(given: Attributes, shown: unknown): Attributes {
  const former = [shown ?? []].flat()[Number(given['id']) - 1]
  const isSame = isAttributes(former) && former['__component'] === given['__component']
  return isSame ? former : {}
}

function convertReference(
  { target, many }: Extract<AttributeModel, { kind: 'reference' }>,
  value: unknown,
  { current, shown }: { current: unknown; shown: unknown },
  resolve: Resolve,
): unknown {
  if (value === null) return many ? [] : null
  const { set, connect, disconnect } = referenceInputs(value)
  const uidOf = (input: ReferenceInput) => resolve(target, input)
  const before = isReferenceChange(value) ? uidsIn(current) : set.map(uidOf)
  const gone = new Set(disconnect.map(uidOf))
  const left = [...new Set(before)].filter((uid) => !gone.has(uid))
  const connected = connect.map(({ document, at }) => ({
    uid: uidOf(document),
    at: typeof at === 'object' ? { ...at, of: uidOf(at.of) } : at,
  }))
  if (many) return connectInOrder(left, connected, uidsIn(shown))
  return connected.at(-1)?.uid ?? left.at(-1) ?? null
}

function uidsIn(value: unknown): string[] {
  return [value ?? []].flat().map(String)
}

function partsOf(attribute: AttributeModel | undefined, value: unknown): [Model, Attributes][] {
  const parts = (Array.isArray(value) ? value : [value]).filter(isAttributes)
  if (attribute?.kind === 'component') return parts.map((each) => [attribute.attributes, each])
  if (attribute?.kind !== 'dynamiczone') return []
  return parts.flatMap((each) => {
    const model = attributeOfZone(attribute.components, String(each['__component']))
    return model ? [[model, each] as [Model, Attributes]] : []
  })
}

function attributeOfZone(components: Readonly<Record<string, Model>>, name: string) {
  return Object.hasOwn(components, name) ? components[name] : undefined
}

function attributeNamed(model: Model, name: string): AttributeModel | undefined {
  return Object.hasOwn(model, name) ? model[name] : undefined
}

function unknownIds(target: string): never {
  throw validationError(`1 relation(s) of type ${target} associated with this entity do not exist`)
}
