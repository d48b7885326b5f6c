import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'

type Line = {
  /** Settles once the newest answer is through. */
  last: Promise<unknown>
  /** Answers that are not through. */
  waiting: number
  readonly gone: Promise<unknown>
}

const lines = new WeakMap<Socket, Line>()

/**
 * Settles when every earlier answer on the connection is through, or whoever asked has left. Browsers
 * ask one thing at a time; who sends a thousand requests in one go gets a page made when the one
 * before was read, and not a thousand pages that wait in memory while everybody else waits for them
 * to be made.
 */
export async function afterEarlierAnswers(socket: Socket, response: ServerResponse): Promise<void> {
  const line = lines.get(socket) ?? openLine(socket)
  const earlier = line.last
  const through = new Promise<void>((resolve) => response.once('close', resolve))
  line.last = through.finally(() => {
    line.waiting -= 1
  })
  line.waiting += 1
  if (line.waiting > 1) await Promise.race([earlier, line.gone])
}

function openLine(socket: Socket): Line {
  const gone = new Promise((resolve) => socket.once('close', resolve))
  const line = { last: Promise.resolve(), waiting: 0, gone }
  lines.set(socket, line)
  return line
}
