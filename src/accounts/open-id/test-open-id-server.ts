import { generateKeyPairSync, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import Provider from 'oidc-provider'
import { findFreePort } from '#platform/postgres/free-port.ts'

export type TestPerson = { email?: string; email_verified?: boolean; name?: string }

/**
 * A real OpenID Connect provider on a free port, for tests of the product at `ourPort`, which knows
 * it as `example`. `login` names who signs in.
 */
export async function startTestOpenIdServer(ourPort: number, people: Map<string, TestPerson>) {
  const port = await findFreePort()
  const settings = {
    id: 'example',
    issuer: `http://127.0.0.1:${port}`,
    clientId: 'feather',
    clientSecret: 'very-secret',
    scopes: ['openid', 'email', 'profile'],
    tokenAuth: 'basic' as const,
  }
  const client = {
    client_id: settings.clientId,
    client_secret: settings.clientSecret,
    redirect_uris: [`http://cms.localhost:${ourPort}/api/connect/example/callback`],
  }
  const openProvider = () =>
    new Provider(settings.issuer, {
      clients: [client],
      jwks: { keys: [newKey()] },
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
      findAccount: (_context, id) => ({
        accountId: id,
        claims: () => ({ sub: id, ...people.get(id) }),
      }),
      cookies: { keys: ['a key of tests'] },
      ttl: {
        AccessToken: 600,
        AuthorizationCode: 60,
        IdToken: 600,
        Interaction: 600,
        Session: 600,
        Grant: 600,
      },
    })
  let answer = openProvider().callback()
  const server = createServer((request, response) => answer(request, response))
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    settings,
    /** As after a move to another machine: other keys, and no memory of who was there. */
    startAnew: () => {
      answer = openProvider().callback()
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 })
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), use: 'sig', alg: 'RS256' }
}

/** Does in the provider's pages what a person does, up to the address that leads back. */
export async function signInAtProvider(start: string, login: string): Promise<URL> {
  const jar = new Map<string, string>()
  let url = new URL(start)
  const { origin } = url
  let form: URLSearchParams | undefined
  for (let step = 0; step < 12; step += 1) {
    const answer = await fetch(url, {
      redirect: 'manual',
      headers: { cookie: [...jar].map((pair) => pair.join('=')).join('; ') },
      ...(form ? { method: 'POST', body: form } : {}),
    })
    for (const line of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      jar.set(name, value)
    }
    form = undefined
    const location = answer.headers.get('location')
    if (location !== null) {
      url = new URL(location, url)
      if (url.origin !== origin) return url
      continue
    }
    const prompt = /name="prompt" value="(\w+)"/.exec(await answer.text())?.[1]
    if (prompt === undefined)
      throw new Error(`The provider shows no form at ${url} (${answer.status}).`)
    form = new URLSearchParams({ prompt, login, password: 'any' })
  }
  throw new Error('The provider never led back.')
}
