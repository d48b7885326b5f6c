/** The field that a dotted path of an answer begins with. */
export function rootOf(path: string): string {
  return path.split('.', 1)[0] ?? path
}
