import { z } from 'zod'
import { httpUrl, textLike, token } from './setting-kinds.ts'

/** Services of others that the product works with; each is optional. */
export const serviceSettings = {
  FINANCE_ADS_URL: httpUrl.default('https://www.financeads.net/tl.php'),
  FINANCE_ADS_PROGRAM_ID: z.string().optional(),
  CONTENT_API_URL: httpUrl.optional(),
  CONTENT_API_TOKEN: token.optional(),
  FEATURE_FLAGS_URL: httpUrl.optional(),
  FEATURE_FLAGS_CLIENT_KEY: token.optional(),
  GTM_ID: textLike(/^GTM-[A-Z0-9]{1,20}$/, 'be a container such as GTM-ABC123').optional(),
  INTERCOM_APP_ID: textLike(
    /^[a-z0-9]{4,20}$/,
    'be letters and digits such as ab12cd34',
  ).optional(),
  SENTRY_DSN: textLike(
    /^https:\/\/[a-z0-9]+@[a-z0-9.-]+(?::\d+)?(?:\/[\w.-]+)*\/\d+$/i,
    'look like https://key@host/project',
  ).optional(),
}

export function serviceEnv(given: z.output<z.ZodObject<typeof serviceSettings>>) {
  return {
    financeAds: given.FINANCE_ADS_PROGRAM_ID
      ? Object.freeze({ url: given.FINANCE_ADS_URL, programId: given.FINANCE_ADS_PROGRAM_ID })
      : undefined,
    contentApiUrl: given.CONTENT_API_URL,
    contentApiToken: given.CONTENT_API_TOKEN,
    featureFlagsUrl: given.FEATURE_FLAGS_URL,
    featureFlagsClientKey: given.FEATURE_FLAGS_CLIENT_KEY,
    tagManagerId: given.GTM_ID,
    intercomAppId: given.INTERCOM_APP_ID,
    sentryDsn: given.SENTRY_DSN,
  }
}
