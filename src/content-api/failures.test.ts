import type { FastifyInstance } from 'fastify'
import { expect, test } from 'vitest'
import { KeptDocuments } from '#content/query/kept-documents.ts'
import { AppError } from '#platform/app-error.ts'
import { connectDatabase } from '#platform/database/connect.ts'
import { createPreparedRunner } from '#platform/database/prepared-runner.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { type ContentAppOptions, createContentApp } from './app.ts'

test('while the database is away, whoever asks is told to come again', async () => {
  const database = connectDatabase('postgres://nobody@127.0.0.1:1/none', { onError: () => {} })
  const app = await createContentApp({
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
    log: { error: () => {}, warn: () => {} },
    queries: database.db,
    reads: createPreparedRunner(database.pool),
    kept: new KeptDocuments(),
    registerMore: (api: FastifyInstance) => {
      api.get('/files', () => Promise.reject(new AppError('files-unavailable', 'No bucket.')))
    },
  } as unknown as ContentAppOptions)
  for (const url of ['/api/pages', '/api/files']) {
    const answer = await app.inject(url)
    expect(answer.statusCode).toBe(503)
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    expect(answer.json()).toEqual({
      data: null,
      error: { status: 503, name: 'ServiceUnavailableError', message: expect.any(String) },
    })
  }
  await app.close()
  await database.close()
})

test('a fault of ours is a bare 500, and logged with the id of its request', async () => {
  const logged: unknown[] = []
  const warned: unknown[] = []
  const app = await createContentApp({
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
    log: {
      error: (...line: unknown[]) => void logged.push(line),
      warn: (...line: unknown[]) => void warned.push(line),
    },
    registerMore: (api: FastifyInstance) => {
      api.addHook('onRequest', (_request, reply, done) => {
        reply.raw.setHeader('x-request-id', 'abc-1')
        done()
      })
      api.get('/full', () => Promise.reject(new AppError('too-busy', 'There is no room.')))
      api.get('/broken', () => Promise.reject(new Error('a secret of ours')))
    },
  } as unknown as ContentAppOptions)
  const answer = await app.inject('/api/broken')
  const busy = await app.inject('/api/full')
  await app.close()
  expect(answer.statusCode).toBe(500)
  expect(answer.body).not.toContain('secret')
  expect(logged).toMatchObject([[{ id: 'abc-1' }, 'content request failed']])
  // That too many send at once passes, and is none.
  expect(busy.statusCode).toBe(503)
  expect(warned).toMatchObject([[{ id: 'abc-1' }, 'content request failed']])
})
