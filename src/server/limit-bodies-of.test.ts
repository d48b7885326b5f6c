import multipart from '@fastify/multipart'
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

test.each([undefined, 'text/csv', 'multipart/form-data-not', 'multipart/form-data'])(
  'so does a body of the type %s, where no route takes files',
  async (type) => {
    const app = fastify()
    limitBodiesOf(app, openUploadRoom({ mostTogether: 100_000 }))
    app.setErrorHandler((error, _request, reply) =>
      reply.code(error instanceof AppError ? httpStatusOf(error.code) : 500).send(),
    )
    app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}))
    app.post('/', () => 'read')
    const headers = type === undefined ? {} : { 'content-type': type }
    const payload = Buffer.alloc(150_000)
    const answer = await app.inject({ method: 'POST', url: '/', headers, payload })
    expect(answer.statusCode).toBe(503)
  },
)

test('files are left to the routes that take them', async () => {
  const app = fastify()
  limitBodiesOf(app, openUploadRoom({ mostTogether: 100_000 }))
  await app.register(async (room) => {
    await room.register(multipart)
    room.post('/', async (request) => (await (await request.file())?.toBuffer())?.length)
  })
  const body = new FormData()
  body.append('file', new File([new Uint8Array(150_000)], 'a.pdf'))
  const sent = new Request('http://localhost', { method: 'POST', body })
  const answer = await app.inject({
    method: 'POST',
    url: '/',
    headers: { 'content-type': sent.headers.get('content-type')?.replace('m', 'M') ?? '' },
    payload: Buffer.from(await sent.arrayBuffer()),
  })
  expect(answer.json()).toBe(150_000)
})
