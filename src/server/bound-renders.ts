import { RETRY_AFTER_SECONDS } from '#platform/database/is-outage.ts'
import type { RequestFacts } from '#routes/request-facts.ts'
import { originOf } from '#sites/hosts.ts'
import { PLAIN_PAGE_TYPE, plainPage } from './plain-page.ts'
import type { Renderer } from './render-page.ts'

/**
 * A database that accepts everything and answers nothing keeps a query for as long as one may take
 * (`connect.ts`), which is more than people wait. So when a page takes long, the database is asked
 * whether it lives, and where it does not, the page says so. What is being sent to us is not cut
 * short: it may have been kept.
 */
export function boundRenders(
  { answer, page }: Renderer,
  { isAlive, patienceMs = PATIENCE_MS }: { isAlive: () => Promise<boolean>; patienceMs?: number },
): Renderer {
  const bound = <T>(made: Promise<T>, instead: () => T): Promise<T> =>
    new Promise((resolve, reject) => {
      const timer = setTimeout(async () => {
        if (!(await isAlive())) resolve(instead())
      }, patienceMs)
      made.finally(() => clearTimeout(timer)).then(resolve, reject)
    })
  return {
    async answer(request, facts) {
      const isRead = request.method === 'GET' || request.method === 'HEAD'
      const made = answer(request, facts)
      const away = () => new Response(awayPage(facts), { status: 503, headers: AWAY_HEADERS })
      const response = isRead ? await bound(made, away) : await made
      if (response.status === 503) response.headers.set('retry-after', RETRY_AFTER_SECONDS)
      return response
    },
    async page(innerUrl, facts) {
      const made = await bound(page(innerUrl, facts), () => ({
        status: 503,
        headers: AWAY_HEADERS,
        body: awayPage(facts),
        tags: [],
        queryKeys: [],
        mayBeKept: false,
      }))
      if (made.status !== 503) return made
      return { ...made, headers: { ...made.headers, 'retry-after': RETRY_AFTER_SECONDS } }
    },
  }
}

const PATIENCE_MS = 3_000

const AWAY_HEADERS = { 'content-type': PLAIN_PAGE_TYPE }

function awayPage({ hosts, locale }: Pick<RequestFacts, 'hosts' | 'locale'>) {
  return plainPage(503, { locale, homeOrigin: originOf(hosts, 'default') })
}
