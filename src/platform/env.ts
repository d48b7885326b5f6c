import { z } from 'zod'
import { APP_ENVS, type AppEnv, DEFAULT_STAGING_PREFIX } from '#sites/hosts.ts'
import type { Broker } from '#sites/site-config.ts'
import { AppError } from './app-error.ts'
import type { EncryptionKey } from './encryption/keyring.ts'
import { parseKeys } from './encryption/parse-keys.ts'
import { mailSettings } from './mail-settings.ts'
import { type OpenIdProviderSettings, openIdProviderSchema } from './open-id-settings.ts'
import { shown } from './shown-setting.ts'

/** Every setting of the product, parsed and frozen. Made once, at the start, by `readEnv`. */
export type Env = Readonly<{
  /** Which of the three lives the process leads; robots, HSTS and error reporting depend on it. */
  appEnv: AppEnv
  /** Port on which every host is served. */
  port: number
  /** Port of `/metrics`, always on 127.0.0.1; 0 takes any free one. */
  metricsPort: number
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
  logLevel: (typeof logLevels)[number]
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
  /** Where customers may sign in with an account that they have elsewhere. */
  openIdProviders: readonly OpenIdProviderSettings[]
  /** The tag manager's container, loaded for who agreed to it; undefined loads none. */
  tagManagerId: string | undefined
  /** The chat of Intercom that visitors are offered; undefined offers none. */
  intercomAppId: string | undefined
  /** Where errors are reported in staging and production; undefined reports nowhere. */
  sentryDsn: string | undefined
}>

/** A bucket of an S3-compatible store. */
export type FileStoreSettings = Readonly<{
  /** Address of the bucket, such as `https://s3.eu-central-1.amazonaws.com/papers`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
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
        ...missingOutsideDevelopment(parsed.data),
        ...singleProviderProblems(parsed.data),
        ...setTogetherProblems(parsed.data),
      ]
    : parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`)
  if (!parsed.success || problems.length > 0)
    throw new AppError('setting-invalid', problems.join('\n'))
  return freezeEnv(parsed.data)
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const wholeNumber = (least: number, most: number, standard: number) =>
  z.coerce
    .number({ error: `must be a whole number from ${least} to ${most}` })
    .refine((value) => Number.isInteger(value) && value >= least && value <= most, {
      error: ({ input }) => `must be a whole number from ${least} to ${most}, not "${input}"`,
    })
    .default(standard)

const yesOrNo = (standard: 'yes' | 'no') =>
  z
    .enum(['yes', 'no'], { error: ({ input }) => `must be yes or no, ${shown(input)}` })
    .default(standard)

const domain = z.string().regex(/^(?=.{1,253}$)[a-z0-9-]+(\.[a-z0-9-]+)*$/, {
  error: ({ input }) =>
    `must be a bare domain in lower case such as example.com, ${shown(input)}: leave out scheme, port and path`,
})

const httpUrl = z.string().refine((value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''), {
  error: ({ input }) => `must be an address such as https://example.com/api, ${shown(input)}`,
})

/** In the order of `.env.example`, which lists the same names (a test compares them). */
const settings = z.object({
  APP_ENV: z.enum(APP_ENVS, {
    error: ({ input }) =>
      input === undefined
        ? 'must be defined: set it to development, staging or production'
        : `must be development, staging or production, ${shown(input)}`,
  }),
  PORT: wholeNumber(1, 65_535, 3000),
  METRICS_PORT: wholeNumber(0, 65_535, 9464),
  HOST: z.string().optional(),
  SITE_DOMAIN: domain.optional(),
  STAGING_PREFIX: z
    .string()
    .regex(/^[a-z0-9-]*[a-z0-9]-$/, {
      error: ({ input }) =>
        `must be lower-case letters and digits that end in a hyphen such as "staging-", ${shown(input)}`,
    })
    .default(DEFAULT_STAGING_PREFIX),
  TK_DOMAIN: domain.optional(),
  AOK_DOMAIN: domain.optional(),
  BARMER_DOMAIN: domain.optional(),
  DAK_DOMAIN: domain.optional(),
  // The value is not repeated in the sentence: it holds a password.
  DATABASE_URL: z
    .string()
    .refine((value) => isPostgresUrl(value), {
      error:
        'must look like postgres://user:password@host:5432/database: correct it, or leave it out to use the embedded server',
    })
    .optional(),
  DATA_DIR: z.string().optional(),
  SECRET_KEY: z
    .string()
    .min(32, {
      error: 'must have at least 32 characters: make one with "openssl rand -base64 32"',
    })
    .optional(),
  ENCRYPTION_KEYS: z
    .string()
    .transform((value, context) => {
      const keys = parseKeys(value)
      if (typeof keys !== 'string') return keys
      context.addIssue(keys)
      return z.NEVER
    })
    .optional(),
  FILES_BUCKET_URL: httpUrl.optional(),
  FILES_BUCKET_REGION: z.string().default('eu-central-1'),
  FILES_BUCKET_KEY_ID: z.string().optional(),
  FILES_BUCKET_SECRET: z.string().optional(),
  FINANCE_ADS_URL: httpUrl.default('https://www.financeads.net/tl.php'),
  FINANCE_ADS_PROGRAM_ID: z.string().optional(),
  LOG_LEVEL: z
    .enum(logLevels, {
      error: ({ input }) => `must be one of ${logLevels.join(', ')}, ${shown(input)}`,
    })
    .default('info'),
  CONTENT_API_URL: httpUrl.optional(),
  CONTENT_API_TOKEN: z.string().optional(),
  FEATURE_FLAGS_URL: httpUrl.optional(),
  FEATURE_FLAGS_CLIENT_KEY: z.string().optional(),
  PAGE_CACHE_MEGABYTES: wholeNumber(1, 65_536, 64),
  TRUST_PROXY: yesOrNo('no'),
  SHUTDOWN_SECONDS: wholeNumber(0, 600, 10),
  ...mailSettings,
  ALLOW_REGISTER: yesOrNo('yes'),
  EMAIL_CONFIRMATION: yesOrNo('no'),
  OIDC_PROVIDERS: z
    .string()
    .transform((value, context) => {
      const parsed = z.array(openIdProviderSchema).safeParse(parseJson(value))
      if (parsed.success) return parsed.data
      const [first] = parsed.error.issues
      // The value itself is not repeated: it holds secrets.
      context.addIssue(
        `must be a JSON list of objects with id, issuer, clientId and clientSecret: ${first?.path.join('.')} ${first?.message}`,
      )
      return z.NEVER
    })
    .optional(),
  OIDC_NAME: z.string().optional(),
  OIDC_ISSUER: z.string().optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  GTM_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{1,20}$/, {
      error: ({ input }) => `must be a container such as GTM-ABC123, ${shown(input)}`,
    })
    .optional(),
  INTERCOM_APP_ID: z
    .string()
    .regex(/^[a-z0-9]{4,20}$/, {
      error: ({ input }) => `must be letters and digits such as ab12cd34, ${shown(input)}`,
    })
    .optional(),
  SENTRY_DSN: z
    .string()
    .regex(/^https:\/\/[a-z0-9]+@[a-z0-9.-]+(?::\d+)?(?:\/[\w.-]+)*\/\d+$/i, {
      error: ({ input }) => `must look like https://key@host/project, ${shown(input)}`,
    })
    .optional(),
})

/** The name of every setting. */
export const settingNames: readonly string[] = Object.keys(settings.shape)

type Settings = z.output<typeof settings>

function missingOutsideDevelopment(given: Settings): string[] {
  if (given.APP_ENV === 'development') return []
  const problems: string[] = []
  if (given.SITE_DOMAIN === undefined)
    problems.push(
      `SITE_DOMAIN must be defined in ${given.APP_ENV}: set it to the domain of the site, such as example.com`,
    )
  if (given.SECRET_KEY === undefined)
    problems.push(
      `SECRET_KEY must be defined in ${given.APP_ENV}: make one with "openssl rand -base64 32" and keep it`,
    )
  return problems
}

/**
 * Only where nothing supplies a key in development, that is in tests: the commands in
 * bin/ generate one and keep it beside the data.
 */
const developmentKey = 'known-to-everyone-and-for-development-only'

/** The one provider that is set name by name, if any name is set. */
function singleProvider(given: Settings) {
  const provider = {
    id: given.OIDC_NAME,
    issuer: given.OIDC_ISSUER,
    clientId: given.OIDC_CLIENT_ID,
    clientSecret: given.OIDC_CLIENT_SECRET,
  }
  const isSet = Object.values(provider).some((value) => value !== undefined)
  return isSet ? openIdProviderSchema.safeParse(provider) : undefined
}

function singleProviderProblems(given: Settings): string[] {
  const [first] = singleProvider(given)?.error?.issues ?? []
  if (first === undefined) return []
  return [
    `OIDC_NAME, OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together: ${first.path.join('.')} ${first.message}`,
  ]
}

function setTogetherProblems(given: Settings): string[] {
  const { FILES_BUCKET_URL, FILES_BUCKET_KEY_ID, FILES_BUCKET_SECRET } = given
  const set = [FILES_BUCKET_URL, FILES_BUCKET_KEY_ID, FILES_BUCKET_SECRET].filter(
    (value) => value !== undefined,
  )
  if (set.length === 0 || set.length === 3) return []
  return [
    'FILES_BUCKET_URL, FILES_BUCKET_KEY_ID and FILES_BUCKET_SECRET must be set together: set the missing ones, or none to keep files in the data folder',
  ]
}

function fileStoreOf(given: Settings): FileStoreSettings | undefined {
  const { FILES_BUCKET_URL: url, FILES_BUCKET_REGION: region } = given
  const { FILES_BUCKET_KEY_ID: accessKeyId, FILES_BUCKET_SECRET: secretAccessKey } = given
  if (!url || !accessKeyId || !secretAccessKey) return undefined
  return Object.freeze({ url, region, accessKeyId, secretAccessKey })
}

function freezeEnv(given: Settings): Env {
  const isLocal = given.APP_ENV === 'development'
  return Object.freeze({
    appEnv: given.APP_ENV,
    port: given.PORT,
    metricsPort: given.METRICS_PORT,
    host: given.HOST ?? (isLocal ? '127.0.0.1' : '0.0.0.0'),
    siteDomain: given.SITE_DOMAIN ?? 'localhost',
    stagingPrefix: given.STAGING_PREFIX,
    brokerDomains: Object.freeze({
      tk: given.TK_DOMAIN,
      aok: given.AOK_DOMAIN,
      barmer: given.BARMER_DOMAIN,
      dak: given.DAK_DOMAIN,
    }),
    databaseUrl: given.DATABASE_URL,
    dataDir: given.DATA_DIR,
    secretKey: given.SECRET_KEY ?? developmentKey,
    encryptionKeys: Object.freeze(given.ENCRYPTION_KEYS ?? []),
    fileStore: fileStoreOf(given),
    financeAds: given.FINANCE_ADS_PROGRAM_ID
      ? Object.freeze({ url: given.FINANCE_ADS_URL, programId: given.FINANCE_ADS_PROGRAM_ID })
      : undefined,
    logLevel: given.LOG_LEVEL,
    contentApiUrl: given.CONTENT_API_URL,
    contentApiToken: given.CONTENT_API_TOKEN,
    featureFlagsUrl: given.FEATURE_FLAGS_URL,
    featureFlagsClientKey: given.FEATURE_FLAGS_CLIENT_KEY,
    pageCacheMegabytes: given.PAGE_CACHE_MEGABYTES,
    trustProxy: given.TRUST_PROXY === 'yes',
    shutdownSeconds: given.SHUTDOWN_SECONDS,
    smtpUrl: given.SMTP_URL,
    mailFrom: given.MAIL_FROM ?? `Feather <hello@${given.SITE_DOMAIN ?? 'localhost'}>`,
    allowRegister: given.ALLOW_REGISTER === 'yes',
    emailConfirmation: given.EMAIL_CONFIRMATION === 'yes',
    tagManagerId: given.GTM_ID,
    intercomAppId: given.INTERCOM_APP_ID,
    sentryDsn: given.SENTRY_DSN,
    openIdProviders: Object.freeze([
      ...(given.OIDC_PROVIDERS ?? []),
      ...[singleProvider(given)?.data].filter((provider) => provider !== undefined),
    ]),
  })
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}

function isPostgresUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^postgres(ql)?:$/.test(url.protocol) && url.hostname !== ''
}
