import type { FastifyInstance } from 'fastify'
import type { UploadRoom } from '#platform/files/upload-room.ts'
import { limitBodies } from './limit-bodies.ts'

/** Lets an application of Fastify, which bounds each body by itself, share the room with the others. */
export function limitBodiesOf(app: FastifyInstance, room: UploadRoom): void {
  const limitBody = limitBodies(room)
  app.addHook('preParsing', ({ raw, headers, ip }, reply, payload, done) => {
    const type = headers['content-type'] ?? 'multipart/form-data'
    // Without a type there is no body, and files are read from the request itself, of staff alone.
    if (type.startsWith('multipart/form-data')) done(null, payload)
    else
      done(null, limitBody(raw, reply.raw, { mostBytes: Number.POSITIVE_INFINITY, clientIp: ip }))
  })
}
