/** A query key that a page reads. */
export type QueryKey = {
  name: string
  /** The values that make a difference; any other counts as absent. Undefined: every value does. */
  values?: readonly string[] | undefined
}

/**
 * The key of a page on its host: the path, and of the query only what the page reads. Sorted by name,
 * so that the order in an address does not matter; length-prefixed values cannot run together.
 */
export function cacheKey(path: string, query: string, queryKeys: readonly QueryKey[]): string {
  if (query === '' || queryKeys.length === 0) return path
  const given = new URLSearchParams(query)
  const read = [...queryKeys]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(({ name, values }) => {
      const value = given.get(name)
      if (value === null || values?.includes(value) === false) return []
      return `${name.length}:${name}=${value.length}:${value}`
    })
  return read.length === 0 ? path : `${path}?${read.join('&')}`
}

/** Everything that either reads; where one takes every value, so do both. */
export function joinQueryKeys(
  known: readonly QueryKey[],
  more: readonly QueryKey[],
): readonly QueryKey[] {
  const joined = new Map(known.map(({ name, values }) => [name, values]))
  for (const { name, values } of more) {
    const before = joined.get(name)
    const isNew = !joined.has(name)
    joined.set(name, isNew ? values : before && values && [...new Set([...before, ...values])])
  }
  return [...joined].map(([name, values]) => ({ name, values }))
}
