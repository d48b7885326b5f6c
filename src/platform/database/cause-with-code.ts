/** What PostgreSQL said under one of these codes, wherever a library wrapped the error. */
export function causeWithCode(error: unknown, ...codes: string[]): Error | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if ('code' in cause && codes.includes(String(cause.code))) return cause
  }
  return undefined
}
