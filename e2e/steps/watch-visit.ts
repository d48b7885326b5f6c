import type { Page } from '@playwright/test'

/** What a page did to a visitor: whom it asked, and what it left behind. */
type Visit = {
  /** Hosts that were asked for anything, each once. */
  hosts(): string[]
  /** Method and path of everything that was asked for and is not a file of the build. */
  calls(): string[]
  /** Problems that the console showed. */
  problems: string[]
  /** Names of cookies and keys of storage, sorted. */
  kept(): Promise<{ cookies: string[]; storage: string[] }>
}

export function watchVisit(page: Page): Visit {
  const asked: { method: string; url: URL }[] = []
  const problems: string[] = []
  page.on('request', (request) =>
    asked.push({ method: request.method(), url: new URL(request.url()) }),
  )
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  return {
    problems,
    hosts: () => [...new Set(asked.map(({ url }) => url.hostname))].sort(),
    calls: () =>
      asked
        .filter(({ url }) => !/^\/(assets\/|favicon|speculation-rules)/.test(url.pathname))
        .map(({ method, url }) => `${method} ${url.hostname}${url.pathname}`),
    async kept() {
      const cookies = await page.context().cookies()
      const storage = await page.evaluate(() => [
        ...Object.keys(localStorage),
        ...Object.keys(sessionStorage),
      ])
      return { cookies: cookies.map(({ name }) => name).sort(), storage: storage.sort() }
    },
  }
}
