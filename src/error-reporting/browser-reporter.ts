import { createSender } from './envelope-sender.ts'
import { errorEvent, traceEvent } from './error-event.ts'
import type { ReportingSettings } from './reporting-settings.ts'

const traceSampleRate = 0.1

/** Reports what went wrong so far and what goes wrong from now on. */
export function startBrowserReporter(
  { dsn, ...of }: ReportingSettings,
  soFar: readonly unknown[],
): (error: unknown) => void {
  const now = () => Date.now()
  const send = createSender(dsn, { fetch: (url, options) => fetch(url, options), now })
  const about = { ...of, platform: 'javascript' } as const
  const report = (error: unknown) => {
    const event = errorEvent(error, { ...about, path: location.pathname }, now())
    if (event) send(event)
  }
  for (const error of soFar) report(error)
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load && load.responseStatus !== 404 && Math.random() < traceSampleRate) {
    const timing = { startedAt: performance.timeOrigin, ms: load.loadEventEnd || load.duration }
    send(traceEvent({ name: location.pathname, op: 'pageload', ...timing }, about))
  }
  return report
}
