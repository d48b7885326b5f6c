import type { z } from 'zod'
import type { AttributeModel, Model, ScalarType } from './attribute-model.ts'
import { type FieldMeta, isFieldMeta } from './field-meta.ts'

/** Reads the model out of a zod schema. Throws on what the content API could not express. */
export function modelOfSchema(schema: z.ZodType): Model {
  const { inner } = unwrap(schema)
  const { def } = inner
  if (def.type === 'object') {
    return Object.fromEntries(
      Object.entries(def.shape ?? {}).map(([name, field]) => [name, attributeOf(field, name)]),
    )
  }
  if (def.type === 'union') return mergeModels((def.options ?? []).map(modelOfSchema))
  throw new TypeError(`A schema of type ${def.type} has no fields.`)
}

/** The part of zod's definitions that is read here. */
interface Definition {
  type: string
  format?: string
  shape?: Record<string, z.ZodType>
  options?: z.ZodType[]
  discriminator?: string
  innerType?: z.ZodType
  in?: z.ZodType
  element?: z.ZodType
  entries?: Record<string, string>
  values?: unknown[]
}

interface Readable {
  def: Definition
  meta(): unknown
}

function attributeOf(field: z.ZodType, name: string): AttributeModel {
  const { inner, optional, meta } = unwrap(field)
  const common = { private: meta.private === true, required: !optional }
  const { def } = inner
  if (meta.reference) return { kind: 'reference', ...meta.reference, ...common }
  if (meta.scalar) return { kind: 'scalar', type: meta.scalar, ...common }
  if (def.type === 'object') {
    return { kind: 'component', repeatable: false, attributes: modelOfSchema(field), ...common }
  }
  if (def.type === 'array' && def.element !== undefined) {
    const element = unwrap(def.element).inner.def
    if (element.type === 'object') {
      const attributes = modelOfSchema(def.element)
      return { kind: 'component', repeatable: true, attributes, ...common }
    }
    if (element.type === 'union' && element.discriminator === '__component') {
      return { kind: 'dynamiczone', components: zoneComponents(element), ...common }
    }
    return { kind: 'scalar', type: 'json', ...common }
  }
  if (def.type === 'enum' || def.type === 'literal') {
    const values = (def.type === 'enum' ? Object.values(def.entries ?? {}) : def.values) ?? []
    return { kind: 'scalar', type: 'enumeration', values: values.map(String), ...common }
  }
  return { kind: 'scalar', type: scalarType(def, name), ...common }
}

function scalarType(def: Definition, name: string): ScalarType {
  switch (def.type) {
    case 'string':
      if (def.format === 'datetime') return 'datetime'
      return def.format === 'date' ? 'date' : 'string'
    case 'number':
      return def.format === 'safeint' ? 'integer' : 'decimal'
    case 'boolean':
      return 'boolean'
    case 'union': {
      const types = new Set(
        (def.options ?? []).map((each) => scalarType(unwrap(each).inner.def, name)),
      )
      return types.size === 1 ? ([...types][0] ?? 'json') : 'json'
    }
    case 'record':
    case 'unknown':
      return 'json'
    default:
      throw new TypeError(`The field ${name} is of type ${def.type}, which has no content type.`)
  }
}

function zoneComponents(def: Definition): Record<string, Model> {
  return Object.fromEntries(
    (def.options ?? []).map((option) => {
      const { __component: discriminator, ...attributes } = modelOfSchema(option)
      const name = discriminator?.kind === 'scalar' ? discriminator.values?.[0] : undefined
      if (name === undefined) throw new TypeError('A block has no literal __component.')
      return [name, attributes]
    }),
  )
}

/** Documents of one collection may have several shapes; a field has one type in all of them. */
function mergeModels(models: Model[]): Model {
  const merged: Record<string, AttributeModel> = {}
  for (const model of models) {
    for (const [name, attribute] of Object.entries(model)) {
      const known = merged[name]
      merged[name] = known === undefined ? attribute : joinAttributes(known, attribute)
    }
  }
  return merged
}

function joinAttributes(one: AttributeModel, other: AttributeModel): AttributeModel {
  if (one.kind !== 'scalar' || other.kind !== 'scalar') return one
  const values = [...(one.values ?? []), ...(other.values ?? [])]
  return values.length === 0 ? one : { ...one, values }
}

function unwrap(schema: z.ZodType): { inner: Readable; optional: boolean; meta: FieldMeta } {
  let inner = schema as unknown as Readable
  let optional = false
  let meta: FieldMeta = {}
  for (;;) {
    const own = inner.meta()
    if (isFieldMeta(own)) meta = { ...own, ...meta }
    const { type, innerType, in: input } = inner.def
    if (type === 'optional' || type === 'default' || type === 'nullable') optional = true
    const next = innerType ?? (type === 'pipe' ? input : undefined)
    if (next === undefined) return { inner, optional, meta }
    inner = next as unknown as Readable
  }
}
