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

/** Bounds each body, and all of them together by the memory that they share. */
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
    // A visitor may have left while something else was looked up: "close" is not said again then.
    if (response.closed) end()
    else response.once('close', end)
    // Browsers read the answer only when they have sent everything, so the rest of a body that nobody
    // reads any more has to be taken in and dropped.
    limited.once('close', () => request.unpipe(limited).resume())
    // A pipe passes on the end of a body, but not that it broke off: its reader would wait for ever.
    request.once('error', (error) => limited.destroy(error))
    return request.pipe(limited)
  }
}
