/** The given value as a sentence about it ends. */
export function shown(input: unknown): string {
  return typeof input === 'string' ? `not "${input}"` : 'but it is missing'
}
