/** The field that a dotted path of an answer begins with. */
export function rootOf(path: string): string {
  const dot = path.indexOf('.')
  return dot < 0 ? path : path.slice(0, dot)
}
