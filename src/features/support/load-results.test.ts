import { expect, test } from 'vitest'
import type { ContentSource, HelpAnswer } from '#content/source.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { loadResults } from './load-results.ts'
import type { SupportFacts } from './support-facts.ts'

const answer = (slug: string, isPopular: boolean) =>
  ({ uid: `en-de--${slug}`, slug, title: slug, isPopular }) as HelpAnswer

const content = {
  getSettings: async () => ({
    brandName: 'Feather',
    emails: { help: 'help@feather.example' },
    company: { phone: '+49 30 1' },
    bookingLinks: [],
  }),
  listHelp: async (locale: string) =>
    locale === 'en-de' ? [answer('rare', false), answer('often', true)] : [],
} as unknown as ContentSource

test.each([
  ['en-de', false],
  ['en-nl', true],
] as const)(
  'who has not asked yet in %s is shown what others ask, the most asked first; lent: %s',
  async (locale, isLent) => {
    const cacheTags = new Set<string>()
    const facts = {
      content,
      cacheTags,
      hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
      env: {},
      clock: { now: () => new Date('2026-11-18T12:00:00Z') },
      preview: false,
      readQuery: () => null,
      reportError: () => {},
    } as unknown as SupportFacts
    const address = { site: 'default', locale, path: '/search' } as const
    const { page } = await loadResults(facts, address, 'site')
    expect(page.popular.map(({ href }) => href)).toEqual(['/support/often', '/support/rare'])
    expect(page.isLent).toBe(isLent)
    expect([...cacheTags]).toContain('help-articles:en-de--often')
  },
)
