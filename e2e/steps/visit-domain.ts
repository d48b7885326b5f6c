import type { BrowserContext } from '@playwright/test'

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
    const data = request.postDataBuffer()
    const key = `${port}${url.pathname}`
    const known = files.get(key)
    if (known) return route.fulfill(known).catch(() => undefined)
    try {
      const response = await context.request.fetch(
        `http://127.0.0.1:${port}${url.pathname}${url.search}`,
        {
          method: request.method(),
          headers: { ...(await request.allHeaders()), host: url.hostname },
          maxRedirects: 0,
          ...(data ? { data } : {}),
        },
      )
      if (response.ok() && url.pathname.startsWith('/assets/')) {
        const body = await response.body()
        files.set(key, { status: response.status(), headers: response.headers(), body })
      }
      await route.fulfill({ response })
    } catch {
      // A page may still ask for something while its journey ends. One that waits for it fails.
      await route.abort().catch(() => undefined)
    }
  })
  return foreign
}
