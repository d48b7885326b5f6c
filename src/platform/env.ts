import { z } from 'zod'
import type { AppEnv } from '#sites/hosts.ts'
import type { Broker } from '#sites/site-config.ts'
import { AppError } from './app-error.ts'
import type { EncryptionKey } from './encryption/keyring.ts'
import { hostEnv, hostProblems, hostSettings } from './settings/host-settings.ts'
import { mailSettings } from './settings/mail-settings.ts'
import type { OpenIdProviderSettings } from './settings/open-id-settings.ts'
import { processEnv, processSettings } from './settings/process-settings.ts'
import { serviceEnv, serviceSettings } from './settings/service-settings.ts'
import {
  type StaffSecondFactor,
  signInEnv,
  signInProblems,
  signInSettings,
} from './settings/sign-in-settings.ts'
import {
  type FileStoreSettings,
  storageEnv,
  storageProblems,
  storageSettings,
} from './settings/storage-settings.ts'

export type { FileStoreSettings }

/** Every setting of the product, parsed and frozen. Made once, at the start, by `readEnv`. */
export type Env = Readonly<{
  /** Which of the three lives the process leads; robots, HSTS and error reporting depend on it. */
  appEnv: AppEnv
  /** Port on which every host is served. */
  port: number
  /** Port of `/metrics`; 0 takes any free one. */
  metricsPort: number
  /** Address on which `/metrics` listens. Never one that visitors reach. */
  metricsHost: string
  /** Address to listen on. */
  host: string
  /** Domain under which the hosts live: `business.<siteDomain>`, `app.<siteDomain>` … */
  siteDomain: string
  /** Put before every host name in staging; unused elsewhere. */
  stagingPrefix: string
  /** The brokers' own landing domains; undefined means `<broker>.<siteDomain>`. */
  brokerDomains: Readonly<Record<Broker, string | undefined>>
  /** A PostgreSQL server to use; undefined means the embedded one. */
  databaseUrl: string | undefined
  /** Folder for the embedded server's data and the generated secret; undefined means `.data`. */
  dataDir: string | undefined
  /** Signs cookies and tokens. */
  secretKey: string
  /** Encrypt personal data at rest; the first one writes. None: one is made from the secret key. */
  encryptionKeys: readonly EncryptionKey[]
  /** Where uploaded files are kept; undefined means the data folder. */
  fileStore: FileStoreSettings | undefined
  /** Where the affiliate network hears of conversions; undefined tells it nothing. */
  financeAds: Readonly<{ url: string; programId: string }> | undefined
  /** The least that is written down. */
  logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  /** A Strapi v4 (or its like) to read the content from; undefined means our own store. */
  contentApiUrl: string | undefined
  /** The token with which that system is read. */
  contentApiToken: string | undefined
  /** A feature-flag service with Unleash's Frontend API; undefined means our own flags. */
  featureFlagsUrl: string | undefined
  /** The key for that service; for our own, the key that browsers send to read the flags. */
  featureFlagsClientKey: string | undefined
  /** Upper bound of the page cache, in megabytes. */
  pageCacheMegabytes: number
  /** Whether X-Forwarded-* of the proxy in front are believed. */
  trustProxy: boolean
  /** How long running requests may take to finish once a stop was asked for. */
  shutdownSeconds: number
  /** Server that takes our mails; undefined keeps them as files in the data folder. */
  smtpUrl: string | undefined
  /** Sender of our mails: a name and an address. */
  mailFrom: string
  /** Whether visitors may make accounts themselves. */
  allowRegister: boolean
  /** Whether an account can be used only after its address was confirmed. */
  emailConfirmation: boolean
  /** Whether colleagues without an authenticator app reach nothing but its set-up. */
  staffSecondFactor: StaffSecondFactor
  /** Where customers may sign in with an account that they have elsewhere. */
  openIdProviders: readonly OpenIdProviderSettings[]
  /** The tag manager's container, loaded for who agreed to it; undefined loads none. */
  tagManagerId: string | undefined
  /** The chat of Intercom that visitors are offered; undefined offers none. */
  intercomAppId: string | undefined
  /** Where errors are reported in staging and production; undefined reports nowhere. */
  sentryDsn: string | undefined
}>

/**
 * Parses the settings. Throws one AppError whose message has one line per problem:
 * which setting, what is wrong, what to do.
 */
export function readEnv(source: Record<string, string | undefined>): Env {
  const given = Object.fromEntries(
    settingNames.map((name) => [name, source[name]?.trim() || undefined]),
  )
  const parsed = settings.safeParse(given)
  const problems = parsed.success
    ? [
        ...hostProblems(parsed.data),
        ...storageProblems(parsed.data),
        ...signInProblems(parsed.data),
      ]
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  if (!parsed.success || problems.length > 0)
    throw new AppError('setting-invalid', problems.join('\n'))
  const { data } = parsed
  return Object.freeze({
    ...hostEnv(data),
    ...storageEnv(data),
    ...processEnv(data),
    ...serviceEnv(data),
    ...signInEnv(data),
    smtpUrl: data.SMTP_URL,
    mailFrom: data.MAIL_FROM ?? `Feather <hello@${data.SITE_DOMAIN ?? 'localhost'}>`,
  })
}

/** In the order of `.env.example`, which lists the same names (a test compares them). */
const settings = z.object({
  ...hostSettings,
  ...storageSettings,
  ...processSettings,
  ...serviceSettings,
  ...mailSettings,
  ...signInSettings,
})

/** The name of every setting. */
export const settingNames: readonly string[] = Object.keys(settings.shape)
