import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform } from 'node:stream'
import { AppError } from '#platform/app-error.ts'
import type { UploadRoom } from '#platform/files/upload-room.ts'
import { networkOf } from '#platform/network-of.ts'

/** What a visitor sends, as far as it may be read. */
type LimitBody = (
  request: IncomingMessage,
  response: ServerResponse,
  from: { mostBytes: number; clientIp: string },
) => Transform

/** Bounds each body, and by the room that they share all of them together. */
export function limitBodies(room: UploadRoom): LimitBody {
  return (request, response, { mostBytes, clientIp }) => {
    let seen = 0
    const limited = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        seen += chunk.byteLength
        if (seen > mostBytes) {
          done(new AppError('body-too-large', `A request body has more than ${mostBytes} bytes.`))
          return
        }
        place.take(chunk.byteLength)
        if (!limited.destroyed) done(null, chunk)
      },
      flush(done) {
        place.arrived()
        done()
      },
    })
    const place = room.enter(networkOf(clientIp), (reason) => void limited.destroy(reason))
    const end = () => {
      place.leave()
      limited.destroy()
    }
    // Who went away while something else was looked up does not go once more.
    if (response.closed) end()
    else response.once('close', end)
    // Browsers read an answer when they have sent everything: what nobody reads has to run off.
    limited.once('close', () => request.unpipe(limited).resume())
    // A pipe passes on the end, but not that it broke off: who reads would wait for ever.
    request.once('error', (error) => limited.destroy(error))
    return request.pipe(limited)
  }
}
