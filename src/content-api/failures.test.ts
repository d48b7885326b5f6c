import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { buildHostTable } from '#sites/hosts.ts'
import { type ContentAppOptions, createContentApp } from './app.ts'

test('a fault of ours is a bare 500, and logged with the id of its request', async () => {
  const logged: unknown[] = []
  const app = await createContentApp({
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
    log: { error: (...line: unknown[]) => void logged.push(line) },
    registerMore: (api: FastifyInstance) => {
      api.addHook('onRequest', (_request, reply, done) => {
        reply.raw.setHeader('x-request-id', 'abc-1')
        done()
      })
      api.get('/broken', () => Promise.reject(new Error('a secret of ours')))
    },
  } as unknown as ContentAppOptions)
  const answer = await app.inject('/api/broken')
  await app.close()
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret')
  expect(logged).toMatchObject([[{ id: 'abc-1' }, 'content request failed']])
})
