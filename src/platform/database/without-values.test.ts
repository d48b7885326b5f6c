import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { withoutValues } from './without-values.ts'

test.each([
  ['22007', 'invalid input syntax for type date: "anna"', 'invalid input syntax for type date'],
  ['23505', 'duplicate key value of "people_email"', 'duplicate key value of "people_email"'],
])('of a query that failed with %s only the reason is told', (code, message, told) => {
  const cause = Object.assign(new DatabaseError(message, 100, 'error'), {
    code,
    detail: 'Key (email)=(anna@example.com) already exists.',
  })
  const error = withoutValues(new DrizzleQueryError('select $1', ['anna@example.com'], cause))
  expect(error).toMatchObject({ name: 'error', message: told })
  expect((error as Error).stack).toContain('without-values.test')
  expect(`${(error as Error).stack} ${JSON.stringify(error)}`).not.toContain('anna')
})

test('a query that failed for no known reason is an error all the same', () => {
  const error = withoutValues(new DrizzleQueryError('select $1', ['anna@example.com']))
  expect(error).toMatchObject({ message: 'A query failed.' })
})

test('any other error is what it was', () => {
  const own = new Error('broken')
  expect(withoutValues(own)).toBe(own)
  expect(withoutValues('thrown')).toBe('thrown')
})
