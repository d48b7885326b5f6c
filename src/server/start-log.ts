import { reportingSettings } from '#error-reporting/reporting-settings.ts'
import { createServerReporter } from '#error-reporting/server-reporter.ts'
import type { Env } from '#platform/env.ts'
import { createLog, type Log } from './request-log.ts'

/** The log of the process, which also says what broke it down. */
export function startLog(env: Env): Log {
  const { log, logRequest, flush } = reportedLog(env)
  // Lines wait for a moment before they are written, and nothing else would write them now.
  const tellBreakdown = (error: Error) => {
    log.fatal({ err: error }, 'the process broke down')
    flush()
  }
  process.once('uncaughtExceptionMonitor', tellBreakdown)
  return {
    log,
    logRequest,
    flush() {
      process.off('uncaughtExceptionMonitor', tellBreakdown)
      flush()
    },
  }
}

/** Where errors are reported to someone else too, they and traces go there as well. */
function reportedLog(env: Env): Log {
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
