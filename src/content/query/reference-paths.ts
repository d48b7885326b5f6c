import type { Model } from '../model/attribute-model.ts'
import type { Populate } from './find-query.ts'
import { isPlain } from './populate-documents.ts'

/** Where plain references stand, as links name it, and where they lead. */
export function referencePaths(
  model: Model,
  populate: Populate,
  prefix = '',
  paths = new Map<string, string>(),
): ReadonlyMap<string, string> {
  for (const [name, node] of populate) {
    const attribute = model[name]
    if (attribute?.kind === 'reference' && isPlain(node)) paths.set(prefix + name, attribute.target)
    if (attribute?.kind === 'component') {
      referencePaths(attribute.attributes, node.populate, `${prefix}${name}.`, paths)
    }
    if (attribute?.kind !== 'dynamiczone') continue
    for (const [component, inner] of Object.entries(attribute.components)) {
      const below = node.on === undefined ? node.populate : node.on.get(component)
      if (below) referencePaths(inner, below, `${prefix}${name}.`, paths)
    }
  }
  return paths
}

/** What is asked for below the references to a collection, wherever they stand. */
export function populatesByTarget(
  model: Model,
  populate: Populate,
  found = new Map<string, Map<string, { populate: Populate }>>(),
): ReadonlyMap<string, Populate> {
  for (const [name, node] of populate) {
    const attribute = model[name]
    if (attribute?.kind === 'reference') {
      const known = found.get(attribute.target) ?? new Map()
      for (const [inner, below] of node.populate) known.set(inner, below)
      found.set(attribute.target, known)
    }
    if (attribute?.kind === 'component') {
      populatesByTarget(attribute.attributes, node.populate, found)
    }
    if (attribute?.kind !== 'dynamiczone') continue
    for (const [component, inner] of Object.entries(attribute.components)) {
      const below = node.on === undefined ? node.populate : node.on.get(component)
      if (below) populatesByTarget(inner, below, found)
    }
  }
  return found
}
