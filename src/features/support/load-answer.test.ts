import { readFile } from 'node:fs/promises'
import { expect, test, vi } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { loadAnswer } from './load-answer.ts'

const startingContent = async (path: string) =>
  JSON.parse(await readFile(new URL(`../../../content/${path}.json`, import.meta.url), 'utf8'))

test('an answer and the list of others name settings as visitors read them', async () => {
  const settings = await startingContent('settings/en-de--settings')
  const uid = 'en-de--sign-in-problems'
  const attributes = await startingContent(`help-articles/${uid}`)
  expect(attributes.body).toContain('{{setting.')
  const at = '2026-11-16T09:00:00.000Z'
  const entry = {
    collection: 'help-articles',
    uid,
    locale: 'en-de',
    locales: ['en-de'],
    attributes,
  }
  const other = { uid: 'en-de--other', slug: 'other', title: 'Who is {{setting.brandName}}?' }
  const facts = {
    content: {
      getSettings: async () => settings,
      findByUid: async () => ({ ...entry, updatedAt: at, publishedAt: at }),
      listHelp: async () => [{ ...other, summary: '', topic: attributes.topic, isPopular: false }],
    },
    clock: fixedClock(at),
    cacheTags: new Set<string>(),
    preview: false,
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
    env: { appEnv: 'development' },
    readQuery: () => null,
    reportError: vi.fn(),
  } as unknown as Parameters<typeof loadAnswer>[0]
  const place = { site: 'default', locale: 'en-de', path: '/support/sign-in-problems' } as const
  const found = JSON.stringify(await loadAnswer(facts, place))
  expect(found).toContain(settings.emails.help)
  expect(found).toContain(`Who is ${settings.brandName}?`)
  expect(found).not.toContain('{{')
})
