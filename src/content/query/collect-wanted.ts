import type { Model } from '../model/attribute-model.ts'
import { modelOf } from '../model/model-of-collection.ts'
import { isAttributes } from '../model/walk-attributes.ts'
import type { Attributes } from '../tables.ts'
import type { Populate, PopulateNode } from './find-query.ts'
import type { FoundDocument } from './found-document.ts'

/** The documents that one part of a populate asks for, over all documents of a level. */
export interface Wanted {
  node: PopulateNode
  target: string
  uids: Set<string>
}

export interface WantedLocalizations {
  node: PopulateNode
  of: FoundDocument[]
}

interface Collected {
  references: Map<PopulateNode, Wanted>
  localizations: Map<PopulateNode, WantedLocalizations>
}

/** Walks the documents of a level along their populate and notes what has to be loaded. */
export function collectWanted(
  level: readonly { documents: readonly FoundDocument[]; populate: Populate }[],
): { references: Wanted[]; localizations: WantedLocalizations[] } {
  const collected: Collected = { references: new Map(), localizations: new Map() }
  for (const { documents, populate } of level) {
    for (const document of documents) {
      collectFrom(modelOf(document.collection), document.attributes, populate, collected)
      const node = populate.get('localizations')
      if (node === undefined) continue
      const known = collected.localizations.get(node) ?? { node, of: [] }
      known.of.push(document)
      collected.localizations.set(node, known)
    }
  }
  return {
    references: [...collected.references.values()],
    localizations: [...collected.localizations.values()],
  }
}

function collectFrom(
  model: Model,
  attributes: Attributes,
  populate: Populate,
  collected: Collected,
): void {
  for (const [name, node] of populate) {
    const attribute = model[name]
    const value = attributes[name]
    if (attribute === undefined || value === undefined || value === null) continue
    if (attribute.kind === 'reference') {
      const wanted = collected.references.get(node) ?? newWanted(node, attribute.target)
      for (const uid of Array.isArray(value) ? value : [value]) wanted.uids.add(String(uid))
      collected.references.set(node, wanted)
    } else if (attribute.kind === 'component') {
      for (const each of Array.isArray(value) ? value : [value]) {
        if (isAttributes(each)) collectFrom(attribute.attributes, each, node.populate, collected)
      }
    } else if (attribute.kind === 'dynamiczone' && Array.isArray(value)) {
      for (const block of value) {
        if (!isAttributes(block)) continue
        const component = String(block['__component'])
        const blockModel = attribute.components[component]
        const blockPopulate = node.on === undefined ? node.populate : node.on.get(component)
        if (blockModel === undefined || blockPopulate === undefined) continue
        collectFrom(blockModel, block, blockPopulate, collected)
      }
    }
  }
}

function newWanted(node: PopulateNode, target: string): Wanted {
  return { node, target, uids: new Set() }
}
