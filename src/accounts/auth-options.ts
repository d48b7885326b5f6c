import type { BetterAuthOptions } from 'better-auth'
import { isOutage } from '#platform/database/is-outage.ts'
import { originOf } from '#sites/hosts.ts'
import type { AccountParts } from './account-parts.ts'
import { CLIENT_IP_HEADER } from './client-headers.ts'

/** What both kinds of account share. */
export function sharedOptions({ env, hosts, log, brandName, background }: AccountParts) {
  return {
    appName: brandName,
    trustedOrigins: [originOf(hosts, 'app'), originOf(hosts, 'cms')],
    telemetry: { enabled: false },
    logger: {
      level: 'error',
      log: (level, message, ...details) => {
        // It tells nobody but the log that the database is away, and answers 500. Thrown from here,
        // an outage reaches whoever asked.
        const outage = details.find(isOutage)
        if (outage) throw outage
        // Its further arguments can hold personal data, so only the sentence is kept.
        log[level === 'error' ? 'error' : 'warn'](message)
      },
    },
    // Who reads the table learns no link that still works.
    verification: { storeIdentifier: 'hashed' },
    // Sign-ins elsewhere are joined by our own rules: see open-id/connect-customer.ts.
    account: { accountLinking: { enabled: false } },
    advanced: {
      ipAddress: { ipAddressHeaders: [CLIENT_IP_HEADER] },
      useSecureCookies: env.appEnv !== 'development',
      backgroundTasks: { handler: (task) => background.run('An account task', () => task) },
    },
  } satisfies BetterAuthOptions
}
