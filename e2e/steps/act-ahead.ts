import type { Page } from '@playwright/test'
import { on } from './hosts.ts'
import { newVisitor, readCookie, type Visitor } from './visitor.ts'

/** Does without the browser what another journey does in it; the browser then has the cookies of it. */
export async function actAhead<T>(page: Page, act: (visitor: Visitor) => Promise<T>): Promise<T> {
  const visitor = newVisitor()
  const kept = new Map<string, { name: string; value: string; url: string }>()
  const done = await act({
    async send(sending) {
      const answer = await visitor.send(sending)
      for (const written of answer.cookies) {
        const cookie = { ...readCookie(written), url: on(sending.host) }
        kept.set(`${sending.host} ${cookie.name}`, cookie)
      }
      return answer
    },
  })
  await page.context().addCookies([...kept.values()])
  return done
}

/** What the browser would say of itself to a host, for asking in its name without it. */
export async function cookiesOf(page: Page, host: string): Promise<string> {
  const kept = await page.context().cookies(on(host))
  return kept.map(({ name, value }) => `${name}=${value}`).join('; ')
}
