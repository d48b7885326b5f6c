import { describe, expect, test } from 'vitest'
import { fixedClock } from '#platform/clock.ts'
import type { Queries } from '#platform/database/connect.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { answerPreview } from './answer-preview.ts'
import { isPreviewing } from './is-previewing.ts'
import { previewLink } from './preview-link.ts'
import { previewMinutes, readPreview, signPreview } from './preview-token.ts'

const secretKey = 'a-secret-of-tests-that-is-long-enough'
const hosts = buildHostTable({ appEnv: 'development', port: 3000 })
const now = new Date('2026-05-01T10:00:00Z')
const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const preview = { site: 'default', locale: 'de-de', path: '/herbst', uid: 'de-de--herbst' } as const
const token = signPreview(secretKey, preview, now)

/** A link for its editor asks nothing of it. */
const queries = {} as Queries

function answer(query: Record<string, string>, { minutes = 0, site = 'default' as const } = {}) {
  return answerPreview({
    hosts,
    env: { secretKey },
    clock: fixedClock(at(minutes)),
    queries,
    target: { site, locale: 'de-de' },
    readQuery: (key) => query[key] ?? null,
  })
}

describe('the token', () => {
  test('says what it shows until its hour is over', () => {
    expect(readPreview(secretKey, token, at(previewMinutes - 1))).toMatchObject(preview)
    expect(readPreview(secretKey, token, at(previewMinutes))).toBe('expired')
  })

  test('is worthless when it was changed, cut, or signed by someone else', () => {
    const [payload = '', expiry = '', signature = ''] = token.split('.')
    const other = { ...preview, site: 'business' }
    const forged = Buffer.from(JSON.stringify(other)).toString('base64url')
    const foreign = signPreview('another-secret-that-is-long-enough', preview, now)
    for (const bad of [
      `${forged}.${expiry}.${signature}`,
      `${payload}.${Number(expiry) + 36_000}.${signature}`,
      `${payload}.${signature}`,
      payload,
      `${payload}.`,
      `${token}.x`,
      signature,
      foreign,
      '',
    ]) {
      expect(readPreview(secretKey, bad, now)).toBe('invalid')
    }
  })
})

describe('the link', () => {
  const context = { hosts, secretKey, now }
  const page = { collection: 'pages', uid: preview.uid, locale: 'de-de', attributes: preview }

  test('leads to the site of the page', () => {
    expect(previewLink(context, page)).toBe(`http://localhost:3000/de-de/preview?token=${token}`)
  })

  test('leads to an article, whose place is its name', async () => {
    const article = { collection: 'blogs', uid: 'de-de--wechsel', locale: 'de-de', attributes: {} }
    const link = previewLink(context, article) ?? ''
    const opened = await answer({ token: new URL(link).searchParams.get('token') ?? '' })
    expect(opened).toMatchObject({ to: '/de-de/blog/wechsel' })
  })

  test('is not made for a page that has no place yet', () => {
    for (const attributes of [
      { path: '/x' },
      { site: 'default' },
      { ...preview, path: '//evil' },
    ]) {
      expect(previewLink(context, { ...page, attributes })).toBeUndefined()
    }
  })

  test('opens the page at its real address with a cookie that no script reads', async () => {
    const opened = await answer({ token })
    expect(opened).toMatchObject({ to: '/de-de/herbst' })
    expect(opened).toHaveProperty(
      'setCookie',
      `feather_preview=${token}; Path=/; Max-Age=3600; HttpOnly; SameSite=Lax`,
    )
  })

  test('says why it opens nothing', async () => {
    expect(await answer({ token }, { minutes: previewMinutes })).toBe('expired')
    expect(await answer({ token: `${token}x` })).toBe('invalid')
    expect(await answer({})).toBe('invalid')
  })

  test('opens nothing on another site', async () => {
    const elsewhere = signPreview(secretKey, { ...preview, site: 'business' }, now)
    expect(await answer({ token: elsewhere })).toBe('invalid')
  })

  test('is left without leaving the site', async () => {
    expect(await answer({ leave: '/de-de/herbst' })).toMatchObject({
      to: '/de-de/herbst',
      setCookie: expect.stringContaining('feather_preview=; Path=/; Max-Age=0'),
    })
    for (const leave of ['//evil.example', '/\\evil.example', 'https://evil.example', '/a\nb']) {
      expect(await answer({ leave })).toMatchObject({ to: '/' })
    }
  })
})

describe('the cookie', () => {
  const asked = (cookie: string | undefined, site: 'default' | 'business' = 'default') =>
    isPreviewing(
      { cookie, target: { site, locale: 'en-de', path: '/' } },
      { secretKey, queries, now },
    )

  test('shows the drafts of its own site only', async () => {
    expect(await asked(`a=b; feather_preview=${token}`)).toBe(true)
    expect(await asked(`feather_preview=${token}`, 'business')).toBe(false)
    expect(await asked('feather_preview=forged')).toBe(false)
    expect(await asked(undefined)).toBe(false)
  })
})
