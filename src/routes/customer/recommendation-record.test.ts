import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { buildHostTable } from '#sites/hosts.ts'
import { type RequestFacts, requestFacts } from '../request-facts.ts'
import { loader } from './recommendation-record.ts'

test('the link of a mail keeps the language of the mail, for the page that may say it is over', async () => {
  const hosts = buildHostTable({ appEnv: 'production', siteDomain: 'feather.example', port: 3000 })
  const context = new RouterContextProvider()
  const facts = { hosts, locale: 'en-de', target: { kind: 'app' } }
  context.set(requestFacts, facts as unknown as RequestFacts)
  const url = new URL('https://app.feather.example/recommendation-tool/advice/a.b?lang=fr-fr')
  const asked = { request: new Request(url), url, context, params: { token: 'a.b' } }
  const led = await loader(asked as never).catch((thrown: unknown) => thrown)
  const { headers } = led as Response
  expect(headers.get('location')).toBe('/recommendation-tool/advice/a.b')
  expect(headers.get('set-cookie')).toContain('fr')
})
