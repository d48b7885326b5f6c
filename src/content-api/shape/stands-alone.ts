import type { AttributeModel, Model } from '#content/model/attribute-model.ts'
import type { Populate, PopulateNode } from '#content/query/find-query.ts'

/** Whether what is populated of a document's attribute shows nothing of other documents. */
export function standsAlone(attribute: AttributeModel, node: PopulateNode): boolean {
  const known = found.get(node)
  if (known !== undefined) return known
  const answer = isAlone(attribute, node)
  found.set(node, answer)
  return answer
}

/** Nodes of documents belong to one attribute each. */
const found = new WeakMap<PopulateNode, boolean>()

function isAlone(attribute: AttributeModel, node: PopulateNode): boolean {
  if (attribute.kind === 'reference') return false
  if (attribute.kind === 'component') return areAlone(attribute.attributes, node.populate)
  if (attribute.kind === 'scalar') return true
  return Object.entries(attribute.components).every(([component, model]) =>
    areAlone(model, node.on ? node.on.get(component) : node.populate),
  )
}

function areAlone(model: Model, populate: Populate = new Map()): boolean {
  return [...populate].every(([name, node]) => {
    const attribute = Object.hasOwn(model, name) ? model[name] : undefined
    return attribute === undefined || isAlone(attribute, node)
  })
}
