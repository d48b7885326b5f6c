import type { AuthContext, OAuthProvider } from 'better-auth'
import { genericOAuth } from 'better-auth/plugins/generic-oauth'
import type { Logger } from 'pino'
import type { OpenIdProviderSettings } from '#platform/settings/open-id-settings.ts'
import type { CustomerAuth } from '../customers/create-customer-auth.ts'
import { answerInTime } from './answer-in-time.ts'

export interface OpenIdProviders {
  settingsOf(id: string): OpenIdProviderSettings | undefined
  /** Undefined while the provider cannot be reached. */
  find(id: string): Promise<OAuthProvider | undefined>
  /** It is asked anew at its next use: its keys or addresses may have changed. */
  forget(id: string): void
}

/**
 * The providers of the settings. better-auth asks all of them at the start and drops for good what
 * does not answer then; here each is asked at its first use, and again until it answers.
 */
export function createOpenIdProviders(
  settings: readonly OpenIdProviderSettings[],
  auth: CustomerAuth,
  log: Pick<Logger, 'warn'>,
  patienceMs?: number,
): OpenIdProviders {
  const known = new Map<string, Promise<OAuthProvider | undefined>>()
  const settingsOf = (id: string) => settings.find((provider) => provider.id === id)
  return {
    settingsOf,
    forget: (id) => void known.delete(id),
    find(id) {
      const provider = settingsOf(id)
      if (provider === undefined) return Promise.resolve(undefined)
      const found = known.get(id) ?? discover(provider, auth, log, patienceMs)
      known.set(id, found)
      return found.then(
        (answer) => {
          if (answer === undefined) known.delete(id)
          return answer
        },
        (error) => {
          known.delete(id)
          throw error
        },
      )
    },
  }
}

async function discover(
  { id, name, issuer, clientId, clientSecret, scopes, tokenAuth }: OpenIdProviderSettings,
  auth: CustomerAuth,
  log: Pick<Logger, 'warn'>,
  patienceMs: number | undefined,
): Promise<OAuthProvider | undefined> {
  const base = issuer.replace(/\/$/, '')
  const discoveryUrl = `${base}/.well-known/openid-configuration`
  const plugin = genericOAuth({
    config: [
      {
        providerId: id,
        name: name ?? id,
        discoveryUrl,
        clientId,
        clientSecret,
        scopes,
        pkce: true,
        authentication: tokenAuth,
        requireIdTokenVerification: true,
      },
    ],
  })
  const context = { ...(await auth.$context), socialProviders: [] }
  const asked = Promise.resolve(plugin.init(context as unknown as AuthContext))
  const made = await answerInTime(asked, patienceMs).catch(() => undefined)
  const provider = made?.context.socialProviders[0]
  // OpenID Connect Discovery 1.0, 4.3: the issuer must be the very one that was asked for.
  if (provider?.issuer?.replace(/\/$/, '') === base) return provider
  // better-auth keeps the cause to itself: whoever reads this asks there and sees it.
  const seen = { provider: id, asked: discoveryUrl, answeredAs: provider?.issuer ?? 'nobody' }
  log.warn(seen, 'an OpenID Connect provider does not answer as it should')
  return undefined
}
