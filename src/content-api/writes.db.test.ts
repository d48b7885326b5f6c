import { describe, expect, test } from 'vitest'
import { listVersions } from '#content/versions.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestContentApp } from './test-content-app.ts'

const api = await shareInFile(startTestContentApp())

const send = (method: string, path: string, data?: object) =>
  api.ask(path, {
    method,
    token: api.tokens.full,
    ...(data === undefined ? {} : { json: { data } }),
  })

describe('create', () => {
  test('publishes unless told otherwise, and answers 200', async () => {
    const { status, body } = await send('POST', '/blogs', {
      uid: 'en-de--new',
      title: 'New',
      body: 'x',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      data: { id: expect.any(Number), attributes: { uid: 'en-de--new', locale: 'en-de' } },
      meta: {},
    })
    expect(body.data.attributes.publishedAt).not.toBeNull()
    expect((await api.ask(`/blogs/${body.data.id}`)).status).toBe(200)
  })

  test('as a draft, which may be unfinished', async () => {
    const { status, body } = await send('POST', '/blogs', {
      uid: 'en-de--later',
      publishedAt: null,
    })
    expect(status).toBe(200)
    expect(body.data.attributes).toMatchObject({ title: null, publishedAt: null })
    expect((await api.ask(`/blogs/${body.data.id}`)).status).toBe(404)
  })

  test.each([
    [{ title: 'x', body: 'x' }, ['uid'], 'uid must be defined.'],
    [
      { uid: 'nowhere', title: 'x', body: 'x' },
      ['uid'],
      "The provided UID didn't contain a valid locale segment",
    ],
    [
      { uid: 'xx-yy--a', title: 'x', body: 'x' },
      ['uid'],
      "The provided UID didn't contain a valid locale segment",
    ],
    [
      { uid: 'en-de', title: 'x', body: 'x' },
      ['uid'],
      "The provided UID didn't contain any non-locale segments",
    ],
    [
      { uid: 'en-de--', title: 'x', body: 'x' },
      ['uid'],
      "The provided UID didn't contain any non-locale segments",
    ],
    [{ uid: 'en-de--new', title: 'x', body: 'x' }, ['uid'], 'This attribute must be unique'],
    [{ uid: 'en-de--q', body: 'x' }, ['title'], 'title must be defined.'],
    [{ uid: 'en-de--q', title: ' ', body: 'x' }, ['title'], 'title must not be empty'],
    [{ uid: 'en-de--q', title: null, body: 'x' }, ['title'], 'title cannot be null.'],
  ])('%j is refused', async (data, path, message) => {
    const { status, body } = await send('POST', '/blogs', data)
    expect(status).toBe(400)
    expect(body.error).toMatchObject({ status: 400, name: 'ValidationError' })
    expect(body.error.details.errors).toContainEqual({ path, message, name: 'ValidationError' })
  })

  test('without data is refused, in a body and in a form', async () => {
    const bare = { method: 'POST', token: api.tokens.full }
    const form = new FormData()
    form.append('title', 'x')
    for (const options of [{ json: { title: 'x' } }, { json: { data: 'x' } }, { body: form }]) {
      const { status, body } = await api.ask('/blogs', { ...bare, ...options })
      expect(status).toBe(400)
      expect(body.error).toEqual({
        status: 400,
        name: 'ValidationError',
        details: {},
        message: 'Missing "data" payload in the request body',
      })
    }
  })

  test('a missing choice is told as any missing field', async () => {
    const data = { uid: 'en-de--q', title: 'x', department: 'x', location: 'x', description: 'x' }
    const { body } = await send('POST', '/jobs', data)
    expect(body.error).toMatchObject({ status: 400, message: 'employment must be defined.' })
  })

  test('several problems are counted', async () => {
    const { body } = await send('POST', '/blogs', { uid: 'en-de--q', isPopular: 'yes' })
    expect(body.error.message).toBe('3 errors occurred')
    expect(body.error.details.errors).toHaveLength(3)
  })

  test('two at once make one', async () => {
    const data = { uid: 'en-de--race', title: 'Race', body: 'x' }
    const made = await Promise.all([1, 2, 3].map(() => send('POST', '/blogs', data)))
    expect(made.map(({ status }) => status).sort()).toEqual([200, 400, 400])
    expect(api.faults).toEqual([])
  })
})

describe('update and delete', () => {
  test('of two who change different fields at once, both find their change kept', async () => {
    const { body: made } = await send('POST', '/blogs', {
      uid: 'en-de--both',
      title: 'Before',
      body: 'Before',
      excerpt: 'Before',
    })
    const changes = [{ title: 'After' }, { body: 'After' }, { excerpt: 'After' }]
    await Promise.all(changes.map((each) => send('PUT', `/blogs/${made.data.id}`, each)))
    const { body } = await api.ask(`/blogs/${made.data.id}`)
    expect(body.data.attributes).toMatchObject({ title: 'After', body: 'After', excerpt: 'After' })
  })

  test('changes what is named, keeps the rest, the id and the moment of publishing', async () => {
    const { body: made } = await send('POST', '/blogs', {
      uid: 'en-de--change',
      title: 'Before',
      body: 'x',
      excerpt: 'Short',
      publishedAt: '2020-01-02T03:04:05.678Z',
    })
    const { status, body } = await send('PUT', `/blogs/${made.data.id}`, {
      title: 'After',
      excerpt: null,
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: made.data.id,
      attributes: {
        title: 'After',
        body: 'x',
        excerpt: null,
        publishedAt: '2020-01-02T03:04:05.678Z',
      },
    })
    for (const title of ['', null]) {
      const refused = await send('PUT', `/blogs/${made.data.id}`, { title })
      expect(refused.status).toBe(400)
    }
    expect((await api.ask(`/blogs/${made.data.id}`)).body.data.attributes.title).toBe('After')
  })

  test('publishedAt takes from the public and gives back', async () => {
    const { body: made } = await send('POST', '/blogs', {
      uid: 'en-de--toggle',
      title: 'T',
      body: 'x',
    })
    const path = `/blogs/${made.data.id}`
    expect(
      (await send('PUT', path, { publishedAt: null })).body.data.attributes.publishedAt,
    ).toBeNull()
    expect((await api.ask(path)).status).toBe(404)
    expect((await send('PUT', path, { title: 'T2' })).body.data.attributes.title).toBe('T2')
    expect((await api.ask(path)).status).toBe(404)
    await send('PUT', path, { publishedAt: new Date().toISOString() })
    expect((await api.ask(path)).body.data.attributes.title).toBe('T2')
  })

  test('what an editor is drafting is kept, and gets the change', async () => {
    const id = await api.publish('blogs', 'en-de--both', { title: 'Live', body: 'live' })
    await api.draft('blogs', 'en-de--both', { title: 'Live', body: 'drafted' })
    await send('PUT', `/blogs/${id}`, { title: 'New title' })
    expect((await api.ask(`/blogs/${id}`)).body.data.attributes).toMatchObject({
      title: 'New title',
      body: 'live',
    })
    const preview = await api.ask(`/blogs/${id}?publicationState=preview`, {
      token: api.tokens.readOnly,
    })
    expect(preview.body.data.attributes).toMatchObject({ title: 'New title', body: 'drafted' })
  })

  test('a component that is named by its id keeps what is not said of it; one without is another', async () => {
    const author = { name: 'Anna', role: 'Broker' }
    const id = await api.publish('blogs', 'en-de--parts', { title: 'T', body: 'x', author })
    const written = async (given: object) =>
      (await send('PUT', `/blogs/${id}?populate=author`, { author: given })).body.data.attributes
        .author
    expect(await written({ id: 1, role: 'Editor' })).toEqual({
      id: 1,
      name: 'Anna',
      role: 'Editor',
    })
    expect(await written({ id: 1, role: null })).toEqual({ id: 1, name: 'Anna', role: null })
    expect(await written({ id: 1, role: 'Editor' })).toMatchObject({ name: 'Anna' })
    expect(await written({ name: 'Ben' })).toEqual({ id: 1, name: 'Ben', role: null })
  })

  test('so do those of a list and the blocks of a page, wherever they are moved', async () => {
    const hero = { __component: 'blocks.hero', title: 'Hello', text: 'Text of the hero' }
    const faq = {
      __component: 'blocks.faq',
      questions: [
        { question: 'One?', answer: '<p>1</p>' },
        { question: 'Two?', answer: '<p>2</p>' },
      ],
    }
    const page = { title: 'Page', site: 'default', path: '/parts' }
    const id = await api.publish('pages', 'en-de--parts', { ...page, blocks: [hero, faq] })
    const drafted = [faq, { ...hero, title: 'Drafted' }]
    await api.draft('pages', 'en-de--parts', { ...page, blocks: drafted })
    const blocks = [
      { id: 2, __component: 'blocks.faq', questions: [{ id: 2, question: 'Second?' }, { id: 1 }] },
      { id: 1, __component: 'blocks.hero', title: 'Good day' },
      // No block of this kind is at that place.
      { id: 1, __component: 'blocks.rich-text', body: '<p>New</p>' },
    ]
    expect((await send('PUT', `/pages/${id}`, { blocks })).status).toBe(200)
    // What is drafted in another order gets the same blocks, not parts of others.
    for (const state of ['live', 'preview']) {
      const query = `publicationState=${state}&populate[blocks][populate]=*`
      const { body } = await api.ask(`/pages/${id}?${query}`, { token: api.tokens.readOnly })
      expect(body.data.attributes.blocks).toMatchObject([
        {
          questions: [
            { question: 'Second?', answer: '<p>2</p>' },
            { question: 'One?', answer: '<p>1</p>' },
          ],
        },
        { title: 'Good day', text: 'Text of the hero' },
        { title: null, body: '<p>New</p>' },
      ])
    }
  })

  test('delete answers with what was deleted; versions stay', async () => {
    const { body: made } = await send('POST', '/blogs', {
      uid: 'en-de--gone',
      title: 'Gone',
      body: 'x',
    })
    const { status, body } = await send('DELETE', `/blogs/${made.data.id}`)
    expect([status, body.data.attributes.title]).toEqual([200, 'Gone'])
    expect((await send('DELETE', `/blogs/${made.data.id}`)).status).toBe(404)
    expect((await send('PUT', `/blogs/${made.data.id}`, { title: 'x' })).status).toBe(404)
    const versions = await listVersions(api.database.db, made.data.id)
    expect(versions.map(({ action, actorKind }) => [action, actorKind])).toEqual([
      ['delete', 'token'],
      ['publish', 'token'],
    ])
  })
})

test('another locale of a document', async () => {
  const { body: made } = await send('POST', '/blogs', {
    uid: 'en-de--world',
    title: 'World',
    body: 'x',
  })
  const localize = (json: object) =>
    api.ask(`/blogs/${made.data.id}/localizations`, {
      method: 'POST',
      token: api.tokens.full,
      json,
    })
  const { status, body } = await localize({ locale: 'de-de', title: 'Welt', body: 'x' })
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: expect.any(Number),
    title: 'Welt',
    locale: 'de-de',
    uid: 'de-de--world',
    localizations: [{ id: made.data.id, locale: 'en-de' }],
  })
  for (const [json, message] of [
    [{ title: 'x' }, 'locale is missing'],
    [{ locale: 'xx' }, 'locale is invalid'],
    [{ locale: 'de-de', title: 'x', body: 'x' }, 'locale is already used'],
  ] as const) {
    const refused = await localize(json)
    expect([refused.status, refused.body.error.name, refused.body.error.message]).toEqual([
      400,
      'ApplicationError',
      message,
    ])
  }
})

test('a form is a body too', async () => {
  const { status } = await api.ask('/blogs', {
    method: 'POST',
    token: api.tokens.full,
    body: 'data[uid]=en-de--form&data[title]=Form&data[body]=x',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  })
  expect(status).toBe(200)
})

test('what cannot go public is refused with the field and the reason', async () => {
  const block = { __component: 'blocks.articles', articles: ['en-de--nowhere'] }
  const page = { uid: 'en-de--unfit', title: 'Unfit', site: 'default', path: '/unfit' }
  const create = (blocks: object[]) => send('POST', '/pages', { ...page, blocks })
  const dangling = await create([block])
  expect(dangling.status).toBe(400)
  expect(dangling.body.error).toMatchObject({
    name: 'ValidationError',
    details: { errors: [{ path: ['blocks', '0', 'articles'] }] },
  })
  const message = 'blocks must hold at least one block'
  expect((await create([])).body.error).toMatchObject({ status: 400, message })
})
