import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import { originOf } from '#sites/hosts.ts'
import type { CustomerDesk } from '../customers/customer-desk.ts'
import { keepOnce, takeOnce } from '../customers/one-time-record.ts'
import { type Refused, refuse } from '../refusal.ts'
import { answerInTime } from './answer-in-time.ts'
import type { OpenIdProviders } from './open-id-providers.ts'

/** A customer's way to a provider and back. */
export type ConnectionDesk = CustomerDesk & {
  providers: OpenIdProviders
  /** Origin of the host that serves these routes: the provider sends the browser back there. */
  origin: string
}

const stateSchema = z.object({
  provider: z.string(),
  callback: z.string(),
  codeVerifier: z.string(),
  nonce: z.string(),
})

/** What is known of someone who came back from a provider. */
export const identitySchema = z.object({
  provider: z.string(),
  /** Who they are there; never changes, unlike an address. */
  subject: z.string().min(1),
  email: z.string().optional(),
  /** Whether the provider says so. */
  emailVerified: z.boolean(),
  name: z.string().optional(),
})
export type Identity = z.output<typeof identitySchema>

/**
 * Where to send the browser, and what to remember in it. While the provider is away, whoever has a
 * page to come back to is sent there at once: it says so in their language.
 */
export async function beginConnection(
  desk: ConnectionDesk,
  providerId: string,
  askedCallback: string | undefined,
): Promise<{ location: string; state?: string } | Refused> {
  const settings = desk.providers.settingsOf(providerId)
  if (settings === undefined) return disabled
  const page = askedCallback ?? settings.callback
  const callback = page ?? `${desk.origin}/api/auth/${providerId}/callback`
  if (callback !== settings.callback && !isOurs(desk, callback))
    return refuse('ValidationError', 'Invalid callback URL provided')
  const provider = await desk.providers.find(providerId)
  if (provider === undefined)
    return page === undefined ? away : { location: withError(page, 'temporarily_unavailable') }
  const codeVerifier = randomBytes(48).toString('base64url')
  const nonce = randomBytes(16).toString('base64url')
  const record = { provider: providerId, callback, codeVerifier, nonce }
  const state = await keepOnce(desk.auth, 'openid-state', record, 600)
  const redirectURI = redirectUri(desk, providerId)
  const request = { state, codeVerifier, redirectURI, idTokenNonce: nonce }
  return { location: (await provider.createAuthorizationURL(request)).href, state }
}

/**
 * Takes the browser back from the provider. The front end gets a ticket of ours as `access_token`,
 * good for one sign-in within five minutes. Strapi passes on the provider's own token, which then
 * stands in histories and logs, and would take any token of that provider, also one that was made
 * out to another website.
 */
export async function finishConnection(
  desk: ConnectionDesk,
  providerId: string,
  query: { state?: string | undefined; code?: string | undefined; error?: string | undefined },
  rememberedState: string | undefined,
): Promise<{ location: string } | Refused> {
  if (query.state === undefined || query.state !== rememberedState) return expired
  const pending = await takeOnce(desk.auth, 'openid-state', query.state, stateSchema)
  if (pending?.provider !== providerId) return expired
  const identity = query.code ? await identify(desk, pending, query.code) : undefined
  if (identity === undefined)
    return { location: withError(pending.callback, query.error ?? 'server_error') }
  const ticket = await keepOnce(desk.auth, 'openid-ticket', identity, 300)
  const back = new URL(pending.callback)
  back.searchParams.set('access_token', ticket)
  back.searchParams.set('raw[access_token]', ticket)
  return { location: back.href }
}

async function identify(
  desk: ConnectionDesk,
  { provider: providerId, codeVerifier, nonce }: z.output<typeof stateSchema>,
  code: string,
): Promise<Identity | undefined> {
  const provider = await desk.providers.find(providerId)
  if (provider === undefined) return undefined
  try {
    const redirectURI = redirectUri(desk, providerId)
    const brought = { code, codeVerifier, redirectURI }
    const tokens = await answerInTime(provider.validateAuthorizationCode(brought))
    // Without a signed statement for us, with our nonce, anyone's token would do.
    if (!tokens?.idToken) return undefined
    const info = await answerInTime(
      provider.getUserInfo({ ...tokens, expectedIdTokenNonce: nonce }),
    )
    if (info === null) throw new Error('The provider vouches for nobody.')
    const subject = String(await provider.accountSubject({ tokens, profile: info.data }))
    const { email, emailVerified, name } = info.user
    return identitySchema.parse({
      provider: providerId,
      subject,
      email: email ?? undefined,
      emailVerified: emailVerified === true,
      name: name || undefined,
    })
  } catch (error) {
    desk.log.warn({ err: error, provider: providerId }, 'a sign-in at a provider failed')
    desk.providers.forget(providerId)
    return undefined
  }
}

/** In the words of RFC 6749, 4.1.2.1, as providers say it themselves. */
function withError(page: string, error: string): string {
  const url = new URL(page)
  url.searchParams.set('error', error)
  return url.href
}

const disabled = refuse('ApplicationError', 'This provider is disabled')
const away = refuse(
  'ServiceUnavailableError',
  'This provider does not answer: please try again in a moment',
)
const expired = refuse('ValidationError', 'The sign-in took too long: please begin again')

function redirectUri({ origin }: ConnectionDesk, providerId: string): string {
  return `${origin}/api/connect/${providerId}/callback`
}

/** Our own page for who came back from a provider and brings nothing along. */
export function connectPage({ hosts }: ConnectionDesk, providerId: string): string {
  return `${originOf(hosts, 'app')}/account/connect/${encodeURIComponent(providerId)}`
}

function isOurs({ hosts }: ConnectionDesk, callback: string): boolean {
  const origin = URL.parse(callback)?.origin
  return (['default', 'business', 'app', 'health', 'cms'] as const).some(
    (role) => originOf(hosts, role) === origin,
  )
}
