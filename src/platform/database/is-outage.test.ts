import { expect, test } from 'vitest'
import { AppError } from '../app-error.ts'
import { isOutage } from './is-outage.ts'

test.each([
  [Object.assign(new Error('x'), { code: 'ECONNREFUSED' })],
  [new Error('Failed query', { cause: Object.assign(new Error('x'), { code: '57P01' }) })],
  [Object.assign(new Error('getaddrinfo EAI_AGAIN db'), { code: 'EAI_AGAIN' })],
  [Object.assign(new Error('connect ENETUNREACH'), { code: 'ENETUNREACH' })],
  [Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })],
  [Object.assign(new Error('could not extend file: No space left'), { code: '53100' })],
  [Object.assign(new Error('cannot execute INSERT in a read-only one'), { code: '25006' })],
  [Object.assign(new Error('canceling statement: timeout'), { code: '57014' })],
  [Object.assign(new Error('it accepts no connections'), { code: '55000', severity: 'FATAL' })],
  [new Error('timeout exceeded when trying to connect')],
  [new AppError('database-unavailable', 'Jobs cannot be kept yet.')],
  [new Error('Connection terminated unexpectedly')],
  [
    new Error('Failed query: rollback', {
      cause: new Error('Client has encountered a connection error and is not queryable'),
    }),
  ],
  [new AggregateError([Object.assign(new Error('x'), { code: 'ECONNREFUSED' })])],
])('%s is an outage', (error) => {
  expect(isOutage(error)).toBe(true)
})

test.each([
  [Object.assign(new Error('syntax error'), { code: '42601' })],
  [Object.assign(new Error('no value yet'), { code: '55000', severity: 'ERROR' })],
  [new Error('Main navigation not found')],
  [Object.assign(new Error('aborted'), { code: 'ECONNRESET' })],
  ['ECONNREFUSED'],
  [undefined],
])('%s is none', (error) => {
  expect(isOutage(error)).toBe(false)
})
