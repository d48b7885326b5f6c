import type { Socket } from 'node:net'
import { OK_LINE } from '#platform/joined-head.ts'
import { REQUEST_ID_LENGTH } from '../request-id.ts'

/** For how long a connection is kept on which nothing is asked for. */
export const KEEP_ALIVE_MS = 65_000

const dateLength = new Date(0).toUTCString().length
const beforeDate = `${OK_LINE}Date: `
const beforeId = `\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${KEEP_ALIVE_MS / 1000}\r\nx-request-id: `
const dateAt = beforeDate.length
const idAt = dateAt + dateLength + beforeId.length
const front = `${beforeDate}${'-'.repeat(dateLength)}${beforeId}${'-'.repeat(REQUEST_ID_LENGTH)}\r\n`

/** More than this hardly ever leaves at once. */
const mostAtOnce = 65_536

/**
 * An answer with 200 as it goes over a connection that stays: a front, headers, an empty line, the
 * body. Only date and request id differ from one time to the next, and they are written into their
 * places in the front: to join the parts anew each time costs a tenth of a request.
 */
export class Wire {
  #bytes: Buffer
  #bodyAt: number
  #date = ''

  /** `headers`: all the others, each with its end of line. */
  constructor(headers: string, body: Buffer) {
    const head = Buffer.from(`${front}${headers}\r\n`, 'latin1')
    this.#bytes = Buffer.concat([head, body])
    this.#bodyAt = head.byteLength
  }

  get byteLength(): number {
    return this.#bytes.byteLength
  }

  get body(): Buffer {
    return this.#bytes.subarray(this.#bodyAt)
  }

  send(socket: Socket, requestId: string): void {
    const bytes = this.#bytes
    const date = dateNow()
    if (date !== this.#date) {
      bytes.write(date, dateAt, 'latin1')
      this.#date = date
    }
    bytes.write(requestId, idAt, 'latin1')
    if (bytes.byteLength > mostAtOnce) this.#sendInTwo(socket)
    else {
      socket.write(bytes)
      // What could not leave at once leaves from there later: the next is written elsewhere.
      if (socket.writableLength > 0) this.#bytes = Buffer.from(bytes)
    }
  }

  /** The body is large, and many may wait for the rest of it: it is never copied. */
  #sendInTwo(socket: Socket): void {
    socket.cork()
    socket.write(Buffer.from(this.#bytes.subarray(0, this.#bodyAt)))
    socket.write(this.body)
    socket.uncork()
  }
}

let second = 0
let dateOfSecond = ''

/** As a header says it. Writing it out is slow, and it is the same for a second. */
function dateNow(): string {
  const now = Math.floor(Date.now() / 1000)
  if (now !== second) {
    second = now
    dateOfSecond = new Date(now * 1000).toUTCString()
  }
  return dateOfSecond
}
