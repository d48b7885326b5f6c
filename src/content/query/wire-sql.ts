import { type SQL, sql } from 'drizzle-orm'
import { knownCollection } from '../collections/registry.ts'
import { modelOf } from '../model/model-of-collection.ts'
import { quoteKey } from './document-scope.ts'
import type { Populate } from './find-query.ts'

/** Fields of a file as Strapi's upload plugin answers them, in its order. */
export const FILE_FIELDS = [
  'name',
  'alternativeText',
  'caption',
  'width',
  'height',
  'formats',
  'hash',
  'ext',
  'mime',
  'size',
  'url',
  'previewUrl',
  'provider',
  'provider_metadata',
  'focalPoint',
] as const

/** Of those, what is the same for every file. */
export const FILE_CONSTANTS: Readonly<Record<string, string | null>> = {
  previewUrl: null,
  provider: 'local',
  provider_metadata: null,
}

/**
 * The public scalars of a document as JSON text that lacks its closing brace: `{"title":"…"`. Only
 * names of the model are read, so that nothing else can get out, and missing values are null.
 * Written by PostgreSQL because an article that is only passed on need not be parsed.
 */
export function wireSql(
  collection: string,
  json: SQL,
  fields: ReadonlySet<string> | undefined,
): SQL {
  const names = scalarNames(collection).filter((name) => fields === undefined || fields.has(name))
  return concatObject(names, json, isFile(collection))
}

/** The named fields that are no scalars, as JSON text; null when there are none. */
export function partsSql(collection: string, json: SQL, populate: Populate): SQL {
  const model = modelOf(collection)
  const names = [...populate.keys()].filter((name) => Object.hasOwn(model, name))
  if (names.length === 0 || isFile(collection)) return sql`null::text`
  return sql`(${concatObject(names, json, false)} || '}')`
}

/** Large values lie compressed, and would be unpacked for each field again. */
export function unpacked(json: SQL): SQL {
  return sql`select ${json} || '{}'::jsonb as whole offset 0`
}

/** What is written differently for each collection that a row `d` can be of. */
export function eachCollection(
  collections: Iterable<string>,
  write: (collection: string) => SQL,
): SQL {
  const cases = [...collections].map((each) => sql`when ${each} then ${write(each)}`)
  return sql`case d.collection ${sql.join(cases, sql` `)} end`
}

/** The scalars that anybody may see, in the order of answers. */
export function scalarNames(collection: string): readonly string[] {
  if (isFile(collection)) return FILE_FIELDS
  const known = names.get(collection)
  if (known) return known
  const found = Object.entries(modelOf(collection))
    .filter(([, attribute]) => attribute.kind === 'scalar' && !attribute.private)
    .map(([name]) => name)
  names.set(collection, found)
  return found
}

const names = new Map<string, readonly string[]>()

function isFile(collection: string): boolean {
  return knownCollection(collection).face === 'files'
}

/** PostgreSQL takes a hundred arguments at most. */
const namesEach = 45

/** `concat`, since it knows how to print a value after the first row; `json_build_object` asks each time. */
function concatObject(given: readonly string[], json: SQL, ofFile: boolean): SQL {
  if (given.length === 0) return sql`'{'`
  const parts: SQL[] = []
  for (let from = 0; from < given.length; from += namesEach) {
    const pairs = given.slice(from, from + namesEach).map((name, index) => {
      const before = sql.raw(`'${from + index === 0 ? '{' : ','}"${name}":'`)
      return sql`${before}, ${ofFile && Object.hasOwn(FILE_CONSTANTS, name) ? constant(name) : value(json, name)}`
    })
    parts.push(sql`concat(${sql.join(pairs, sql`, `)})`)
  }
  return sql.join(parts, sql` || `)
}

function value(json: SQL, name: string): SQL {
  return sql`coalesce(${json}->${sql.raw(quoteKey(name))}, 'null')`
}

function constant(name: string): SQL {
  return sql.raw(`'${JSON.stringify(FILE_CONSTANTS[name])}'`)
}
