import type { Attributes } from '../tables.ts'
import type { AttributeModel, Model } from './attribute-model.ts'

/** Told of every value that is not a group, with its model and its path without list positions: `blocks.image`. */
export type VisitValue = (value: unknown, attribute: AttributeModel, path: string) => unknown

/**
 * A copy of the attributes in which every value of a scalar or a reference is what `visit`
 * returned for it. Goes into components and dynamic zones; leaves what the model does not know.
 * A value that becomes undefined is left out.
 */
export function walkAttributes(
  model: Model,
  attributes: Attributes,
  visit: VisitValue,
  prefix = '',
): Attributes {
  const copy: Attributes = {}
  for (const [name, value] of Object.entries(attributes)) {
    const attribute = Object.hasOwn(model, name) ? model[name] : undefined
    const walked =
      attribute === undefined || value === undefined
        ? value
        : walkValue(attribute, value, visit, prefix + name)
    if (walked !== undefined) copy[name] = walked
  }
  return copy
}

function walkValue(
  attribute: AttributeModel,
  value: unknown,
  visit: VisitValue,
  path: string,
): unknown {
  if (value === null) return visit(value, attribute, path)
  if (attribute.kind === 'component') {
    const walk = (each: unknown) =>
      isAttributes(each) ? walkAttributes(attribute.attributes, each, visit, `${path}.`) : each
    return attribute.repeatable && Array.isArray(value) ? value.map(walk) : walk(value)
  }
  if (attribute.kind === 'dynamiczone') {
    return Array.isArray(value)
      ? value.map((block) => walkBlock(attribute.components, block, visit, path))
      : value
  }
  return visit(value, attribute, path)
}

function walkBlock(
  components: Readonly<Record<string, Model>>,
  block: unknown,
  visit: VisitValue,
  path: string,
): unknown {
  if (!isAttributes(block)) return block
  const name = String(block['__component'])
  const model = Object.hasOwn(components, name) ? components[name] : undefined
  return model === undefined ? block : walkAttributes(model, block, visit, `${path}.`)
}

export function isAttributes(value: unknown): value is Attributes {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
