import { reportingSettings } from '#error-reporting/reporting-settings.ts'
import { createServerReporter } from '#error-reporting/server-reporter.ts'
import type { Env } from '#platform/env.ts'
import { createLog, type Log } from './request-log.ts'

/** The log; where errors are reported to someone else too, they and traces go there as well. */
export function startLog(env: Env): Log {
  const settings = reportingSettings(env)
  if (!settings) return createLog(env)
  const reporter = createServerReporter(settings)
  const written = createLog(env, reporter.reportError)
  return {
    ...written,
    logRequest(line) {
      written.logRequest(line)
      reporter.traceRequest(line)
    },
  }
}
