import { createSender } from './envelope-sender.ts'
import { errorEvent, traceEvent } from './error-event.ts'
import type { ReportingSettings } from './reporting-settings.ts'

const traceSampleRate = 0.1

type ServerReporter = {
  reportError(error: unknown): void
  /** One in ten requests; those for pages that are not there say nothing. */
  traceRequest(request: { method: string; path: string; status: number; ms: number }): void
}

export function createServerReporter({ dsn, ...of }: ReportingSettings): ServerReporter {
  const now = () => Date.now()
  const send = createSender(dsn, { fetch, now })
  const about = { ...of, platform: 'node' } as const
  return {
    reportError(error) {
      const event = errorEvent(error, about, now())
      if (event) send(event)
    },
    traceRequest({ method, path, status, ms }) {
      if (status === 404 || Math.random() >= traceSampleRate) return
      send(
        traceEvent(
          { name: `${method} ${path}`, op: 'http.server', startedAt: now() - ms, ms },
          about,
        ),
      )
    },
  }
}
