import { expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { listVersions } from '#content/versions.ts'
import { saveDraft } from '#content/write-document.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestContentApp } from './test-content-app.ts'

const api = await shareInFile(startTestContentApp())
await api.publish('blog-categories', 'en-de--one', { title: 'one', slug: 'life-insurance' })
await api.publish('blog-categories', 'en-de--two', { title: 'two', slug: 'pet-insurance' })

const send = (method: string, path: string, data: object) =>
  api.ask(path, { method, token: api.tokens.full, json: { data } })
const categoryIds = async () =>
  (await api.ask('/blog-categories?sort=uid')).body.data.map((each: { id: number }) => each.id)

const uids = (body: {
  data: { attributes: { categories: { data: { attributes: { uid: string } }[] } } }
}) => body.data.attributes.categories.data.map((each) => each.attributes.uid)

test('relations by id, as a list, connected and disconnected', async () => {
  const [one, two] = await categoryIds()
  const made = await send('POST', '/blogs?populate=categories', {
    uid: 'en-de--related',
    title: 'R',
    body: 'x',
    categories: [two, one],
  })
  expect(uids(made.body)).toEqual(['en-de--two', 'en-de--one'])
  const put = async (categories: unknown) =>
    uids((await send('PUT', `/blogs/${made.body.data.id}?populate=*`, { categories })).body)
  expect(await put({ disconnect: [two] })).toEqual(['en-de--one'])
  expect(await put({ connect: [{ id: two }] })).toEqual(['en-de--one', 'en-de--two'])
  expect(await put({ connect: [{ id: two, position: { before: one } }] })).toEqual([
    'en-de--two',
    'en-de--one',
  ])
  expect(await put({ connect: [{ id: one, position: { start: true } }] })).toEqual([
    'en-de--one',
    'en-de--two',
  ])
  expect(await put({ set: [two] })).toEqual(['en-de--two'])
  expect(await put(String(one))).toEqual(['en-de--one'])
  expect(await put(null)).toEqual([])
})

test('relations are connected to what is public, and what an editor drafted stays a draft', async () => {
  const [one, two] = await categoryIds()
  const uid = 'en-de--drafted'
  const fields = { title: 'D', body: 'x' }
  const made = await send('POST', '/blogs', { ...fields, uid, categories: [] })
  const draft = { ...fields, categories: ['en-de--two'] }
  await saveDraft(api.database.db, 'blogs', uid, draft, { by: system })
  const at = `/blogs/${made.body.data.id}?populate=categories`
  await send('PUT', at, { categories: { connect: [one] } })
  expect(uids((await api.ask(at)).body)).toEqual(['en-de--one'])
  const drafted = await api.ask(`${at}&publicationState=preview`, { token: api.tokens.full })
  expect(uids(drafted.body)).toEqual(['en-de--two', 'en-de--one'])
  // Beside one that the draft has no more, too.
  await saveDraft(api.database.db, 'blogs', uid, { ...fields, categories: [] }, { by: system })
  await send('PUT', at, { categories: { connect: [{ id: two, position: { before: one } }] } })
  expect(uids((await api.ask(at)).body)).toEqual(['en-de--two', 'en-de--one'])
})

test('relations follow their target when its uid changes', async () => {
  const made = await send('POST', '/blog-categories', {
    uid: 'en-de--old',
    title: 'Old',
    slug: 'policy-guides',
  })
  const blog = await send('POST', '/blogs', {
    uid: 'en-de--follows',
    title: 'F',
    body: 'x',
    categories: [made.body.data.id],
  })
  await send('PUT', `/blog-categories/${made.body.data.id}`, { uid: 'en-de--renamed' })
  expect(uids((await api.ask(`/blogs/${blog.body.data.id}?populate=categories`)).body)).toEqual([
    'en-de--renamed',
  ])
  expect((await api.ask('/blogs?filters[categories][uid]=en-de--renamed')).body.data).toHaveLength(
    1,
  )
  // A write like any other: it is in the history, and who saw the state before does not undo it.
  const [newest] = await listVersions(api.database.db, blog.body.data.id)
  expect(newest).toMatchObject({ action: 'rename', actorKind: 'token' })
  const stale = { by: system, expectedRevision: 1 }
  await expect(
    saveDraft(api.database.db, 'blogs', 'en-de--follows', { title: 'F' }, stale),
  ).rejects.toMatchObject({ code: 'conflict' })
})
