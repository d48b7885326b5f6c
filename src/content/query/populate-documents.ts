import { AppError } from '#platform/app-error.ts'
import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import { collectWanted, type Wanted } from './collect-wanted.ts'
import type { ContentState, Populate, PopulateNode } from './find-query.ts'
import type { FoundDocument, Populated } from './found-document.ts'
import { type LoadedLevel, loadChosen, loadLevel } from './load-references.ts'

/** More than any page shows; what would load more is refused. */
const mostDocuments = 5_000

/**
 * Loads what the documents refer to, level by level: one statement for all plain references of a
 * level and its translations, one more for each reference with a filter or order of its own. Never one per document.
 */
export async function populateDocuments(
  queries: SqlRunner,
  documents: readonly FoundDocument[],
  populate: Populate,
  state: ContentState,
  /** What the documents themselves refer to plainly, where it was found together with them. */
  first?: LoadedLevel,
): Promise<Populated> {
  const references = new Map<PopulateNode, Map<string, FoundDocument>>()
  const localizations = new Map<PopulateNode, Map<number, FoundDocument[]>>()
  let loaded = 0
  let level: Level[] = [{ documents, populate }]
  let known = first
  while (level.some((each) => each.documents.length > 0 && each.populate.size > 0)) {
    const wanted = collectWanted(level)
    const plain = wanted.references.filter(({ node }) => isPlain(node))
    const chosen = wanted.references.filter(({ node }) => !isPlain(node))
    const [found, ...others] = await Promise.all([
      known ?? loadLevel(queries, plain, wanted.localizations, state),
      ...chosen.map((each) => loadChosen(queries, each, each.node.state ?? state)),
    ])
    known = undefined
    for (const each of plain) references.set(each.node, pick(found.references, each))
    for (const [index, each] of chosen.entries()) {
      references.set(each.node, others[index] ?? new Map())
    }
    for (const { node, of } of wanted.localizations) {
      const ofDocuments = of.map(({ id }) => [id, found.localizations.get(id) ?? []] as const)
      localizations.set(node, new Map(ofDocuments))
    }
    level = [
      ...wanted.references.map(({ node }) => ({
        documents: [...(references.get(node)?.values() ?? [])],
        populate: node.populate,
      })),
      ...wanted.localizations.map(({ node }) => ({
        documents: [...(localizations.get(node)?.values() ?? [])].flat(),
        populate: node.populate,
      })),
    ]
    loaded += level.reduce((sum, each) => sum + each.documents.length, 0)
    if (loaded > mostDocuments) {
      throw new AppError('input-invalid', 'The populate parameter reaches too many entries')
    }
  }
  return { references, localizations }
}

interface Level {
  documents: readonly FoundDocument[]
  populate: Populate
}

export function isPlain({ filter, sort, state }: PopulateNode): boolean {
  return filter === undefined && state === undefined && (sort === undefined || sort.length === 0)
}

function pick(
  found: ReadonlyMap<string, FoundDocument>,
  { target, uids }: Wanted,
): Map<string, FoundDocument> {
  const picked = new Map<string, FoundDocument>()
  for (const uid of uids) {
    const document = found.get(`${target}/${uid}`)
    if (document !== undefined) picked.set(uid, document)
  }
  return picked
}
