import { afterAll } from 'vitest'
import { nextAddress, startTestAccounts } from '#accounts/test-accounts.ts'
import { Strapi } from '#accounts/test-strapi-client.ts'
import { startTestContentApp } from './test-content-app.ts'

type Options = ConstructorParameters<typeof Strapi>[0]

/** The content API with accounts, as the SDK of Strapi sees it. For a whole file of tests. */
export async function shareTestStrapi(...settings: Parameters<typeof startTestAccounts>) {
  const site = await startTestAccounts(...settings)
  const api = await startTestContentApp(site)
  afterAll(async () => {
    await api.close()
    await site.close()
  })

  return {
    site,
    api,
    /** From an address of its own, as another device would have. */
    client(token?: string, options: Options = {}) {
      const axiosOptions = { headers: { 'x-forwarded-for': nextAddress() } }
      const strapi = new Strapi({ url: api.origin, axiosOptions, ...options })
      if (token) strapi.setToken(token)
      return strapi
    },
  }
}
