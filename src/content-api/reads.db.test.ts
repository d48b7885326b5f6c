import { describe, expect, test } from 'vitest'
import { shareTestArticles } from './test-articles.ts'

const { api, first } = await shareTestArticles()
const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

test('an entry has its scalars and dates, and nothing that was not populated', async () => {
  expect(await first('')).toEqual({
    id: expect.any(Number),
    attributes: {
      title: 'First',
      excerpt: null,
      body: '<p>Text</p>',
      isPopular: false,
      readingMinutes: null,
      line: null,
      tool: null,
      reviewedOn: null,
      uid: 'en-de--first',
      locale: 'en-de',
      createdAt: iso,
      updatedAt: iso,
      publishedAt: iso,
    },
  })
})

test('one entry by id, whatever its locale', async () => {
  const { body: list } = await api.ask('/blogs?locale=de-de')
  const { body } = await api.ask(`/blogs/${list.data[0].id}`)
  expect(body).toEqual({ data: list.data[0], meta: {} })
})

test.each(['999999', '0', '-1', 'abc', '99999999999999999999'])('no entry %s', async (id) => {
  const { status, body } = await api.ask(`/blogs/${id}`)
  expect(status).toBe(404)
  expect(body).toEqual({
    data: null,
    error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
  })
})

describe('pagination', () => {
  const meta = async (query: string) => (await api.ask(`/blogs?${query}`)).body.meta.pagination
  test.each([
    ['', { page: 1, pageSize: 25, pageCount: 1, total: 2 }],
    ['pagination[page]=2&pagination[pageSize]=1', { page: 2, pageSize: 1, pageCount: 2, total: 2 }],
    ['pagination[page]=0&pagination[pageSize]=0', { page: 1, pageSize: 1, pageCount: 2, total: 2 }],
    ['pagination[pageSize]=1000000', { page: 1, pageSize: 100, pageCount: 1, total: 2 }],
    ['pagination[start]=1&pagination[limit]=1', { start: 1, limit: 1, total: 2 }],
    ['pagination[start]=-5&pagination[limit]=-1', { start: 0, limit: 100, total: 2 }],
    ['pagination[withCount]=false', { page: 1, pageSize: 25 }],
    ['pagination[start]=0&pagination[withCount]=0', { start: 0, limit: 25 }],
    ['locale=en-fr', { page: 1, pageSize: 25, pageCount: 0, total: 0 }],
  ])('%s', async (query, expected) => {
    expect(await meta(query)).toEqual(expected)
  })

  test('the two styles do not mix', async () => {
    const { status, body } = await api.ask('/blogs?pagination[page]=1&pagination[limit]=1')
    expect(status).toBe(400)
    expect(body.error).toMatchObject({
      name: 'ValidationError',
      message: 'Invalid pagination parameters. Expected either start/limit or page/pageSize',
    })
  })
})

describe('drafts', () => {
  const titles = async (query: string, token?: string) =>
    (await api.ask(`/blogs?sort=title&${query}`, { token })).body.data.map(
      (each: { attributes: { title: string } }) => each.attributes.title,
    )
  test('are for those with a token who ask for them', async () => {
    expect(await titles('publicationState=preview', api.tokens.readOnly)).toEqual([
      'Draft',
      'First',
      'Second, rewritten',
    ])
    expect(await titles('', api.tokens.full)).toEqual(['First', 'Second'])
    expect(
      (await api.ask('/blogs?publicationState=preview', { token: api.tokens.full })).body.meta
        .pagination.total,
    ).toBe(3)
  })
  test.each([
    'publicationState=preview',
    'publicationState=preview&filters[publishedAt][$null]=true',
    'filters[title][$contains]=rewritten',
    'filters[$or][0][title][$contains]=Draft&filters[$or][1][publishedAt][$null]=true',
    'populate[related][publicationState]=preview&publicationState=preview',
  ])('are never public: %s', async (query) => {
    const { body } = await api.ask(`/blogs?${query}&populate=deep`)
    expect(JSON.stringify(body)).not.toMatch(/rewritten|secret|Draft/)
  })
  test('leave the date of the public as it was, for answers, filters and sorts', async () => {
    const published = '2026-01-02T03:04:05.678Z'
    await api.database.pool.query(
      `update content_documents set changed_at = '${published}' where uid = 'en-de--second'`,
    )
    const datesOf = async (query: string, token?: string) =>
      (await api.ask(`/blogs?${query}`, { token })).body.data.map(
        (each: { attributes: { updatedAt: string } }) => each.attributes.updatedAt,
      )
    const second = 'filters[uid]=en-de--second'
    for (const query of [second, `${second}&fields=updatedAt`, `filters[updatedAt]=${published}`]) {
      expect(await datesOf(query), query).toEqual([published])
      expect(await datesOf(query, api.tokens.readOnly), query).toEqual([published])
    }
    expect((await datesOf('sort=updatedAt'))[0]).toBe(published)
    const drafted = await datesOf(`${second}&publicationState=preview`, api.tokens.readOnly)
    expect(drafted).toEqual([iso])
    expect(drafted).not.toEqual([published])
  })
  test('by id are not found', async () => {
    const { body } = await api.ask('/blogs?publicationState=preview&filters[title]=Draft', {
      token: api.tokens.readOnly,
    })
    const { id } = body.data[0]
    expect((await api.ask(`/blogs/${id}?publicationState=preview`)).status).toBe(404)
    expect((await api.ask(`/blogs/${id}`, { token: api.tokens.readOnly })).status).toBe(404)
    expect(
      (await api.ask(`/blogs/${id}?publicationState=preview`, { token: api.tokens.readOnly }))
        .status,
    ).toBe(200)
  })
})

test('search engines are asked to list the pages, not the data that they are made from', async () => {
  const robotsOf = async (path: string) => {
    const { headers } = await fetch(`${api.origin}${path}`)
    return headers.get('x-robots-tag')
  }
  for (const path of ['/api/blogs', '/api/blogs/0'])
    expect(await robotsOf(path), path).toBe('noindex')
  expect(await robotsOf('/uploads/none.png')).toBeNull()
})

test('locales, sitemap, health', async () => {
  const { body: locales } = await api.ask('/i18n/locales')
  expect(locales).toHaveLength(16)
  expect(locales[0]).toMatchObject({ id: 1, code: 'en-de', isDefault: true })
  const { body: sitemap } = await api.ask('/sitemap?subdomain=default')
  expect(sitemap.data).toContainEqual(
    expect.objectContaining({
      path: '/',
      locale: 'en-de',
      updatedAt: iso,
      title: expect.any(String),
    }),
  )
  expect(sitemap.data).toContainEqual(
    expect.objectContaining({ path: '/blog/first', locale: 'de-de', updatedAt: iso }),
  )
  const changeOf = (path: string) =>
    sitemap.data.find(
      (each: { path: string; locale: string }) => each.path === path && each.locale === 'de-de',
    )?.updatedAt
  expect(changeOf('/blog')).toBe(changeOf('/blog/first'))
  const wrong = await api.ask('/sitemap?subdomain=nowhere')
  expect([wrong.status, wrong.body.error.message]).toEqual([400, 'subdomain is not valid'])
  for (const method of ['GET', 'POST', 'HEAD', 'DELETE']) {
    const health = await fetch(`${api.origin}/_health`, { method })
    expect(health.status, method).toBe(204)
    expect(health.headers.get('x-powered-by')).toBe('Strapi <strapi.io>')
  }
})
