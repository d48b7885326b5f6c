import { findRelease } from '#platform/release.ts'
import type { AppEnv } from '#sites/hosts.ts'

export type ReportingSettings = {
  /** Where Sentry's protocol is spoken. */
  dsn: string
  environment: AppEnv
  /** Which build it happened in; left out where nobody knows. */
  release?: string
}

/** Errors are reported from staging and production, where an address for them is set. */
export function reportingSettings(env: {
  appEnv: AppEnv
  sentryDsn: string | undefined
}): ReportingSettings | undefined {
  if (!env.sentryDsn || env.appEnv === 'development') return undefined
  // Read once: the next build may be made while this one still runs.
  running ??= { release: findRelease() }
  const { release } = running
  return { dsn: env.sentryDsn, environment: env.appEnv, ...(release ? { release } : {}) }
}

let running: { release: string | undefined } | undefined
