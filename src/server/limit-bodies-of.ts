import type { FastifyInstance } from 'fastify'
import type { UploadRoom } from '#platform/files/upload-room.ts'
import { limitBodies } from './limit-bodies.ts'

/** Lets an application of Fastify, which bounds each body by itself, share the room with the others. */
export function limitBodiesOf(app: FastifyInstance, room: UploadRoom): void {
  const limitBody = limitBodies(room)
  app.addHook('preParsing', (request, reply, payload, done) => {
    const { raw, headers, ip: clientIp, mediaType, server } = request
    const hasBody =
      headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0
    // Routes that take files read them from the request itself, of staff alone.
    const takesFiles = mediaType === FILES && server.hasContentTypeParser(FILES)
    if (!hasBody || takesFiles) done(null, payload)
    else done(null, limitBody(raw, reply.raw, { mostBytes: Number.POSITIVE_INFINITY, clientIp }))
  })
}

const FILES = 'multipart/form-data'
