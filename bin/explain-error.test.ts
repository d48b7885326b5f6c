import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { explainError } from './explain-error.ts'

/** A query as it fails, with a parameter that is nobody's business. */
function refused(query: string, message: string, code: string): DrizzleQueryError {
  const cause = Object.assign(new DatabaseError(message, 100, 'error'), { code })
  return new DrizzleQueryError(query, ['anna@example.com'], cause)
}

test('of a refused query it says which and why', () => {
  const error = refused(
    'insert into\n  people values ($1)',
    'permission denied for people',
    '42501',
  )
  expect(explainError(error)).toBe(
    'The database refused "insert into people values ($1)": permission denied for people',
  )
})

test('a long one is told by how it begins', () => {
  const query = `insert into documents values ${'($1, $2), '.repeat(10_000)}`
  const said = explainError(refused(query, 'it is full', '53100'))
  expect(said).toMatch(/^The database refused "insert into documents values .+ …": it is full$/)
  expect(said.length).toBeLessThan(300)
})

test('what it was asked with stays out, also where the database quotes it', () => {
  const error = refused('select $1::date', 'invalid input syntax for type date: "anna"', '22007')
  expect(explainError(error)).toBe(
    'The database refused "select $1::date": invalid input syntax for type date',
  )
})

test('of a bug the place is told, of all else the sentence', () => {
  expect(explainError(new TypeError('broken'))).toContain('explain-error.test')
  expect(explainError(new Error('The disk is full.'))).toBe('The disk is full.')
})
