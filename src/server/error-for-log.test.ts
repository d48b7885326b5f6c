import { DrizzleQueryError } from 'drizzle-orm'
import { DatabaseError } from 'pg'
import { expect, test } from 'vitest'
import { AppError } from '#platform/app-error.ts'
import { errorForLog } from './error-for-log.ts'

function refused(message: string, fields: Partial<DatabaseError>): DrizzleQueryError {
  const cause = Object.assign(new DatabaseError(message, 100, 'error'), fields)
  return new DrizzleQueryError('insert into people values ($1)', ['anna@example.com'], cause)
}

const twice = refused('duplicate key value violates unique constraint "people_email"', {
  code: '23505',
  constraint: 'people_email',
  detail: 'Key (email)=(anna@example.com) already exists.',
})
const noDate = refused('invalid input syntax for type date: "anna"', { code: '22007' })

test.each([
  ['what is there already', twice, ['people_email', '23505', 'insert into people']],
  ['what is no date', noDate, ['invalid input syntax for type date', '22007']],
  ['what lies below another', new Error('not kept', { cause: twice }), ['not kept', '23505']],
])('a failed query is logged without its values: %s', (_, error, names) => {
  const logged = JSON.stringify(errorForLog(error))
  for (const name of names) expect(logged).toContain(name)
  expect(logged).not.toContain('anna')
})

test('a broken connection is logged without what hangs on it', () => {
  const broken = Object.assign(new Error('terminating connection'), {
    code: '57P01',
    client: { secretKey: 4711, user: 'feather' },
  })
  const logged = errorForLog(broken)
  expect(logged).toMatchObject({ message: 'terminating connection', code: '57P01' })
  expect(JSON.stringify(logged)).not.toMatch(/4711|feather"/)
})

test('other errors keep their message, stack and details', () => {
  const error = new AppError('mail-refused', 'broken', { details: { mail: 'news' } })
  expect(errorForLog(error)).toMatchObject({
    type: 'AppError',
    message: 'broken',
    code: 'mail-refused',
    details: { mail: 'news' },
    stack: expect.stringContaining('error-for-log.test'),
  })
  expect(errorForLog('thrown')).toBe('thrown')
})
