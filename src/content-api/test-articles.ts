import { system } from '#accounts/acting-user.ts'
import { deleteDocument } from '#content/write-document.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestContentApp } from './test-content-app.ts'

export const testPicture = {
  name: 'picture.png',
  alternativeText: 'A picture',
  hash: 'picture_1',
  ext: '.png',
  mime: 'image/png',
  size: 1.5,
  url: '/uploads/picture_1.png',
  width: 10,
  height: 10,
}

/**
 * Articles that refer to each other, to categories and to a picture, in public and as drafts, and a
 * page with blocks. For a whole file of tests.
 */
export async function shareTestArticles() {
  const api = await shareInFile(startTestContentApp())
  await api.publish('media', 'en-de--picture', testPicture)
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
  await deleteDocument(api.database.db, 'blogs', 'en-de--gone', { by: system })
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
  return {
    api,
    /** The first article, or the page. */
    first: async (query: string, collection = 'blogs') => {
      const uid = `en-de--${collection === 'pages' ? 'home' : 'first'}`
      return (await api.ask(`/${collection}?filters[uid]=${uid}&${query}`)).body.data[0]
    },
  }
}
