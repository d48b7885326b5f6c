import { expect, test } from 'vitest'
import type { HelpAnswer } from '#content/source.ts'
import { buildHostTable } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'
import { loadHelp } from './load-help.ts'

const answers = ['cancel-a-policy', 'withdraw-within-14-days'].map(
  (slug): HelpAnswer => ({
    uid: slug,
    slug,
    title: slug,
    summary: '',
    topic: 'cancellation',
    isPopular: false,
    product: undefined,
  }),
)

const slugsIn = async (locale: Locale) => {
  const content = { listHelp: async () => answers }
  const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
  const links = await loadHelp({ content, hosts, locale }, 'household')
  return links.map(({ href }) => href.split('/').at(-1))
}

test('beside a German contract stands no answer that tells the law of another country', async () => {
  expect(await slugsIn('en-de')).toEqual(['cancel-a-policy'])
  expect(await slugsIn('fr-fr')).toEqual(['withdraw-within-14-days'])
})
