import { envelopeAddress } from './envelope-address.ts'
import type { ReportedEvent } from './error-event.ts'

/** As many as may be on their way at once; more are dropped. */
const bufferSize = 30
const defaultBackOffMs = 60_000
/** A receiver that never answers must not keep the places of those to come. */
const patienceMs = 10_000

type SenderParts = {
  fetch: (url: string, options: RequestInit) => Promise<{ status: number; headers: Headers }>
  now: () => number
}

type SendEvent = (event: ReportedEvent) => void

/** Sends events in Sentry's envelopes. Never throws, never retries, and rests when asked to. */
export function createSender(dsn: string, { fetch, now }: SenderParts): SendEvent {
  const { url } = envelopeAddress(dsn)
  let underWay = 0
  let silentUntil = 0
  return (event) => {
    if (underWay >= bufferSize || now() < silentUntil) return
    underWay += 1
    const type = event['type'] ?? 'event'
    const body = [
      { event_id: event.event_id, sent_at: new Date(now()).toISOString() },
      { type },
      event,
    ]
    fetch(url, {
      method: 'POST',
      // A type that browsers send without asking first.
      headers: { 'content-type': 'text/plain;charset=UTF-8' },
      body: body.map((line) => JSON.stringify(line)).join('\n'),
      referrerPolicy: 'no-referrer',
      credentials: 'omit',
      keepalive: true,
      signal: AbortSignal.timeout(patienceMs),
    })
      .then(({ status, headers }) => {
        if (status !== 429) return
        const seconds = Number(headers.get('retry-after'))
        silentUntil = now() + (seconds > 0 ? seconds * 1000 : defaultBackOffMs)
      })
      .catch(() => {})
      .finally(() => {
        underWay -= 1
      })
  }
}
