import { afterEach, describe, expect, test } from 'vitest'
import { system } from '#accounts/acting-user.ts'
import { openTestDatabase } from '#platform/postgres/test-database.ts'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { renameDocument } from '../rename-document.ts'
import { createStoreSource } from '../source.ts'
import { contentDocuments } from '../tables.ts'
import { savePublished, unpublishDocument } from '../write-document.ts'

const options = { by: system }

const database = await shareInFile(openTestDatabase())
afterEach(() => database.db.delete(contentDocuments))

const publishPage = (path: string, more: object = {}, uid = 'en-de--offer') =>
  savePublished(
    database.db,
    'pages',
    uid,
    {
      title: 'Offer',
      site: 'default',
      path,
      blocks: [{ __component: 'blocks.hero', title: 'Hello' }],
      ...more,
    },
    options,
  )

const publishRedirect = (name: string, attributes: object) =>
  savePublished(database.db, 'redirects', `en-de--${name}`, { ...attributes }, options)

const leadsTo = async (
  path: string,
  locale: 'en-de' | 'en-fr' | 'de-de' = 'en-de',
  site: 'default' | 'business' = 'default',
) => (await createStoreSource(database.db).findRedirect(site, locale, path))?.to

describe('a page that gets another address', () => {
  test('leaves a redirect behind, in its own locale', async () => {
    await publishPage('/spring')
    expect(await leadsTo('/spring')).toBeUndefined()
    await publishPage('/spring-offer')
    expect(await leadsTo('/spring')).toBe('/spring-offer')
    expect(await leadsTo('/spring', 'de-de')).toBeUndefined()
  })

  test('may come back without leading in a circle', async () => {
    await publishPage('/spring')
    await publishPage('/spring-offer')
    await publishPage('/spring')
    expect(await leadsTo('/spring')).toBeUndefined()
    expect(await leadsTo('/spring-offer')).toBe('/spring')
  })

  test('is followed in each language by itself', async () => {
    await publishPage('/spring')
    await publishPage('/spring', {}, 'de-de--offer')
    await publishPage('/fruehling', {}, 'de-de--offer')
    await publishPage('/spring-offer')
    expect(await leadsTo('/spring', 'de-de')).toBe('/fruehling')
    expect(await leadsTo('/spring', 'en-de')).toBe('/spring-offer')
  })

  test('is followed wherever it was shown: other sites, other countries', async () => {
    await publishPage('/spring', { alsoOn: ['business'], everyCountry: true })
    await publishPage('/spring-offer', { alsoOn: ['business'], everyCountry: true })
    expect(await leadsTo('/spring', 'en-fr', 'business')).toBe('/spring-offer')
    expect(await leadsTo('/spring', 'de-de')).toBeUndefined()
  })

  test('is followed to another site', async () => {
    await publishPage('/spring')
    await publishPage('/spring', { site: 'business' })
    expect(await leadsTo('/spring')).toBe('business:/spring')
  })

  test('is followed beside one whose address differs by a slash alone', async () => {
    await publishPage('/spring/sale')
    await publishPage('/spring-sale', {}, 'en-de--sale')
    await publishPage('/spring-offer')
    await publishPage('/sale', {}, 'en-de--sale')
    expect(await leadsTo('/spring/sale')).toBe('/spring-offer')
    expect(await leadsTo('/spring-sale')).toBe('/sale')
    await publishPage('/spring-sale', {}, 'en-de--sale')
    expect(await leadsTo('/spring-sale')).toBeUndefined()
    expect(await leadsTo('/spring/sale')).toBe('/spring-offer')
  })

  test('is followed where its name is its address, and the name alone changes', async () => {
    const article = { title: 'Tandems', body: '<p>Text</p>' }
    await savePublished(database.db, 'blogs', 'en-de--tandem', article, options)
    const rename = (from: string, to: string) =>
      renameDocument(database.db, 'blogs', { from, to }, options)
    await rename('en-de--tandem', 'en-de--tandems')
    expect(await leadsTo('/blog/tandem')).toBe('/blog/tandems')
    expect(await leadsTo('/blog/tandem', 'de-de')).toBeUndefined()
    await rename('en-de--tandems', 'en-de--tandem')
    expect(await leadsTo('/blog/tandem')).toBeUndefined()
    expect(await leadsTo('/blog/tandems')).toBe('/blog/tandem')
    await rename('en-de--tandem', 'de-de--tandem')
    expect(await leadsTo('/blog/tandem')).toBeUndefined()
  })

  test('leaves nothing behind while it is not public, or moves nowhere', async () => {
    await publishPage('/spring')
    await unpublishDocument(database.db, 'pages', 'en-de--offer', options)
    await publishPage('/spring-offer')
    await publishPage('/spring-offer', { title: 'Another' })
    expect(await leadsTo('/spring')).toBeUndefined()
    expect(await leadsTo('/spring-offer')).toBeUndefined()
  })
})

describe('a redirect that could not be followed is refused', () => {
  test('when it closes a circle', async () => {
    await publishRedirect('one', { from: '/a', to: '/b' })
    await publishRedirect('two', { from: '/b', to: '/c' })
    await expect(publishRedirect('three', { from: '/c', to: '/a' })).rejects.toThrow(
      '/c → /a → /b → /c',
    )
    await publishRedirect('three', { site: 'business', from: '/c', to: '/a' })
  })

  test('when it closes a circle in one locale alone', async () => {
    await publishRedirect('french', { from: '/a', to: '/elsewhere', locales: ['fr-fr'] })
    await publishRedirect('german', { from: '/a', to: '/b', locales: ['de-de'] })
    await expect(publishRedirect('back', { from: '/b', to: '/a' })).rejects.toThrow('/b → /a → /b')
    await publishRedirect('back', { from: '/b', to: '/a', locales: ['fr-fr', 'en-de'] })
  })

  test('and not for a locale in which another goes before it', async () => {
    await publishRedirect('german', { from: '/b', to: '/c', locales: ['de-de'] })
    await publishRedirect('there', { from: '/a', to: '/b', locales: ['de-de'] })
    await publishRedirect('back', { from: '/b', to: '/a' })
    expect(await leadsTo('/b', 'de-de')).toBe('/c')
  })

  test('when it closes a circle over another site', async () => {
    await publishRedirect('there', { from: '/a', to: 'business:/b' })
    const back = { site: 'business', from: '/b', to: 'default:/a' }
    await expect(publishRedirect('back', back)).rejects.toThrow('/b → default:/a → /b')
    await publishRedirect('back', { ...back, to: 'default:/c' })
  })

  test('when another begins at the same path', async () => {
    await publishRedirect('one', { from: '/a', to: '/b' })
    await expect(publishRedirect('two', { from: '/a', to: '/c' })).rejects.toThrow('en-de--one')
    await publishRedirect('one', { from: '/a', to: '/c' })
    await publishRedirect('two', { from: '/a', to: '/d', locales: ['de-de'] })
    expect(await leadsTo('/a', 'de-de')).toBe('/d')
    expect(await leadsTo('/a', 'en-de')).toBe('/c')
  })
})
