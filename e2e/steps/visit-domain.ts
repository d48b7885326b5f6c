import type { BrowserContext, Request } from '@playwright/test'
import { type Answered, sendRequest } from './send-request.ts'

/** The domain under which a journey's own product believes to be, as in production: with https. */
export const DOMAIN = 'feather.test'

type Kept = { status: number; headers: Record<string, string>; body: Buffer }

/** Files of the build, which never change: every page of a new visitor asks for them again. */
const files = new Map<string, Kept>()

/**
 * Lets a browser visit a product under its domain, which no name server knows. Gives back every
 * address outside of it that a page asked for; those are answered with an empty script.
 */
export async function visitDomain(context: BrowserContext, port: string): Promise<string[]> {
  const foreign: string[] = []
  await context.route(/.*/, async (route) => {
    const request = route.request()
    const url = new URL(request.url())
    if (!url.hostname.endsWith(`.${DOMAIN}`)) {
      foreign.push(url.href)
      return route.fulfill({ contentType: 'text/javascript', body: '' })
    }
    const key = `${port}${url.pathname}`
    const known = files.get(key)
    if (known) return route.fulfill(known).catch(() => undefined)
    try {
      const body = request.postDataBuffer()
      const answer = await sendRequest({
        port,
        domain: url.hostname,
        path: url.pathname + url.search,
        method: request.method(),
        headers: await sentHeaders(request),
        ...(body ? { body } : {}),
      })
      const kept = { status: answer.status, headers: asWritten(answer), body: answer.bytes }
      if (answer.status === 200 && url.pathname.startsWith('/assets/')) files.set(key, kept)
      await route.fulfill(kept)
    } catch {
      // A page may still ask for something while its journey ends. One that waits for it fails.
      await route.abort().catch(() => undefined)
    }
  })
  return foreign
}

/** Packing what goes from one program of this machine to the other would only cost time. */
async function sentHeaders(request: Request): Promise<Record<string, string>> {
  const { 'accept-encoding': _, ...headers } = await request.allHeaders()
  return headers
}

/** As Playwright takes them: several of a name are lines of it. */
function asWritten({ headers }: Answered): Record<string, string> {
  const { connection: ___, 'keep-alive': _, 'transfer-encoding': __, ...others } = headers
  return Object.fromEntries(
    Object.entries(others).map(([name, value]) => [name, [value].flat().join('\n')]),
  )
}
