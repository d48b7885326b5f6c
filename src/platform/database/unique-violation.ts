import { causeWithCode } from './cause-with-code.ts'

/**
 * The name of the unique index that a write ran into, wherever a library wrapped the error;
 * undefined for every other error.
 */
export function violatedUnique(error: unknown): string | undefined {
  // unique_violation, in PostgreSQL's list of error codes.
  const violation = causeWithCode(error, '23505')
  return violation && ('constraint' in violation ? String(violation.constraint) : '')
}
