import { describe, expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { unpublishDocument } from '#content/write-document.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestContentApp } from './test-content-app.ts'

const api = await shareInFile(startTestContentApp())
const category = (name: string) => ({ title: name, slug: 'health-insurance' })
await api.publish('blog-categories', 'en-de--health', category('Health'))
await api.publish('blog-categories', 'en-de--bike', category('Bike'))
await api.publish('blog-categories', 'en-de--hidden', category('Hidden'))
const blog = (title: string, more: object) => ({ title, body: '<p>Text</p>', ...more })
await api.publish('blogs', 'en-de--a', {
  ...blog('Alpha', { isPopular: true, readingMinutes: 3, reviewedOn: '2026-01-10' }),
  categories: ['en-de--health', 'en-de--bike'],
  author: { name: 'Anna', role: 'Broker' },
  editorNotes: 'nobody may read this',
})
await api.publish('blogs', 'en-de--b', {
  ...blog('beta', { readingMinutes: 10, excerpt: '50% off_x', reviewedOn: '2026-02-10' }),
  categories: ['en-de--bike', 'en-de--hidden'],
  author: { name: 'Ben' },
  related: ['en-de--a'],
})
const by = system
await unpublishDocument(api.database.db, 'blog-categories', 'en-de--hidden', { by })
await api.publish('blogs', 'en-de--c', blog('Gamma\\', { readingMinutes: 7 }))
await api.publish('blogs', 'de-de--a', blog('Alpha auf Deutsch', {}))
await api.draft('blogs', 'en-de--d', blog('Delta', { readingMinutes: 5 }))
await api.publish('pages', 'en-de--p', {
  title: 'Page',
  site: 'default',
  path: '/page',
  seo: { metaTitle: 'Found by search' },
  blocks: [{ __component: 'blocks.hero', title: 'Hello' }],
})
await api.publish('navigations', 'en-de--footer', {
  kind: 'footer',
  products: { title: 'Products', list: [{ id: 'bike', name: 'Bike', url: '/bike-insurance' }] },
  resources: { title: 'Resources', items: [] },
  company: { title: 'Company', items: [{ name: 'About', url: '/about-us' }] },
  legal: [{ name: 'Imprint', url: '/impressum' }],
})

const names = async (query: string, collection = 'blogs') => {
  const { status, body } = await api.ask(`/${collection}?${query}`)
  expect(body, query).toHaveProperty('data')
  expect(status, JSON.stringify(body)).toBe(200)
  expect(body.meta.pagination.total, query).toBe(body.data.length)
  return body.data.map((each: { attributes: { uid: string } }) =>
    each.attributes.uid.replace('en-de--', ''),
  )
}

describe('operators', () => {
  test.each([
    ['filters[title]=Alpha', 'a'],
    ['filters[title][$eq]=Alpha', 'a'],
    ['filters%5Btitle%5D%5B%24eq%5D=Alpha', 'a'],
    ['filters[title][$eq]=alpha', ''],
    ['filters[title][$eqi]=ALPHA', 'a'],
    ['filters[title][$ne]=Alpha', 'b c'],
    ['filters[title][$nei]=ALPHA', 'b c'],
    ['filters[readingMinutes][$lt]=7', 'a'],
    ['filters[readingMinutes][$lte]=7', 'a c'],
    ['filters[readingMinutes][$gt]=7', 'b'],
    ['filters[readingMinutes][$gte]=7', 'b c'],
    ['filters[readingMinutes][$between][0]=7&filters[readingMinutes][$between][1]=10', 'b c'],
    ['filters[readingMinutes][$in][0]=3&filters[readingMinutes][$in][1]=10', 'a b'],
    ['filters[readingMinutes][$in]=3', 'a'],
    ['filters[readingMinutes][$notIn][0]=3', 'b c'],
    ['filters[title][$contains]=lph', 'a'],
    ['filters[title][$contains]=LPH', ''],
    ['filters[title][$containsi]=LPH', 'a'],
    ['filters[title][$notContains]=lph', 'b c'],
    ['filters[title][$notContainsi]=LPH', 'b c'],
    ['filters[title][$startsWith]=Al', 'a'],
    ['filters[title][$startsWithi]=AL', 'a'],
    ['filters[title][$endsWith]=ta', 'b'],
    ['filters[title][$endsWithi]=TA', 'b'],
    ['filters[title][$endsWith]=%5C', 'c'],
    ['filters[excerpt][$contains]=50%25 off', 'b'],
    ['filters[excerpt][$null]=true', 'a c'],
    ['filters[excerpt][$null]=false', 'b'],
    ['filters[excerpt][$null]=t', 'a c'],
    ['filters[excerpt][$notNull]=1', 'b'],
    ['filters[excerpt][$notNull]=f', 'a c'],
    ['filters[title][$contains]=A%25ha', 'a'],
    ['filters[title][$startsWith]=_lph', 'a'],
    ['filters[excerpt][$eq]', 'a c'],
    ['filters[title][$not][$contains]=lph', 'b c'],
    ['filters[isPopular][$eq]=true', 'a'],
    ['filters[isPopular]=false', 'b c'],
    ['filters[reviewedOn][$gt]=2026-01-31', 'b'],
    ['filters[publishedAt][$gt]=2020-01-01T00:00:00.000Z', 'a b c'],
    ['filters[publishedAt][$null]=true', ''],
    ['filters[uid][$eq]=en-de--a', 'a'],
    ['filters[title][$gt]=B', 'b c'],
  ])('%s', async (query, expected) => {
    expect((await names(query)).join(' ')).toBe(expected)
  })

  test('groups', async () => {
    expect(await names('filters[$or][0][title]=Alpha&filters[$or][1][title]=beta')).toEqual([
      'a',
      'b',
    ])
    expect(
      await names('filters[$and][0][title][$contains]=a&filters[$and][1][readingMinutes][$gt]=5'),
    ).toEqual(['b', 'c'])
    expect(await names('filters[$not][title]=Alpha')).toEqual(['b', 'c'])
    expect(await names('filters[title][$contains]=a&filters[isPopular]=true')).toEqual(['a'])
    expect(await names('filters[title][$contains]=a&filters[title][$startsWith]=b')).toEqual(['b'])
  })

  test('ids', async () => {
    const { body } = await api.ask('/blogs?filters[uid]=en-de--a')
    expect(await names(`filters[id][$in][0]=${body.data[0].id}`)).toEqual(['a'])
  })
})

describe('relations and components', () => {
  test.each([
    ['filters[categories][uid][$contains]=health', 'a'],
    ['filters[categories][uid][$contains]=bike', 'a b'],
    ['filters[categories][title]=Bike', 'a b'],
    ['filters[categories][uid][$contains]=hidden', ''],
    ['filters[categories][$null]=true', 'c'],
    ['filters[categories][$notNull]=true', 'a b'],
    ['filters[categories][id][$notNull]=true', 'a b'],
    ['filters[related][categories][title]=Health', 'b'],
    ['filters[author][name][$eq]=Anna', 'a'],
    ['filters[author][name][$contains]=n', 'a b'],
    ['filters[author][$notNull]=true', 'a b'],
    ['filters[author][$null]=true', 'c'],
    ['filters[author][$null]=false', 'a b'],
    ['filters[author]', 'c'],
    ['filters[author][$notNull]=true&filters[author][name]=Ben', 'b'],
    ['filters[author][$or][0][name]=Ben&filters[author][$or][1][role]=Broker', 'a b'],
    ['filters[localizations][locale][$eq]=de-de', 'a'],
  ])('%s', async (query, expected) => {
    expect((await names(query)).join(' ')).toBe(expected)
  })

  test('components one and many', async () => {
    expect(await names('filters[seo][metaTitle][$contains]=Found', 'pages')).toEqual(['p'])
    expect(await names('filters[legal][name]=Imprint', 'navigations')).toEqual(['footer'])
    expect(await names('filters[legal][name]=Nothing', 'navigations')).toEqual([])
    expect(await names('filters[legal][$notNull]=true', 'navigations')).toEqual(['footer'])
    expect(await names('filters[advice][$null]=true', 'navigations')).toEqual(['footer'])
    expect(await names('filters[seo][$null]=true', 'pages')).toEqual([])
    expect(await names('filters[company][items][name]=About', 'navigations')).toEqual(['footer'])
  })
})

describe('sort, search, locale, fields', () => {
  test.each([
    ['sort=title:desc', 'b c a'],
    ['sort=readingMinutes', 'a c b'],
    ['sort[0]=isPopular:desc&sort[1]=readingMinutes:desc', 'a b c'],
    ['sort=author.name:DESC', 'c b a'],
    ['sort[author][name]=asc', 'a b c'],
    ['sort=id:desc', 'c b a'],
    ['_q=ALPHA', 'a'],
    ['_q=50%25 off', 'b'],
    ['_q=0%25o', ''],
    ['_q=off_x', 'b'],
    ['_q=al_ha', ''],
    ['locale=en-fr', ''],
    ['locale=en-de', 'a b c'],
  ])('%s', async (query, expected) => {
    expect((await names(query)).join(' ')).toBe(expected)
  })

  test('all locales', async () => {
    expect(await names('locale=all&sort=uid')).toEqual(['de-de--a', 'a', 'b', 'c'])
  })

  test('fields', async () => {
    const { body } = await api.ask('/blogs?fields[0]=title&fields=isPopular&filters[title]=Alpha')
    expect(body.data[0].attributes).toEqual({ title: 'Alpha', isPopular: true })
    const listed = await api.ask('/blogs?fields=title,isPopular&filters[title]=Alpha')
    expect(listed.body.data).toEqual(body.data)
    const all = await api.ask('/blogs?fields[0]=*&filters[title]=Alpha')
    expect(all.body.data).toEqual((await api.ask('/blogs?filters[title]=Alpha')).body.data)
  })
})

describe('what may not be read', () => {
  test.each([
    ['filters[editorNotes][$contains]=nobody', 'editorNotes'],
    ['filters[nothing]=1', 'nothing'],
    ['filters[title][$nope]=1', '$nope'],
    ['filters[categories][nothing]=1', 'nothing'],
    ['filters[author][nothing]=1', 'nothing'],
    ['filters[author]=Anna', 'author'],
    ['filters[related][editorNotes][$notNull]=true', 'editorNotes'],
    ['filters[$or][0][editorNotes]=1', 'editorNotes'],
    ['sort=editorNotes', 'editorNotes'],
    ['sort=related.editorNotes', 'editorNotes'],
    ['sort=nothing', 'nothing'],
    ['fields=editorNotes', 'editorNotes'],
    ['fields[0]=categories', 'categories'],
    ['populate[related][fields][0]=editorNotes', 'editorNotes'],
    ['populate[related][filters][editorNotes][$contains]=a', 'editorNotes'],
    ['populate[related][sort]=editorNotes', 'editorNotes'],
  ])('%s', async (query, key) => {
    const { status, body } = await api.ask(`/blogs?${query}`, { token: api.tokens.full })
    expect(status).toBe(400)
    expect(body).toEqual({
      data: null,
      error: {
        status: 400,
        name: 'ValidationError',
        message: `Invalid parameter ${key}`,
        details: { key },
      },
    })
  })

  test('private fields are in no answer', async () => {
    const { body } = await api.ask('/blogs?populate=deep&locale=all', { token: api.tokens.full })
    expect(JSON.stringify(body)).not.toContain('editorNotes')
    expect(JSON.stringify(body)).not.toContain('nobody may read this')
  })
})
