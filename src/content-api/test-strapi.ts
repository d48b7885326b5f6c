import { nextAddress, startTestAccounts } from '#accounts/test-accounts.ts'
import { Strapi } from '#accounts/test-strapi-client.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestContentApp } from './test-content-app.ts'

type Options = ConstructorParameters<typeof Strapi>[0]

/** The content API with accounts, as the SDK of Strapi sees it. For a whole file of tests. */
export async function shareTestStrapi(...settings: Parameters<typeof startTestAccounts>) {
  const site = await shareInFile(startTestAccounts(...settings))
  const api = await shareInFile(startTestContentApp(site))
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
