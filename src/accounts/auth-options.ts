import type { BetterAuthOptions } from 'better-auth'
import { originOf } from '#sites/hosts.ts'
import type { AccountParts } from './account-parts.ts'
import { authLog } from './auth-log.ts'
import { CLIENT_IP_HEADER } from './client-headers.ts'

/** What both kinds of account share. */
export function sharedOptions({ env, hosts, log, brandName, background }: AccountParts) {
  return {
    appName: brandName,
    trustedOrigins: [originOf(hosts, 'app'), originOf(hosts, 'cms')],
    telemetry: { enabled: false },
    logger: { level: 'error', log: authLog(log) },
    // A refusal is an answer all the same. What broke reaches our server, which tells it in the log,
    // where better-auth would write it to the console, values of queries included.
    onAPIError: { throw: true },
    // Whoever reads the table learns no link that still works.
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
