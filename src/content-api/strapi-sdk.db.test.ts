import { describe, expect, test } from 'vitest'
import { problem } from '#accounts/test-people.ts'
import { Strapi } from '#accounts/test-strapi-client.ts'
import { shareTestStrapi } from './test-strapi.ts'

const { api, client } = await shareTestStrapi()

const notThere = {
  data: null,
  error: { status: 404, name: 'NotFoundError', message: 'Not Found', details: {} },
}

test('these are all the calls that the client has', () => {
  const calls = Object.getOwnPropertyNames(Strapi.prototype).filter(
    (name) => name !== 'constructor',
  )
  // One that is new here is one that nothing below makes.
  expect(calls.sort()).toEqual([
    'authenticateProvider',
    'changePassword',
    'create',
    'delete',
    'fetchUser',
    'find',
    'findOne',
    'forgotPassword',
    'getProviderAuthenticationUrl',
    'getToken',
    'login',
    'logout',
    'register',
    'removeToken',
    'request',
    'resetPassword',
    'sendEmailConfirmation',
    'setToken',
    'update',
  ])
})

describe('entries', () => {
  test('are created, found, updated and deleted, with what their parameters ask for', async () => {
    const strapi = client(api.tokens.full)
    await api.publish('blog-categories', 'en-de--one', { title: 'one', slug: 'life-insurance' })
    const entry = { uid: 'en-de--sdk', title: 'By the SDK', body: 'x', isPopular: true }
    const wanted = { fields: ['title'], populate: ['categories'] } as object
    const made = await strapi.create<object>(
      'blogs',
      { ...entry, categories: ['en-de--one'] },
      wanted,
    )
    const { id } = made.data as unknown as { id: number }
    expect(made).toMatchObject({ meta: {} })
    expect(made.data).toMatchObject({
      attributes: { title: 'By the SDK', categories: { data: [{ attributes: { title: 'one' } }] } },
    })
    expect(Object.keys((made.data as unknown as { attributes: object }).attributes)).toEqual([
      'title',
      'categories',
    ])
    const found = await strapi.find<object>('blogs', {
      filters: {
        uid: { $eq: 'en-de--sdk' },
        $or: [{ isPopular: true }, { title: { $in: ['a'] } }],
      },
      populate: 'deep',
      publicationState: 'live',
      locale: 'en-de',
      sort: ['title:asc', { id: 'desc' }],
      fields: ['title'],
      pagination: { page: 1, pageSize: 25 },
    } as object)
    expect(found.data).toMatchObject([{ id, attributes: { title: 'By the SDK' } }])
    expect(found.meta).toEqual({ pagination: { page: 1, pageSize: 25, pageCount: 1, total: 1 } })
    const offset = await strapi.find<object>('blogs', { pagination: { start: 0, limit: 1 } })
    expect(offset.meta).toEqual({ pagination: { start: 0, limit: 1, total: 1 } })
    const one = await strapi.findOne<object>('blogs', String(id), { populate: '*' })
    expect(one.data).toMatchObject({ id, attributes: { title: 'By the SDK', isPopular: true } })
    const changed = await strapi.update<object>('blogs', id, { title: 'Changed' }, wanted)
    expect(changed.data).toMatchObject({ id, attributes: { title: 'Changed' } })
    const gone = await strapi.delete<object>('blogs', id, { fields: ['title'] })
    expect(gone.data).toEqual({ id, attributes: { title: 'Changed' } })
    await expect(strapi.findOne('blogs', id)).rejects.toEqual(notThere)
    await expect(strapi.update('blogs', id, {})).rejects.toEqual(notThere)
    await expect(strapi.delete('blogs', id)).rejects.toEqual(notThere)
  })

  test('are refused in words that the client throws as they are', async () => {
    await expect(client().find('nothing')).rejects.toEqual(notThere)
    await expect(client().create('blogs', {})).rejects.toMatchObject({ error: { status: 403 } })
    await expect(client('undefined').find('blogs')).rejects.toEqual(
      problem('UnauthorizedError', 'Missing or invalid credentials', 401),
    )
    await expect(client(api.tokens.expired).find('blogs')).rejects.toEqual(
      problem('UnauthorizedError', 'Token expired', 401),
    )
    await expect(client().find('blogs', { sort: 'nothing' })).rejects.toEqual(
      problem('ValidationError', 'Invalid parameter nothing'),
    )
    const large = { title: 'x'.repeat(2_000_000) }
    await expect(client(api.tokens.full).create('blogs', large)).rejects.toEqual(
      problem('PayloadTooLargeError', 'Entity too large', 413),
    )
  })

  test('of nobody who answers are an UnknownError', async () => {
    await expect(client(undefined, { url: 'http://127.0.0.1:1' }).find('blogs')).rejects.toEqual({
      data: null,
      error: expect.objectContaining({ status: 500, name: 'UnknownError' }),
    })
  })
})

describe('request', () => {
  test('reaches what has no call of its own', async () => {
    const strapi = client(api.tokens.full)
    const locales = await strapi.request<{ code: string }[]>('get', '/i18n/locales')
    expect(locales.map(({ code }) => code)).toContain('en-de')
    expect(await strapi.request('get', '/users/count')).toEqual(expect.any(Number))
    expect(await strapi.request('get', '/upload/files')).toEqual([])
    const sitemap = await strapi.request('get', '/sitemap', { params: { subdomain: 'business' } })
    expect(sitemap).toEqual({ data: expect.any(Array), meta: {} })
  })

  // As Strapi answers where a plugin is not installed.
  test.each([
    ['post', '/graphql'],
    ['get', '/graphql'],
    ['post', '/email'],
    ['get', '/users-permissions/roles'],
    ['get', '/content-type-builder/content-types'],
    ['get', '/documentation'],
  ] as const)('%s %s is not there', async (method, path) => {
    const data = method === 'post' ? { data: { query: '{ blogs { id } }' } } : {}
    await expect(client().request(method, path, data)).rejects.toEqual(notThere)
    const beside = client(undefined, { prefix: '/' })
    await expect(beside.request(method, path, data)).rejects.toEqual(notThere)
  })

  test('in a way that a path does not know is refused', async () => {
    for (const [method, path] of [
      ['patch', '/blogs/1'],
      ['delete', '/blogs'],
      ['post', '/i18n/locales'],
      ['put', '/upload/files/1'],
      ['get', '/auth/local'],
      ['put', '/auth/forgot-password'],
    ] as const) {
      await expect(client().request(method, path)).rejects.toEqual(
        problem('MethodNotAllowedError', 'Method Not Allowed', 405),
      )
    }
  })

  test('uses the prefix, the options and the axios that the client was made with', async () => {
    const other = client(undefined, { url: `${api.origin}//`, prefix: '/api/' })
    expect(await other.find('blogs')).toMatchObject({ data: [] })
    const raw = await client().axios.get('/blogs')
    expect(raw.headers['x-powered-by']).toBe('Strapi <strapi.io>')
    expect(raw.headers['content-type']).toBe('application/json; charset=utf-8')
  })
})
