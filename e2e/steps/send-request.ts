import { type Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'

type Sending = {
  /** Where the product listens on this machine. */
  readonly port: number | string
  /** Which of the product's hosts is meant. */
  readonly host: 'api' | 'app'
  readonly path: string
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  /** Keeps connections open from one request to the next. */
  readonly agent?: Agent
  /** How long nothing may come back before the request counts as lost; without it, forever. */
  readonly timeoutMs?: number
}

type Answered = { status: number; cookies: readonly string[]; body: string }

/**
 * Sends a request to a product of one's own, without Playwright. Only browsers know that names
 * below localhost are this machine, and `fetch` sets the header that names the host itself.
 */
export function sendRequest({
  port,
  host,
  path,
  method = 'GET',
  headers,
  body,
  agent,
  timeoutMs: timeout,
}: Sending): Promise<Answered> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        ...{ host: '127.0.0.1', port, method, path },
        headers: { ...headers, host: `${host}.localhost:${port}` },
        ...(agent && { agent }),
        ...(timeout && { timeout }),
      },
      (answer) => {
        const { statusCode: status = 0, headers: given } = answer
        const cookies = given['set-cookie'] ?? []
        text(answer).then((read) => resolve({ status, cookies, body: read }), reject)
      },
    )
    // Node's own agent says so as well, after five seconds.
    if (timeout) sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', reject)
    sent.end(body)
  })
}
