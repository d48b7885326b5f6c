import type { IncomingMessage, ServerResponse } from 'node:http'
import { Transform } from 'node:stream'
import { AppError } from '#platform/app-error.ts'

/** What a visitor sends, as far as it may be read. */
type LimitBody = (
  request: IncomingMessage,
  response: ServerResponse,
  from: { mostBytes: number; network: string },
) => Transform

/** Three of the largest forms at once, or dozens with photographs. */
const MOST_TOGETHER = 100_663_296

/** What people type is taken even when others send files without end. */
const ALWAYS_TAKEN = 65_536

/** What one form holds until it is answered. */
type Body = {
  readonly network: string
  bytes: number
  /** What is here as a whole is about to be answered, and nothing is won by refusing it. */
  isArriving: boolean
  refuse(reason: AppError): void
}

/**
 * Forms are read into memory whole, so each is bounded, and what all of them hold together until
 * they are answered: a few dozen connections would otherwise fill the process with files. When it is
 * too much, the network that holds most gives way, so that nobody can keep the others out.
 */
export function limitBodies({ mostTogether = MOST_TOGETHER } = {}): LimitBody {
  const bodies = new Set<Body>()
  let together = 0
  const add = (body: Body, bytes: number) => {
    body.bytes += bytes
    together += bytes
  }
  const letGo = (body: Body) => {
    if (bodies.delete(body)) together -= body.bytes
  }
  const makeRoom = () => {
    while (together > mostTogether) {
      const heaviest = findHeaviest(bodies)
      if (heaviest === undefined) return
      letGo(heaviest)
      heaviest.refuse(new AppError('too-busy', 'More is being sent than the memory may hold.'))
    }
  }
  return (request, response, { mostBytes, network }) => {
    const limited = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        add(body, chunk.byteLength)
        if (body.bytes > mostBytes) {
          done(new AppError('body-too-large', `A request body has more than ${mostBytes} bytes.`))
          return
        }
        makeRoom()
        if (!limited.destroyed) done(null, chunk)
      },
      flush(done) {
        body.isArriving = false
        done()
      },
    })
    const body: Body = {
      network,
      bytes: 0,
      isArriving: true,
      refuse: (reason) => void limited.destroy(reason),
    }
    bodies.add(body)
    response.once('close', () => {
      letGo(body)
      limited.destroy()
    })
    // Browsers read an answer when they have sent everything: what nobody reads has to run off.
    limited.once('close', () => request.unpipe(limited).resume())
    // A pipe passes on the end, but not that it broke off: who reads would wait for ever.
    request.once('error', (error) => limited.destroy(error))
    return request.pipe(limited)
  }
}

/** The largest that is still on its way, of the network that holds most. */
function findHeaviest(bodies: ReadonlySet<Body>): Body | undefined {
  const held = new Map<string, number>()
  for (const { network, bytes } of bodies) held.set(network, (held.get(network) ?? 0) + bytes)
  const weightOf = ({ network }: Body) => held.get(network) ?? 0
  const [heaviest] = [...bodies]
    .filter(({ isArriving, bytes }) => isArriving && bytes > ALWAYS_TAKEN)
    .sort((one, other) => weightOf(other) - weightOf(one) || other.bytes - one.bytes)
  return heaviest
}
