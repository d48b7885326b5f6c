import type { BrowserContext } from '@playwright/test'

/** The domain under which a journey's own product believes to be, as in production: with https. */
export const DOMAIN = 'feather.test'

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
      await route.fulfill({ response })
    } catch {
      // A page may still ask for something while its journey ends. One that waits for it fails.
      await route.abort().catch(() => undefined)
    }
  })
  return foreign
}
