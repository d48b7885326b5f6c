import { expect, test } from 'vitest'
import type { ContentSource } from '#content/source.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { topicLinks } from './topic-links.ts'

test('a page of the site that settings name for a topic is on the host of the site', async () => {
  const bookingLinks = [
    { topic: 'legal', url: '/support' },
    { topic: 'public-health', url: 'https://calls.example/health' },
  ]
  const content = { getSettings: async () => ({ bookingLinks }) } as unknown as ContentSource
  const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
  const links = await topicLinks(content, hosts, 'de-de')
  const hrefOf = (topic: string) => links.find((link) => link.topic === topic)?.href
  expect(hrefOf('legal')).toBe('http://localhost:3000/de-de/support')
  expect(hrefOf('public-health')).toBe('https://calls.example/health')
  expect(links.filter(({ href }) => href.startsWith('/')).length).toBe(links.length - 2)
})
