/** A name within a sentence: one in a script that runs the other way turns nothing around it. */
export function withoutTurning(name: string): string {
  return `\u2068${name}\u2069`
}
