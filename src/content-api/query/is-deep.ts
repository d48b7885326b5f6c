import { asList, type QueryValue } from './parse-query-string.ts'

/** As strapi-plugin-populate-deep: what `deep` means without a number. */
const defaultDepth = 5
/** No content is deeper; a larger number asks for the same. */
const mostDepth = 10

/** The depth that `deep` or `deep,N` asks for; undefined when it is no such parameter. */
export function isDeep(value: QueryValue): number | undefined {
  const parts = asList(value) ?? (typeof value === 'string' ? value.split(',') : [])
  const [word, depth] = parts
  if (word !== 'deep') return undefined
  const number = Math.trunc(Number(depth ?? defaultDepth))
  return Number.isNaN(number) ? defaultDepth : Math.min(mostDepth, Math.max(1, number))
}
