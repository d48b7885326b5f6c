import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform } from 'node:stream'
import { AppError } from '#platform/app-error.ts'

/** What a visitor sends, as far as it may be read. */
type LimitBody = (
  request: IncomingMessage,
  response: ServerResponse,
  mostBytes: number,
) => Transform

/** Three of the largest forms at once, or dozens with photographs. */
const MOST_TOGETHER = 100_663_296

/** What people type is taken even when others send files without end. */
const ALWAYS_TAKEN = 65_536

/**
 * Forms are read into memory whole, so each is bounded, and what all of them hold together until
 * they are answered: a few dozen connections would otherwise fill the process with files.
 */
export function limitBodies({ mostTogether = MOST_TOGETHER } = {}): LimitBody {
  let together = 0
  return (request, response, mostBytes) => {
    let seen = 0
    const limited = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        seen += chunk.byteLength
        together += chunk.byteLength
        if (seen > mostBytes) {
          done(new AppError('body-too-large', `A request body has more than ${mostBytes} bytes.`))
        } else if (together > mostTogether && seen > ALWAYS_TAKEN) {
          done(new AppError('too-busy', 'More is being sent than the memory may hold.'))
        } else done(null, chunk)
      },
    })
    response.once('close', () => {
      together -= seen
      seen = 0
      limited.destroy()
    })
    // Browsers read an answer when they have sent everything: what nobody reads has to run off.
    limited.once('close', () => request.unpipe(limited).resume())
    // A pipe passes on the end, but not that it broke off: who reads would wait for ever.
    request.once('error', (error) => limited.destroy(error))
    return request.pipe(limited)
  }
}
