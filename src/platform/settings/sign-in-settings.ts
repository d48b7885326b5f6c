import { z } from 'zod'
import type { AppEnv } from '#sites/hosts.ts'
import { type OpenIdProviderSettings, openIdProviderSchema } from './open-id-settings.ts'
import { shown, yesOrNo } from './setting-kinds.ts'

/** Whether staff needs a second factor to reach anything. */
const STAFF_SECOND_FACTORS = ['required', 'optional'] as const
export type StaffSecondFactor = (typeof STAFF_SECOND_FACTORS)[number]

/** Who may have an account, and how they sign in. */
export const signInSettings = {
  ALLOW_REGISTER: yesOrNo('yes'),
  EMAIL_CONFIRMATION: yesOrNo('no'),
  STAFF_SECOND_FACTOR: z
    .enum(STAFF_SECOND_FACTORS, {
      error: ({ input }) => `must be required or optional, ${shown(input)}`,
    })
    .optional(),
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
}

type SignInSettings = z.output<z.ZodObject<typeof signInSettings>>

export function signInEnv(given: SignInSettings & { readonly APP_ENV: AppEnv }) {
  // Where nobody real is insured, a phone would only be in the way.
  const standard = given.APP_ENV === 'development' ? 'optional' : 'required'
  const staffSecondFactor: StaffSecondFactor = given.STAFF_SECOND_FACTOR ?? standard
  return {
    staffSecondFactor,
    allowRegister: given.ALLOW_REGISTER === 'yes',
    emailConfirmation: given.EMAIL_CONFIRMATION === 'yes',
    openIdProviders: Object.freeze([
      ...(given.OIDC_PROVIDERS ?? []),
      ...[singleProvider(given)?.data].filter((provider) => provider !== undefined),
    ]),
  }
}

export function signInProblems(given: SignInSettings): string[] {
  const single = singleProvider(given)
  const [first] = single?.error?.issues ?? []
  if (first === undefined) return twiceProblems(given.OIDC_PROVIDERS ?? [], single?.data)
  return [
    `OIDC_NAME, OIDC_ISSUER, OIDC_CLIENT_ID and OIDC_CLIENT_SECRET must be set together: ${first.path.join('.')} ${first.message}`,
  ]
}

/** Of two with one id, only one could be reached. */
function twiceProblems(
  listed: readonly OpenIdProviderSettings[],
  single: OpenIdProviderSettings | undefined,
): string[] {
  const ids = listed.map(({ id }) => id)
  const twice = ids.find((id, index) => ids.indexOf(id) < index)
  if (twice !== undefined) return [`OIDC_PROVIDERS must have each id once, not "${twice}" twice`]
  if (single === undefined || !ids.includes(single.id)) return []
  return [`OIDC_NAME must be another one than those of OIDC_PROVIDERS, not "${single.id}" as well`]
}

/** The one provider that is set name by name, if any name is set. */
function singleProvider(given: SignInSettings) {
  const provider = {
    id: given.OIDC_NAME,
    issuer: given.OIDC_ISSUER,
    clientId: given.OIDC_CLIENT_ID,
    clientSecret: given.OIDC_CLIENT_SECRET,
  }
  const isSet = Object.values(provider).some((value) => value !== undefined)
  return isSet ? openIdProviderSchema.safeParse(provider) : undefined
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
