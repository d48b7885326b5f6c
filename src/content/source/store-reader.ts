import type { SqlRunner } from '#platform/database/prepared-runner.ts'
import type { CollectionName } from '../collections/registry.ts'
import { listSitemap } from '../list-sitemap.ts'
import { deepPopulate } from '../query/deep-populate.ts'
import { findAndCount } from '../query/find-documents.ts'
import type { Filter, Populate, PopulateNode } from '../query/find-query.ts'
import { populateDocuments } from '../query/populate-documents.ts'
import {
  type Names,
  namesOfCollection,
  readableAttribute,
  readableField,
} from '../query/readable-fields.ts'
import { searchContent } from '../search/search-content.ts'
import { listCards, listFirstCards, listOlderCards } from './article-cards.ts'
import type { ContentReader, ReaderCondition } from './content-reader.ts'
import { listHelpAnswers } from './help-answers.ts'
import { PLACE_FIELDS } from './locales-of-entry.ts'
import { listPageHeads } from './page-heads.ts'
import { toEntry } from './to-entry.ts'

/** Reads from our own store, in process. */
export function createStoreReader(queries: SqlRunner): ContentReader {
  return {
    async list(collection, { locale, where, search, sort, page, pageSize, state }) {
      const names = namesOfCollection(collection)
      const populate = populateOf(collection)
      const field = sort && readableField(names, sort.field)
      const query = {
        collection,
        state,
        locale,
        search,
        filter: where && conjunction(where.map((each) => toFilter(names, each))),
        sort: sort && field ? [{ path: [], field, direction: sort.direction }] : [],
        start: (page - 1) * pageSize,
        limit: pageSize,
      }
      const { documents, total } = await findAndCount(queries, query)
      const populated = await populateDocuments(queries, documents, populate, state)
      const entries = documents.map((each) => toEntry(collection, each, populate, populated))
      return { entries, total, pageCount: Math.ceil(total / pageSize) }
    },
    sitemap: (site) => listSitemap(queries, site),
    search: (question) => searchContent(queries, question),
    cards: {
      list: (query) => listCards(queries, query),
      first: (query) => listFirstCards(queries, query),
      help: (locale) => listHelpAnswers(queries, locale),
      pages: (locale) => listPageHeads(queries, locale),
      older: (query) => listOlderCards(queries, query),
    },
  }
}

/** As `populate=deep`, but of the translations only which there are, and where those of a page are. */
function populateOf(collection: CollectionName): Populate {
  const known = populates.get(collection)
  if (known) return known
  const populate = withoutTranslations(deepPopulate(namesOfCollection(collection), deepest))
  const top = new Map(populate)
  const fields = new Set(['locale', ...(collection === 'pages' ? PLACE_FIELDS : [])])
  top.set('localizations', { populate: new Map(), fields })
  populates.set(collection, top)
  return top
}

const deepest = 5
const populates = new Map<CollectionName, Populate>()

function withoutTranslations(populate: Populate): Populate {
  const kept = [...populate].filter(([name]) => name !== 'localizations')
  return new Map(kept.map(([name, node]) => [name, withoutTranslationsBelow(node)]))
}

function withoutTranslationsBelow(node: PopulateNode): PopulateNode {
  const populate = withoutTranslations(node.populate)
  if (node.on === undefined) return { ...node, populate }
  const on = [...node.on].map(([name, each]) => [name, withoutTranslations(each)] as const)
  return { ...node, populate, on: new Map(on) }
}

function conjunction(filters: Filter[]): Filter | undefined {
  return filters.length === 0 ? undefined : { kind: 'and', filters }
}

function toFilter(names: Names, { path, operator, value }: ReaderCondition): Filter {
  const [name, inner] = path
  if (inner !== undefined) {
    const attribute = readableAttribute(names, name)
    if (attribute?.kind !== 'reference') throw new TypeError(`${name} is no reference.`)
    const { target } = attribute
    const condition: ReaderCondition = { path: [inner], operator, value }
    const filter = toFilter(namesOfCollection(target), condition)
    return { kind: 'reference', field: name, target, filter }
  }
  const field = readableField(names, name)
  if (field === undefined) throw new TypeError(`There is no field ${name}.`)
  return { kind: 'field', field, operator, values: [value] }
}
