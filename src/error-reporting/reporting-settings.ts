import type { AppEnv } from '#sites/hosts.ts'

export type ReportingSettings = { dsn: string; environment: AppEnv }

/** Errors are reported from staging and production, where an address for them is set. */
export function reportingSettings(env: {
  appEnv: AppEnv
  sentryDsn: string | undefined
}): ReportingSettings | undefined {
  if (!env.sentryDsn || env.appEnv === 'development') return undefined
  return { dsn: env.sentryDsn, environment: env.appEnv }
}
