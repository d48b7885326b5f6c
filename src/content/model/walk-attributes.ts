import type { Attributes } from '../tables.ts'
import type { AttributeModel, Model } from './attribute-model.ts'

/** The way to a value, with its positions in lists: `['blocks', 2, 'image']`. */
export type Place = readonly (string | number)[]

/** Told of every value that is not a group, with its model and its place. */
type VisitValue = (value: unknown, attribute: AttributeModel, place: Place) => unknown

/**
 * A copy of the attributes in which every value of a scalar or a reference is what `visit`
 * returned for it. Goes into components and dynamic zones; leaves what the model does not know.
 * A value that becomes undefined is left out.
 */
export function walkAttributes(
  model: Model,
  attributes: Attributes,
  visit: VisitValue,
  place: Place = [],
): Attributes {
  const copy: Attributes = {}
  for (const [name, value] of Object.entries(attributes)) {
    const attribute = Object.hasOwn(model, name) ? model[name] : undefined
    const walked =
      attribute === undefined || value === undefined
        ? value
        : walkValue(attribute, value, visit, [...place, name])
    if (walked !== undefined) copy[name] = walked
  }
  return copy
}

function walkValue(
  attribute: AttributeModel,
  value: unknown,
  visit: VisitValue,
  place: Place,
): unknown {
  if (value === null) return visit(value, attribute, place)
  if (attribute.kind === 'component') {
    const walk = (each: unknown, at: Place) =>
      isAttributes(each) ? walkAttributes(attribute.attributes, each, visit, at) : each
    return attribute.repeatable && Array.isArray(value)
      ? value.map((each, index) => walk(each, [...place, index]))
      : walk(value, place)
  }
  if (attribute.kind === 'dynamiczone') {
    return Array.isArray(value)
      ? value.map((block, index) =>
          walkBlock(attribute.components, block, visit, [...place, index]),
        )
      : value
  }
  return visit(value, attribute, place)
}

function walkBlock(
  components: Readonly<Record<string, Model>>,
  block: unknown,
  visit: VisitValue,
  place: Place,
): unknown {
  if (!isAttributes(block)) return block
  const name = String(block['__component'])
  const model = Object.hasOwn(components, name) ? components[name] : undefined
  return model === undefined ? block : walkAttributes(model, block, visit, place)
}

export function isAttributes(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
