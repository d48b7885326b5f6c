import { z } from 'zod'
import type { AppEnv } from '#sites/hosts.ts'
import { parseKeys } from '../encryption/parse-keys.ts'
import { httpUrl } from './setting-kinds.ts'

/** Where things are kept, and what protects them. */
export const storageSettings = {
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
}

type StorageSettings = z.output<z.ZodObject<typeof storageSettings>>

/** A bucket of an S3-compatible store. */
export type FileStoreSettings = Readonly<{
  /** Address of the bucket, such as `https://s3.eu-central-1.amazonaws.com/papers`. */
  url: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}>

export function storageEnv(given: StorageSettings) {
  return {
    databaseUrl: given.DATABASE_URL,
    dataDir: given.DATA_DIR,
    secretKey: given.SECRET_KEY ?? developmentKey,
    encryptionKeys: Object.freeze(given.ENCRYPTION_KEYS ?? []),
    fileStore: fileStoreOf(given),
  }
}

export function storageProblems(given: StorageSettings & { APP_ENV: AppEnv }): string[] {
  const { FILES_BUCKET_URL, FILES_BUCKET_KEY_ID, FILES_BUCKET_SECRET } = given
  const bucket = [FILES_BUCKET_URL, FILES_BUCKET_KEY_ID, FILES_BUCKET_SECRET]
  const set = bucket.filter((value) => value !== undefined).length
  return [
    ...(given.APP_ENV !== 'development' && given.SECRET_KEY === undefined
      ? [
          `SECRET_KEY must be defined in ${given.APP_ENV}: make one with "openssl rand -base64 32" and keep it`,
        ]
      : []),
    ...(set === 0 || set === bucket.length
      ? []
      : [
          'FILES_BUCKET_URL, FILES_BUCKET_KEY_ID and FILES_BUCKET_SECRET must be set together: set the missing ones, or none to keep files in the data folder',
        ]),
  ]
}

/**
 * Only where nothing supplies a key in development, that is in tests: the commands in
 * bin/ generate one and keep it beside the data.
 */
const developmentKey = 'known-to-everyone-and-for-development-only'

function fileStoreOf(given: StorageSettings): FileStoreSettings | undefined {
  const { FILES_BUCKET_URL: url, FILES_BUCKET_REGION: region } = given
  const { FILES_BUCKET_KEY_ID: accessKeyId, FILES_BUCKET_SECRET: secretAccessKey } = given
  if (!url || !accessKeyId || !secretAccessKey) return undefined
  return Object.freeze({ url, region, accessKeyId, secretAccessKey })
}

function isPostgresUrl(value: string): boolean {
  const url = URL.parse(value)
  if (url === null || !/^postgres(ql)?:$/.test(url.protocol)) return false
  // Without a name the driver would take the database that is called like the user.
  if (url.hostname === '' || url.pathname.length <= 1) return false
  // The driver takes it from there too, the last of several, and a start waits for ever where it is none.
  const port = url.searchParams.getAll('port').at(-1) || '5432'
  return /^\d+$/.test(port) && Number(port) >= 1 && Number(port) <= 65_535
}
