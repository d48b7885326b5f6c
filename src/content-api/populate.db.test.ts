import { describe, expect, test } from 'vitest'
import { shareTestArticles } from './test-articles.ts'

const { api, first } = await shareTestArticles()

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

  test('translations have no translations of their own', async () => {
    for (const below of ['*', 'localizations', 'deep,5']) {
      const { attributes } = await first(`populate[localizations][populate]=${below}`)
      expect(attributes.localizations.data[0].attributes).not.toHaveProperty('localizations')
    }
  })

  test('an answer that would be too long is refused, however few entries it has', async () => {
    const long = { title: 'Long', body: `<p>${'x'.repeat(190_000)}</p>` }
    const uids = ['en-de--long-one', 'en-de--long-two']
    for (const uid of uids) await api.publish('blogs', uid, long)
    for (const uid of uids) await api.publish('blogs', uid, { ...long, related: uids })
    const path = (steps: number) => `populate[related]${'[populate][related]'.repeat(steps)}=*`
    const status = async (steps: number) =>
      (await api.ask(`/blogs?filters[title]=Long&${path(steps)}`)).status
    expect(await status(1)).toBe(200)
    expect(await status(5)).toBe(400)
  })

  test('unknown names are passed over', async () => {
    expect((await api.ask('/blogs?populate=nothing,editorNotes')).status).toBe(200)
  })
})
