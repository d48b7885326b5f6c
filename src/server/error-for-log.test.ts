import { DrizzleQueryError } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { errorForLog } from './error-for-log.ts'

test('a failed query is logged without its parameters', () => {
  const failed = new DrizzleQueryError('select $1', ['anna@example.com'], new Error('no table'))
  const logged = JSON.stringify(errorForLog(failed))
  expect(logged).toContain('select $1')
  expect(logged).toContain('no table')
  expect(logged).not.toContain('anna')
})

test('other errors keep their message and stack', () => {
  expect(errorForLog(new Error('broken'))).toMatchObject({ message: 'broken', type: 'Error' })
})
