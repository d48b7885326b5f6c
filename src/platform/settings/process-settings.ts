import { z } from 'zod'
import { shown, wholeNumber, yesOrNo } from './setting-kinds.ts'

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

/** How the process behaves. */
export const processSettings = {
  LOG_LEVEL: z
    .enum(logLevels, {
      error: ({ input }) => `must be one of ${logLevels.join(', ')}, ${shown(input)}`,
    })
    .default('info'),
  PAGE_CACHE_MEGABYTES: wholeNumber(1, 65_536, 64),
  TRUST_PROXY: yesOrNo('no'),
  SHUTDOWN_SECONDS: wholeNumber(0, 600, 10),
}

export function processEnv(given: z.output<z.ZodObject<typeof processSettings>>) {
  return {
    logLevel: given.LOG_LEVEL,
    pageCacheMegabytes: given.PAGE_CACHE_MEGABYTES,
    trustProxy: given.TRUST_PROXY === 'yes',
    shutdownSeconds: given.SHUTDOWN_SECONDS,
  }
}
