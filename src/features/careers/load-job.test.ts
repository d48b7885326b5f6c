import { expect, test } from 'vitest'
import type { ContentSource } from '#content/source.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { loadJob } from './load-job.ts'

test('the page above a position has the name that editors gave it', async () => {
  const job = { title: 'Engineer', location: 'Berlin', department: 'Product', description: '' }
  const content = {
    findByUid: async (collection: string) =>
      collection === 'jobs'
        ? { uid: 'en-de--engineer', attributes: job, publishedAt: '2026-01-01T00:00:00.000Z' }
        : undefined,
    describePage: async (_site: string, _locale: string, path: string) => ({
      attributes: { title: 'Work with us', path },
    }),
    getSettings: async () => ({ brandName: 'Feather', emails: {}, address: {} }),
  } as unknown as ContentSource
  const hosts = buildHostTable({ appEnv: 'production', siteDomain: 'feather.test', port: 443 })
  const page = await loadJob(
    {
      content,
      hosts,
      env: { appEnv: 'production' },
      clock: { now: () => new Date('2026-06-01') },
      cacheTags: new Set(),
      preview: false,
      readQuery: () => null,
    } as unknown as Parameters<typeof loadJob>[0],
    { site: 'default', locale: 'en-de', path: '/careers/engineer', slug: 'engineer' },
  )
  expect(JSON.stringify(page?.meta.structuredData[0])).toContain('"name":"Work with us"')
})
