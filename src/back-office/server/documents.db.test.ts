import { readFile } from 'node:fs/promises'
import { sql } from 'drizzle-orm'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import type { AttributesOf } from '#content/collections/registry.ts'
import { saveFile } from '#content/media/save-file.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestBackOffice } from './test-back-office.ts'

const blogs = '/admin/api/content/blogs'
const article = { title: 'An article', body: '<p>Text</p>' }

const earlierTexts = 'src/platform/database/migrations/0052_files-that-texts-name.sql'

const office = await shareInFile(startTestBackOffice())
const ada = await office.signIn('admin', 'Ada')
const edith = await office.signIn('editor', 'Edith')

let made = 0
/** The address of a new article that is published. */
async function publishOne(attributes = article): Promise<string> {
  made += 1
  const path = `${blogs}/en-de--article-${made}`
  const { status } = await edith('POST', path, { attributes, publish: true })
  expect(status).toBe(201)
  return path
}

describe('a list', () => {
  test('tells drafts, published and changed documents apart', async () => {
    const published = await publishOne()
    const changed = await publishOne()
    await edith('PUT', changed, { revision: 1, action: 'save', attributes: { title: 'Newer' } })
    await edith('POST', `${blogs}/en-de--only-draft`, { attributes: { title: 'Draft' } })
    const uidsOf = async (stage: string) => {
      const { body } = await ada('GET', `${blogs}?stage=${stage}&pagination[pageSize]=100`)
      expect(body.total).toBe(body.data.length)
      return body.data.map(({ id }: { id: string }) => `${blogs}/${id}`)
    }
    expect(await uidsOf('draft')).toEqual([`${blogs}/en-de--only-draft`])
    expect(await uidsOf('published')).toContain(published)
    expect(await uidsOf('changed')).toEqual([changed])
    expect((await ada('GET', `${blogs}?stage=finished`)).status).toBe(400)
  })

  test('searches, sorts and pages as the content API does', async () => {
    await publishOne({ ...article, title: 'Zebra one' })
    await publishOne({ ...article, title: 'Zebra two' })
    const ask = `${blogs}?_q=zebra&sort=title:desc&pagination[page]=1&pagination[pageSize]=1`
    const { body } = await ada('GET', ask)
    expect(body.total).toBe(2)
    expect(body.data).toMatchObject([{ stage: 'published', attributes: { title: 'Zebra two' } }])
  })

  test('gives documents by name in the order asked for', async () => {
    const first = (await publishOne()).slice(blogs.length + 1)
    const second = (await publishOne()).slice(blogs.length + 1)
    const { body } = await ada('GET', `${blogs}?uids=${second},en-de--gone,${first}`)
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([second, first])
  })
})

describe('writing', () => {
  test('a draft may be unfinished and the public sees nothing of it', async () => {
    const path = await publishOne()
    const attributes = { title: 'Half', editorNotes: 'Ask Bruno' }
    const saved = await edith('PUT', path, { revision: 1, action: 'save', attributes })
    expect(saved.body).toMatchObject({ stage: 'changed', revision: 2, attributes })
    const uid = path.slice(blogs.length + 1)
    const { body } = await office.anonymous('GET', `/api/blogs?filters[uid]=${uid}`)
    expect(body.data[0].attributes).toMatchObject({ title: 'An article' })
  })

  test.each(['', 'Spring Offer', 'spring-offer-🎉', 'spring-'])(
    'a new document is not named %j',
    async (name) => {
      const path = `${blogs}/${encodeURIComponent(`en-de--${name}`)}`
      const { status, body } = await edith('POST', path, { attributes: article })
      expect(status).toBe(400)
      expect(body.error.details.errors).toMatchObject([{ path: ['uid'] }])
      expect(body.error.details.errors[0].message).toContain('lower-case')
    },
  )

  test('one that is published without a name is told of all that it lacks', async () => {
    const path = `${blogs}/${encodeURIComponent('en-de--')}`
    const { body } = await edith('POST', path, { attributes: { title: 'A' }, publish: true })
    expect(body.error.details.errors).toMatchObject([{ path: ['uid'] }, { path: ['body'] }])
  })

  test('what was typed is kept when the document is taken from the public', async () => {
    const path = await publishOne()
    const attributes = { ...article, title: 'Typed and not saved' }
    const { body } = await edith('PUT', path, { revision: 1, action: 'unpublish', attributes })
    expect(body).toMatchObject({ stage: 'draft', attributes })
    const { body: gone } = await office.anonymous(
      'GET',
      `/api/blogs?filters[uid]=${path.slice(blogs.length + 1)}`,
    )
    expect(gone.data).toEqual([])
  })

  test('publishing says what is wrong, where', async () => {
    const path = await publishOne()
    const attributes = { title: '', author: { role: 'Editor' } }
    const { status, body } = await edith('PUT', path, {
      revision: 1,
      action: 'publish',
      attributes,
    })
    expect(status).toBe(400)
    const paths = body.error.details.errors.map((each: { path: string[] }) => each.path.join('.'))
    expect(paths).toEqual(expect.arrayContaining(['title', 'body', 'author.name']))
  })

  test('publish, unpublish, discard and delete', async () => {
    const path = await publishOne()
    const act = async (revision: number, action: string, attributes?: object) =>
      (await edith('PUT', path, { revision, action, ...(attributes && { attributes }) })).body
    expect(await act(1, 'save', { ...article, title: 'B' })).toMatchObject({ stage: 'changed' })
    expect(await act(2, 'discard')).toMatchObject({ attributes: article, stage: 'published' })
    expect(await act(3, 'unpublish')).toMatchObject({ stage: 'draft', publishedAt: null })
    expect(await act(4, 'publish')).toMatchObject({ stage: 'published', revision: 5 })
    expect((await edith('DELETE', `${path}?revision=4`)).status).toBe(409)
    expect((await edith('DELETE', `${path}?revision=5`)).status).toBe(200)
    expect((await edith('GET', path)).status).toBe(404)
  })

  test('the second of two editors is told, with the newer state, and overwrites nothing', async () => {
    const path = await publishOne()
    const change = (title: string) => ({
      revision: 1,
      action: 'save',
      attributes: { ...article, title },
    })
    expect((await edith('PUT', path, change('By Edith'))).status).toBe(200)
    const second = await ada('PUT', path, change('By Ada'))
    expect(second.status).toBe(409)
    expect(second.body.error.details.current).toMatchObject({
      revision: 2,
      updatedBy: 'Edith',
      attributes: { title: 'By Edith' },
    })
    expect((await ada('GET', path)).body.attributes.title).toBe('By Edith')
  })

  test('who sends again what was kept, because the answer was lost, is told of nobody else', async () => {
    const path = await publishOne()
    for (const [revision, action] of [
      [1, 'save'],
      [2, 'publish'],
    ] as const) {
      const change = { revision, action, attributes: { ...article, title: 'Sent twice' } }
      const first = await edith('PUT', path, change)
      expect(first).toMatchObject({ status: 200, body: { revision: revision + 1 } })
      expect(await edith('PUT', path, change)).toEqual(first)
    }
    // What is only a draft was not published, and what was published since is no draft.
    const again = { revision: 1, attributes: { ...article, title: 'Sent twice' } }
    expect((await edith('PUT', path, { ...again, action: 'save' })).status).toBe(409)
    const drafted = { revision: 3, action: 'save', attributes: { ...article, title: 'Later' } }
    expect((await edith('PUT', path, drafted)).status).toBe(200)
    const publish = { ...drafted, action: 'publish' }
    expect((await edith('PUT', path, publish)).status).toBe(409)
  })

  test('nor is who takes back or gives up again what is gone', async () => {
    const path = await publishOne()
    const draft = { revision: 1, action: 'save', attributes: { ...article, title: 'Draft' } }
    await edith('PUT', path, draft)
    const discard = { revision: 2, action: 'discard' }
    const discarded = await edith('PUT', path, discard)
    expect(discarded).toMatchObject({ status: 200, body: { revision: 3, stage: 'published' } })
    expect(await edith('PUT', path, discard)).toEqual(discarded)
    // Of a draft that a colleague gave up or published, its writer is told.
    expect((await ada('PUT', path, discard)).status).toBe(409)
    const unpublish = { revision: 3, action: 'unpublish' }
    const taken = await edith('PUT', path, unpublish)
    expect(taken).toMatchObject({ status: 200, body: { revision: 4, stage: 'draft' } })
    expect(await edith('PUT', path, unpublish)).toEqual(taken)
    const other = { ...unpublish, attributes: { ...article, title: 'Typed since' } }
    expect((await edith('PUT', path, other)).status).toBe(409)
  })

  test('nor is who creates again what was created', async () => {
    for (const publish of [false, true]) {
      const path = `${blogs}/en-de--created-twice-${publish ? 'published' : 'draft'}`
      const first = await edith('POST', path, { attributes: article, publish })
      expect(first.status).toBe(201)
      expect(await edith('POST', path, { attributes: article, publish })).toEqual(first)
      const taken = [
        await ada('POST', path, { attributes: article, publish }),
        await edith('POST', path, { attributes: { ...article, title: 'Other' }, publish }),
        await edith('POST', path, { attributes: article, publish: !publish }),
      ]
      expect(taken.map(({ status }) => status)).toEqual([400, 400, 400])
    }
  })

  test('a uid that is taken or malformed is a problem of that field', async () => {
    const path = await publishOne()
    const again = await edith('POST', path, { attributes: article })
    expect(again.body.error.details.errors[0].path).toEqual(['uid'])
    const malformed = await edith('POST', `${blogs}/xx-yy--a`, { attributes: article })
    expect(malformed.body.error.details.errors[0].path).toEqual(['uid'])
  })

  test('rich text cannot carry a script', async () => {
    const path = await publishOne()
    const attributes = { ...article, body: '<p onclick="x()">A<script>alert(1)</script></p>' }
    const { body } = await edith('PUT', path, { revision: 1, action: 'save', attributes })
    expect(body.attributes.body).toBe('<p>A</p>')
  })
})

describe('versions', () => {
  test('say who did what, and lead back', async () => {
    const path = await publishOne()
    await ada('PUT', path, {
      revision: 1,
      action: 'publish',
      attributes: { ...article, title: 'Worse' },
    })
    const { body } = await edith('GET', `${path}/versions`)
    expect(body.data).toMatchObject([
      { action: 'publish', by: 'Ada' },
      { action: 'publish', by: 'Edith' },
    ])
    const [newest, oldest] = body.data
    const content = await edith('GET', `${path}/versions/${newest.id}`)
    expect(content.body).toMatchObject({ attributes: { title: 'Worse' }, before: article })
    const restore = `${path}/versions/${oldest.id}/restore`
    expect((await edith('POST', restore, { revision: 1 })).status).toBe(409)
    const restored = await edith('POST', restore, { revision: 2, publish: true })
    expect(restored.body).toMatchObject({ stage: 'published', attributes: article })
  })

  test('of another document are not found', async () => {
    const [one, other] = [await publishOne(), await publishOne()]
    const { body } = await edith('GET', `${one}/versions`)
    const path = `${other}/versions/${body.data[0].id}`
    expect((await edith('GET', path)).status).toBe(404)
    expect((await edith('POST', `${path}/restore`, { revision: 1 })).status).toBe(404)
  })
})

describe('translations', () => {
  test('list what is missing, and start from another one with its references', async () => {
    const category = (locale: string) =>
      edith('POST', `/admin/api/content/blog-categories/${locale}--travel`, {
        attributes: { title: 'T', slug: 'life-insurance' },
        publish: true,
      })
    await category('en-de')
    await category('de-de')
    const path = await publishOne({ ...article, categories: ['en-de--travel'] } as typeof article)
    const german = await edith('POST', `${path}/translations`, { locale: 'de-de' })
    expect(german.body).toMatchObject({
      id: path.slice(blogs.length + 1).replace('en-de', 'de-de'),
      stage: 'draft',
      attributes: { title: article.title, categories: ['de-de--travel'] },
    })
    expect((await edith('POST', `${path}/translations`, { locale: 'de-de' })).status).toBe(400)
    const { body } = await edith('GET', `${path}/translations`)
    const stages = Object.fromEntries(
      body.data.map((each: { locale: string; document: { stage: string } | null }) => [
        each.locale,
        each.document?.stage,
      ]),
    )
    expect(stages).toMatchObject({ 'en-de': 'published', 'de-de': 'draft' })
    expect(stages['es-es']).toBeUndefined()
  })
})

test('usages name the documents that refer to another', async () => {
  const target = await publishOne()
  const uid = target.slice(blogs.length + 1)
  const source = await publishOne({ ...article, title: 'Refers', related: [uid] } as typeof article)
  const { body } = await edith('GET', `${target}/usages`)
  expect(body.data).toEqual([
    {
      collection: 'blogs',
      id: source.slice(blogs.length + 1),
      title: 'Refers',
      isPublic: true,
    },
  ])
  expect(body.total).toBe(1)
})

test('usages of a file name the texts that show it, also those written before this was kept', async () => {
  const picture = await sharp({ create: { width: 900, height: 9, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const file = { bytes: picture, name: 'harbour.png', alternativeText: 'A harbour' }
  const { uid, attributes } = await saveFile(office.db, file, system)
  const { url, formats } = attributes as AttributesOf<'media'>
  const smaller = Object.values(formats ?? {})[0]?.url ?? expect.fail('No smaller size was made.')
  const shows = (address: string) => ({ ...article, body: `<p><img src="${address}" alt=""></p>` })
  await edith('POST', `${blogs}/en-de--shows-harbour`, { attributes: shows(smaller) })
  await publishOne({ ...shows(url), title: 'Shows it' })
  const other = { ...shows('/uploads/elsewhere_0123456789ab.png'), title: 'Another picture' }
  await edith('POST', `${blogs}/en-de--shows-other`, { attributes: other })
  const usages = async () => {
    const { body } = await edith('GET', `/admin/api/content/media/${uid}/usages`)
    return body.data.map(({ title, isPublic }: Record<string, unknown>) => [title, isPublic])
  }
  const expected = [
    ['Shows it', true],
    ['An article', false],
  ]
  expect(await usages()).toEqual(expected)
  const links = () =>
    office.db.execute(sql`select * from content_links
      where target_collection = '/uploads' order by source_id, is_draft, position`)
  const written = await links()
  await office.db.execute(sql`delete from content_links where target_collection = '/uploads'`)
  await office.db.execute(sql.raw(await readFile(earlierTexts, 'utf8')))
  expect((await links()).rows).toEqual(written.rows)
  expect(await usages()).toEqual(expected)
})

test('of thousands of usages the first are named, and all are counted', async () => {
  const target = await publishOne()
  const uid = target.slice(blogs.length + 1)
  await publishOne({ ...article, title: 'Refers', related: [uid] } as typeof article)
  await office.db.execute(sql`
    with made as (
      insert into content_documents
        (collection, uid, locale, attributes, draft, published_at, updated_at)
      select 'blogs', 'en-de--usage-' || n, 'en-de', case when n > 1 then said end, said,
        case when n > 1 then now() end, now() - n * interval '1 day'
      from generate_series(1, 60) n, jsonb_build_object('title', 'Usage ' || n) said
      returning id)
    insert into content_links (source_id, is_draft, field, position, target_collection, target_uid)
    select id, false, 'related', 0, 'blogs', ${uid} from made`)
  const { body } = await edith('GET', `${target}/usages`)
  expect([body.total, body.data.length]).toEqual([61, 50])
  const titles = body.data.map(({ title }: { title: string }) => title)
  expect(titles.slice(0, 2)).toEqual(['Refers', 'Usage 2'])
})

test('the latest changes come first', async () => {
  const path = await publishOne()
  const { body } = await edith('GET', '/admin/api/changes')
  expect(body.data[0]).toMatchObject({
    uid: path.slice(blogs.length + 1),
    title: article.title,
    kind: 'Blog articles',
    language: 'English (Germany)',
    action: 'publish',
    by: 'Edith',
    exists: true,
  })
})
