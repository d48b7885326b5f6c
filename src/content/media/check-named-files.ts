import { inArray } from 'drizzle-orm'
import type { Queries } from '#platform/database/connect.ts'
import { modelOf } from '../model/model-of-collection.ts'
import { type Place, walkAttributes } from '../model/walk-attributes.ts'
import { type Attributes, contentFiles } from '../tables.ts'
import { unfit } from '../write-refusals.ts'

interface Naming {
  collection: string
  uid: string
  attributes: Attributes
}

/** Refuses a document with a text that shows or links to a file which the media library does not have. */
export async function checkNamedFiles(queries: Queries, document: Naming): Promise<void> {
  const named = filesInTexts(document)
  if (named.length === 0) return
  const names = [...new Set(named.map(({ name }) => name))]
  const rows = await queries
    .select({ name: contentFiles.name })
    .from(contentFiles)
    .where(inArray(contentFiles.name, names))
  const there = new Set(rows.map(({ name }) => name))
  const issues = named
    .filter(({ name }) => !there.has(name))
    .map(({ name, place }) => ({
      path: place,
      message: `names /uploads/${name}, which is not in the media library: choose another file, or take it out`,
    }))
  if (issues.length > 0) throw unfit(`${document.collection} ${document.uid}`, issues)
}

function filesInTexts({ collection, attributes }: Naming): { name: string; place: Place }[] {
  const found: { name: string; place: Place }[] = []
  walkAttributes(modelOf(collection), attributes, (value, attribute, place) => {
    if (attribute.kind === 'scalar' && attribute.type === 'richtext' && typeof value === 'string') {
      const names = [...value.matchAll(OWN_FILE)].map(([, name = '']) => name)
      found.push(...[...new Set(names)].map((name) => ({ name, place })))
    }
    return value
  })
  return found
}

/** On our own hosts alone: others have folders of this name, too. */
const OWN_FILE = /\s(?:src|href)="\/uploads\/([\w.-]+)/g
