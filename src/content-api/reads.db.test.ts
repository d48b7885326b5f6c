import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { deleteDocument } from '#content/write-document.ts'
import { startTestContentApp, type TestContentApp } from './test-content-app.ts'

let api: TestContentApp
const iso = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/)

beforeAll(async () => {
  api = await startTestContentApp()
  await api.publish('media', 'en-de--picture', {
    name: 'picture.png',
    alternativeText: 'A picture',
    hash: 'picture_1',
    ext: '.png',
    mime: 'image/png',
    size: 1.5,
    url: '/uploads/picture_1.png',
    width: 10,
    height: 10,
  })
  for (const name of ['one', 'two', 'three']) {
    await api.publish('blog-categories', `en-de--${name}`, { title: name, slug: 'life-insurance' })
  }
  const second = { title: 'Second', body: 'x' }
  await api.publish('blogs', 'en-de--second', second)
  await api.publish('blogs', 'en-de--gone', { title: 'Gone', body: 'x' })
  await api.publish('blogs', 'en-de--first', {
    title: 'First',
    body: '<p>Text</p>',
    categories: ['en-de--two', 'en-de--one', 'en-de--three'],
    author: { name: 'Anna', portrait: 'en-de--picture' },
    cover: 'en-de--picture',
    related: ['en-de--second'],
  })
  const related = ['en-de--first', 'en-de--gone']
  await api.publish('blogs', 'en-de--second', { ...second, related })
  await deleteDocument(api.database.db, 'blogs', 'en-de--gone', { by: { kind: 'system' } })
  await api.publish('blogs', 'de-de--first', { title: 'Erster', body: 'x' })
  await api.draft('blogs', 'en-de--draft', { title: 'Draft', body: 'secret' })
  await api.draft('blogs', 'en-de--second', { title: 'Second, rewritten', body: 'secret' })
  await api.publish('pages', 'en-de--home', {
    title: 'Home',
    site: 'default',
    path: '/',
    blocks: [
      { __component: 'blocks.hero', title: 'Hello', image: 'en-de--picture' },
      { __component: 'blocks.articles', articles: ['en-de--first'] },
      { __component: 'blocks.faq', questions: [{ question: 'Why?', answer: '<p>So.</p>' }] },
    ],
  })
})
afterAll(() => api.close())

const first = async (query: string, collection = 'blogs') =>
  (
    await api.ask(
      `/${collection}?filters[uid]=en-de--${collection === 'pages' ? 'home' : 'first'}&${query}`,
    )
  ).body.data[0]

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

describe('populate', () => {
  test('* goes one level', async () => {
    const { attributes } = await first('populate=*')
    expect(
      attributes.categories.data.map(
        (each: { attributes: { title: string } }) => each.attributes.title,
      ),
    ).toEqual(['two', 'one', 'three'])
    expect(attributes.cover.data).toMatchObject({
      id: expect.any(Number),
      attributes: { url: '/uploads/picture_1.png', provider: 'local', formats: null },
    })
    expect(attributes.author).toEqual({ id: 1, name: 'Anna', role: null })
    expect(attributes.seo).toBeNull()
    expect(attributes.localizations.data).toMatchObject([{ attributes: { locale: 'de-de' } }])
    expect(attributes.related.data[0].attributes).not.toHaveProperty('categories')
  })

  test.each([
    'populate=cover,author',
    'populate[0]=cover&populate[1]=author',
    'populate[cover]=true&populate[author]=*',
  ])('%s', async (query) => {
    const { attributes } = await first(query)
    expect(attributes.cover.data.attributes.alternativeText).toBe('A picture')
    expect(attributes.author.name).toBe('Anna')
    expect(attributes).not.toHaveProperty('categories')
  })

  test('nested by path and by object', async () => {
    for (const query of [
      'populate[0]=author.portrait',
      'populate[author][populate]=portrait',
      'populate[author][populate][portrait]=*',
    ]) {
      expect((await first(query)).attributes.author.portrait.data.attributes.name).toBe(
        'picture.png',
      )
    }
  })

  test('a reference to what is not published, or not there, is left out', async () => {
    const { body } = await api.ask('/blogs?filters[uid]=en-de--second&populate=related,cover')
    expect(body.data[0].attributes.related.data).toHaveLength(1)
    expect(body.data[0].attributes.cover).toEqual({ data: null })
  })

  test('fields, sort, filters and limits of a relation', async () => {
    const titles = async (query: string) =>
      (await first(query)).attributes.categories.data.map(
        (each: { attributes: { title: string } }) => each.attributes.title,
      )
    expect(await titles('populate[categories][sort]=title:desc')).toEqual(['two', 'three', 'one'])
    expect(await titles('populate[categories][filters][title][$contains]=o')).toEqual([
      'two',
      'one',
    ])
    expect(await titles('populate[categories][start]=1&populate[categories][limit]=1')).toEqual([
      'one',
    ])
    const { attributes } = await first('populate[categories][fields][0]=title')
    expect(attributes.categories.data[0]).toEqual({
      id: expect.any(Number),
      attributes: { title: 'two' },
    })
  })

  test('only the number of a relation, whatever its limit', async () => {
    const { attributes } = await first('populate[categories][count]=true&populate[cover][count]=1')
    expect(attributes.categories).toEqual({ data: { attributes: { count: 3 } } })
    expect(attributes.cover.data.attributes.name).toBe('picture.png')
    const query =
      'populate[categories][count]=true&populate[categories][limit]=1&populate[categories][filters][title][$contains]=o'
    expect((await first(query)).attributes.categories.data.attributes.count).toBe(2)
  })

  test('drafts of a relation for those who may see them', async () => {
    const titleOfRelated = async (query: string, token?: string) => {
      const path = `/blogs?filters[uid]=en-de--first&${query}`
      const { data } = (await api.ask(path, { token })).body
      return data[0].attributes.related.data[0].attributes.title
    }
    const drafts = 'populate[related][publicationState]=preview'
    expect(await titleOfRelated(drafts, api.tokens.readOnly)).toBe('Second, rewritten')
    expect(await titleOfRelated(drafts)).toBe('Second')
    const live = 'publicationState=preview&populate[related][publicationState]=live'
    expect(await titleOfRelated(live, api.tokens.readOnly)).toBe('Second')
    const { status } = await api.ask('/blogs?populate[related][publicationState]=all')
    expect(status).toBe(400)
  })

  test('a picture has everything that the upload plugin tells of it', async () => {
    const { attributes } = await first('populate=cover')
    expect(Object.keys(attributes.cover.data.attributes).sort()).toEqual(
      [
        'alternativeText',
        'caption',
        'createdAt',
        'ext',
        'focalPoint',
        'formats',
        'hash',
        'height',
        'mime',
        'name',
        'previewUrl',
        'provider',
        'provider_metadata',
        'size',
        'uid',
        'updatedAt',
        'url',
        'width',
      ].sort(),
    )
  })

  test('dynamic zones: all, by fragment, deep', async () => {
    const plain = (await first('populate=blocks', 'pages')).attributes.blocks
    expect(plain).toMatchObject([
      { id: 1, __component: 'blocks.hero', title: 'Hello', text: null },
      { id: 2, __component: 'blocks.articles', title: null },
      { id: 3, __component: 'blocks.faq', title: null },
    ])
    const some = (await first('populate[blocks][on][blocks.hero][populate]=*', 'pages')).attributes
      .blocks
    expect(some).toHaveLength(1)
    expect(some[0].image.data.attributes.name).toBe('picture.png')
    const star = (await first('populate[blocks][populate]=*', 'pages')).attributes.blocks
    expect(star[2].questions).toEqual([{ id: 1, question: 'Why?', answer: '<p>So.</p>' }])
    const deep = (await first('populate=deep', 'pages')).attributes.blocks
    expect(deep[1].articles.data[0].attributes.author.portrait.data.attributes.name).toBe(
      'picture.png',
    )
  })

  test('deep has a depth and ends where documents refer to each other', async () => {
    const one = (await first('populate=deep,2')).attributes
    expect(one.author).toEqual({ id: 1, name: 'Anna', role: null })
    const many = (await first('populate=deep,10')).attributes
    expect(many.author.portrait.data.attributes.name).toBe('picture.png')
    expect(many.related.data[0].attributes).not.toHaveProperty('related')
    const asked = await first('populate[related][populate][related][populate][related]=*')
    expect(
      asked.attributes.related.data[0].attributes.related.data[0].attributes.related.data[0]
        .attributes.title,
    ).toBe('Second')
  })

  test('unknown names are passed over', async () => {
    expect((await api.ask('/blogs?populate=nothing,editorNotes')).status).toBe(200)
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

test('locales, sitemap, health', async () => {
  const { body: locales } = await api.ask('/i18n/locales')
  expect(locales).toHaveLength(16)
  expect(locales[0]).toMatchObject({ id: 1, code: 'en-de', isDefault: true })
  const { body: sitemap } = await api.ask('/sitemap?subdomain=default')
  expect(sitemap.data).toContainEqual({ path: '/', locale: 'en-de', updatedAt: iso })
  expect(sitemap.data).toContainEqual({ path: '/blog/first', locale: 'de-de', updatedAt: iso })
  const wrong = await api.ask('/sitemap?subdomain=nowhere')
  expect([wrong.status, wrong.body.error.message]).toEqual([400, 'subdomain is not valid'])
  for (const method of ['GET', 'POST', 'HEAD', 'DELETE']) {
    const health = await fetch(`${api.origin}/_health`, { method })
    expect(health.status, method).toBe(204)
    expect(health.headers.get('x-powered-by')).toBe('Strapi <strapi.io>')
  }
})
