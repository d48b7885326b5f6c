import { z } from 'zod'

/** One OpenID Connect provider, as set in the environment. */
export const openIdProviderSchema = z.strictObject({
  /** Part of our addresses and of the accounts made with it, so it never changes. */
  id: z
    .string()
    .regex(/^[a-z][a-z0-9-]{0,30}$/, 'must be lower-case letters, digits and hyphens')
    .refine((id) => id !== 'local', 'local means our own passwords'),
  /** Shown on the button; the id when left out. */
  name: z.string().optional(),
  /** Where `/.well-known/openid-configuration` is found. */
  issuer: z.url({ protocol: /^https?$/ }),
  clientId: z.string().min(1),
  clientSecret: z.string().min(1),
  scopes: z.array(z.string()).default(['openid', 'email', 'profile']),
  /** How we show our secret to the provider; `basic` is the standard's default. */
  tokenAuth: z.enum(['basic', 'post']).default('basic'),
  /** Where the browser goes with the result; our own API when left out. */
  callback: z.url({ protocol: /^https?$/ }).optional(),
})

export type OpenIdProviderSettings = Readonly<z.output<typeof openIdProviderSchema>>
