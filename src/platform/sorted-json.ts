/**
 * The same text for the same value, in whatever order its keys come: PostgreSQL and the programs of
 * others keep no order of their own when they write JSON anew.
 */
export function sortedJson(value: unknown): string {
  return JSON.stringify(value, sortKeys)
}

function sortKeys(_key: string, value: unknown): unknown {
  if (value === null || typeof value !== 'object' || Array.isArray(value)) return value
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
}
