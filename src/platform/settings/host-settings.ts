import { z } from 'zod'
import { APP_ENVS, buildHostTable, DEFAULT_STAGING_PREFIX } from '#sites/hosts.ts'
import { BROKERS } from '#sites/site-config.ts'
import { domain, shown, textLike, wholeNumber } from './setting-kinds.ts'

/** Where the product is found. */
export const hostSettings = {
  APP_ENV: z.enum(APP_ENVS, {
    error: ({ input }) =>
      input === undefined
        ? 'must be defined: set it to development, staging or production'
        : `must be development, staging or production, ${shown(input)}`,
  }),
  PORT: wholeNumber(1, 65_535, 3000),
  METRICS_PORT: wholeNumber(0, 65_535, 9464),
  METRICS_HOST: z.string().default('127.0.0.1'),
  HOST: z.string().optional(),
  SITE_DOMAIN: domain.optional(),
  STAGING_PREFIX: textLike(
    /^[a-z0-9-]*[a-z0-9]-$/,
    'be lower-case letters and digits that end in a hyphen such as "staging-"',
  ).default(DEFAULT_STAGING_PREFIX),
  TK_DOMAIN: domain.optional(),
  AOK_DOMAIN: domain.optional(),
  BARMER_DOMAIN: domain.optional(),
  DAK_DOMAIN: domain.optional(),
}

type HostSettings = z.output<z.ZodObject<typeof hostSettings>>

export function hostEnv(given: HostSettings) {
  const isLocal = given.APP_ENV === 'development'
  return {
    appEnv: given.APP_ENV,
    port: given.PORT,
    metricsPort: given.METRICS_PORT,
    metricsHost: given.METRICS_HOST,
    host: given.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    siteDomain: given.SITE_DOMAIN ?? 'localhost',
    stagingPrefix: given.STAGING_PREFIX,
    brokerDomains: Object.freeze({
      tk: given.TK_DOMAIN,
      aok: given.AOK_DOMAIN,
      barmer: given.BARMER_DOMAIN,
      dak: given.DAK_DOMAIN,
    }),
  }
}

export function hostProblems(given: HostSettings): string[] {
  return [...portProblems(given), ...nameProblems(given)]
}

function portProblems({ PORT, METRICS_PORT }: HostSettings): string[] {
  if (PORT !== METRICS_PORT) return []
  return [`METRICS_PORT must be another port than PORT, not "${METRICS_PORT}" as well`]
}

function nameProblems(given: HostSettings): string[] {
  if (given.APP_ENV === 'development') return []
  if (given.SITE_DOMAIN === undefined) {
    return [
      `SITE_DOMAIN must be defined in ${given.APP_ENV}: set it to the domain of the site, such as example.com`,
    ]
  }
  // One after the other, so that the setting is named with which the table cannot be made any more.
  const { brokerDomains, ...env } = hostEnv(given)
  const names = ['SITE_DOMAIN', ...BROKERS.map((broker) => `${broker.toUpperCase()}_DOMAIN`)]
  for (const [index, name] of names.entries()) {
    const known = BROKERS.slice(0, index).map((broker) => [broker, brokerDomains[broker]])
    try {
      buildHostTable({ ...env, brokerDomains: Object.fromEntries(known) })
    } catch (error) {
      if (!(error instanceof RangeError)) throw error
      return [`${name} must be another one: ${error.message}`]
    }
  }
  return []
}
