/**
 * The key of a page: host and path, and of the query only what the page reads. Sorted by name,
 * so that the order in an address does not matter; length-prefixed values cannot run together.
 */
export function cacheKey(base: string, query: string, queryKeys: readonly string[]): string {
  if (query === '' || queryKeys.length === 0) return base
  const given = new URLSearchParams(query)
  const read = [...queryKeys]
    .sort()
    .flatMap((name) =>
      given.getAll(name).map((value) => `${name.length}:${name}=${value.length}:${value}`),
    )
  return read.length === 0 ? base : `${base}?${read.join('&')}`
}
