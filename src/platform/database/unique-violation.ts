/**
 * The name of the unique index that a write ran into, wherever a library wrapped the error;
 * undefined for every other error.
 */
export function violatedUnique(error: unknown): string | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // unique_violation, in PostgreSQL's list of error codes.
    if ('code' in cause && cause.code === '23505') {
      return 'constraint' in cause ? String(cause.constraint) : ''
    }
  }
  return undefined
}
