import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { hideInProduction } from './hide-in-production.ts'
import { type RequestFacts, requestFacts } from './request-facts.ts'

const hideIn = (appEnv: string) => () => {
  const context = new RouterContextProvider()
  context.set(requestFacts, { env: { appEnv } } as RequestFacts)
  hideInProduction(context)
}

test('what helps us build is there in development and staging, and not in production', () => {
  expect(hideIn('development')).not.toThrow()
  expect(hideIn('staging')).not.toThrow()
  expect(hideIn('production')).toThrow(expect.objectContaining({ init: { status: 404 } }))
})
