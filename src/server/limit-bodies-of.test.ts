import { fastify } from 'fastify'
import { expect, test } from 'vitest'
import { AppError, httpStatusOf } from '#platform/app-error.ts'
import { openUploadRoom } from '#platform/files/upload-room.ts'
import { limitBodiesOf } from './limit-bodies-of.ts'

test('an application of Fastify shares the room, and what it reads comes whole', async () => {
  const app = fastify()
  limitBodiesOf(app, openUploadRoom({ mostTogether: 100_000 }))
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof AppError ? httpStatusOf(error.code) : 500).send(),
  )
  app.post('/', ({ body }) => body ?? {})
  const send = (text: string) => app.inject({ method: 'POST', url: '/', payload: { text } })
  const small = 'a'.repeat(60_000)
  for (const text of ['', small, small]) expect((await send(text)).json()).toEqual({ text })
  expect((await send('a'.repeat(150_000))).statusCode).toBe(503)
  expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(200)
})
