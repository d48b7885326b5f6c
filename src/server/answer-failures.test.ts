import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { answerFailures } from './answer-failures.ts'

const hosts = buildHostTable({ appEnv: 'development', port: 3000 })

test('a file that is not there is said to be so in words, and in the language of the browser', async () => {
  const app = fastify()
  answerFailures(app, { log: { error: () => {} }, hosts })
  const headers = { 'accept-language': 'fr' }
  const answer = await app.inject({ url: '/assets/gone.js', headers })
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([404, 'no-store'])
  expect(answer.body).toContain(messages.fr.errors[404].title)
  expect(answer.body).toContain('href="http://localhost:3000/fr-fr"')
})
