import type { Filter } from '#content/query/find-query.ts'
import { validationError } from '../errors/strapi-error.ts'

/** More relations on a way, or in all, than any page asks for: each is a join. */
const mostRelationsDeep = 4
const mostRelations = 20
const mostConditions = 500

/** Refuses a filter that would keep the database busy for long. */
export function limitFilter(filter: Filter): void {
  const seen = { relations: 0, conditions: 0 }
  count(filter, 0, seen)
  if (seen.relations > mostRelations || seen.conditions > mostConditions) {
    throw validationError('Invalid filters: there are too many of them')
  }
}

function count(
  filter: Filter,
  depth: number,
  seen: { relations: number; conditions: number },
): void {
  seen.conditions += 1
  const isRelation = filter.kind === 'reference' || filter.kind === 'localizations'
  if (isRelation) seen.relations += 1
  const inside = isRelation ? depth + 1 : depth
  if (inside > mostRelationsDeep) {
    throw tooDeep()
  }
  if (filter.kind === 'field') return
  const parts = 'filters' in filter ? filter.filters : filter.filter ? [filter.filter] : []
  for (const each of parts) {
    // Translations of translations are translations.
    if (filter.kind === 'localizations' && mentions(each, 'localizations')) throw tooDeep()
    count(each, inside, seen)
  }
}

function mentions(filter: Filter, kind: Filter['kind']): boolean {
  if (filter.kind === kind) return true
  if (filter.kind === 'field') return false
  const parts = 'filters' in filter ? filter.filters : filter.filter ? [filter.filter] : []
  return parts.some((each) => mentions(each, kind))
}

function tooDeep() {
  return validationError('Invalid filters: they are nested too deeply')
}
