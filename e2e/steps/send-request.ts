import { type Agent, type IncomingHttpHeaders, request } from 'node:http'

export type Sending = {
  /** Where the product listens on this machine; the shared product unless told. */
  readonly port?: number | string | undefined
  /** Which of the product's hosts is meant. */
  readonly host: string
  readonly path: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string | Uint8Array
  /** Keeps connections open from one request to the next; Node's own does so for five seconds. */
  readonly agent?: Agent
  /** How long nothing may come back before the request counts as lost; without it, forever. */
  readonly timeoutMs?: number
}

/** The same to a product that believes to have a domain: its host has a whole name. */
type SendingToDomain = Omit<Sending, 'host'> & { readonly domain: string }

export type Answered = {
  status: number
  headers: IncomingHttpHeaders
  cookies: readonly string[]
  /** Read as text, whatever it is. */
  body: string
  bytes: Buffer
}

/**
 * Sends a request without Playwright, which takes ten times as long to send one and keeps a record
 * of it. Only browsers know that names below localhost are this machine, and `fetch` sets the
 * header that names the host itself.
 */
export function sendRequest({
  port = process.env['E2E_PORT'],
  path,
  method = 'GET',
  headers,
  body,
  agent,
  timeoutMs: timeout,
  ...to
}: Sending | SendingToDomain): Promise<Answered> {
  const name = 'domain' in to ? to.domain : `${nameOf(to.host)}:${port}`
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        method,
        path,
        headers: { ...headers, host: name },
        ...(agent && { agent }),
        ...(timeout && { timeout }),
      },
      (answer) => {
        const { statusCode: status = 0, headers: given } = answer
        const chunks: Buffer[] = []
        answer.on('data', (chunk: Buffer) => chunks.push(chunk))
        answer.on('error', reject)
        answer.on('end', () => {
          const bytes = Buffer.concat(chunks)
          const cookies = given['set-cookie'] ?? []
          resolve({ status, headers: given, cookies, body: bytes.toString(), bytes })
        })
      },
    )
    // Node's own agent says so as well, after five seconds.
    if (timeout) sent.on('timeout', () => sent.destroy(new Error('no answer in time')))
    sent.on('error', reject)
    sent.end(body)
  })
}

function nameOf(host: string): string {
  return host === 'default' ? 'localhost' : `${host}.localhost`
}
