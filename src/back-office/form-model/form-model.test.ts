import { describe, expect, test } from 'vitest'
import { collections } from '#content/collections/registry.ts'
import { dropEmpty } from './drop-empty.ts'
import type { FormField } from './form-field.ts'
import { fieldsOfDocument, formOf } from './form-of-collection.ts'
import { hintOf, hintOfGroup, hints } from './hint-of.ts'
import { isDrawn } from './is-drawn.ts'
import { labelOf } from './label-of.ts'

const field = (collection: string, name: string, attributes = {}) =>
  fieldsOfDocument(collection, attributes).find((each) => each.name === name)

describe('the form of a collection', () => {
  test.each([
    ['blogs', 'title', { kind: 'text', multiline: false, required: true, maxLength: 300 }],
    ['blogs', 'excerpt', { kind: 'text', multiline: true, required: false }],
    ['blogs', 'body', { kind: 'rich-text', required: true }],
    ['blogs', 'isPopular', { kind: 'boolean', initial: false, required: false }],
    ['blogs', 'categories', { kind: 'reference', target: 'blog-categories', many: true }],
    ['blogs', 'cover', { kind: 'reference', target: 'media', many: false }],
    ['blogs', 'readingMinutes', { kind: 'number', integer: true, min: 1, max: 120 }],
    ['blogs', 'reviewedOn', { kind: 'date' }],
    ['announcement-bars', 'startsAt', { kind: 'moment' }],
    ['announcement-bars', 'sites', { kind: 'choices', required: false }],
    ['help-articles', 'topic', { kind: 'choice', required: true }],
    ['redirects', 'to', { kind: 'text', required: true }],
    ['redirects', 'locales', { kind: 'choices', required: false }],
    ['blogs', 'line', { kind: 'choice', required: false }],
    ['announcement-bars', 'endsAt', { kind: 'moment', required: false }],
  ])('%s: %s', (collection, name, expected) => {
    expect(field(collection, name)).toMatchObject(expected)
  })

  test('goes into groups, lists and blocks', () => {
    const author = field('blogs', 'author')
    expect(author?.kind === 'group' && author.fields.map(({ name }) => name)).toEqual([
      'name',
      'role',
      'portrait',
    ])
    const versions = field('legal-documents', 'versions')
    expect(versions?.kind === 'list' && versions.fields.map(({ kind }) => kind)).toEqual([
      'text',
      'date',
      'reference',
      'text',
    ])
    const blocks = field('pages', 'blocks')
    expect(blocks?.kind === 'blocks' && Object.keys(blocks.blocks)).toContain('blocks.hero')
  })

  test('draws the blocks of a page, and lists the questions of a form', () => {
    const drawn = (name: string) => fieldsOfDocument(name, {}).filter(isDrawn)
    expect(drawn('pages').map(({ name }) => name)).toEqual(['blocks'])
    expect(field('forms', 'fields')?.kind).toBe('blocks')
    expect(drawn('forms')).toEqual([])
  })

  test('follows the shape of the document where there are several', () => {
    expect(formOf('navigations').kind).toBe('variants')
    expect(field('navigations', 'legal', { kind: 'footer' })?.kind).toBe('list')
    expect(field('navigations', 'legal', { kind: 'main-navigation' })).toBeUndefined()
  })

  test('leaves nothing out that an editor has to fill in', () => {
    const unknown = collections
      .filter(({ face }) => face === 'collection')
      .flatMap(({ name }) => requiredOthers(fieldsOfDocument(name, {})).map((each) => [name, each]))
    expect(unknown).toEqual([])
  })
})

describe('what was left empty', () => {
  test('is absent, with optional groups around it', () => {
    const given = { title: 'A', excerpt: '', author: { name: null }, seo: {}, related: null }
    expect(dropEmpty('blogs', given)).toEqual({ title: 'A' })
  })

  test('stays where it says something', () => {
    const given = { isPopular: false, categories: [], author: { name: 'Ada', role: '' } }
    expect(dropEmpty('blogs', given)).toEqual({
      isPopular: false,
      categories: [],
      author: { name: 'Ada' },
    })
  })

  test('takes the spaces around a line, but none within several lines', () => {
    const given = { title: ' Two words ', excerpt: 'One\n\n two ', author: { name: ' ' } }
    expect(dropEmpty('blogs', given)).toEqual({ title: 'Two words', excerpt: 'One\n\n two ' })
    const blocks = [{ __component: 'blocks.hero', title: 'A ' }]
    expect(dropEmpty('pages', { blocks })).toEqual({
      blocks: [{ __component: 'blocks.hero', title: 'A' }],
    })
  })

  test('leaves required groups and blocks in place', () => {
    expect(dropEmpty('settings', { emails: {} })).toEqual({ emails: {} })
    const blocks = [{ __component: 'blocks.hero', title: 'A', text: '', action: {} }]
    expect(dropEmpty('pages', { blocks })).toEqual({
      blocks: [{ __component: 'blocks.hero', title: 'A' }],
    })
  })
})

test.each([
  ['readingMinutes', 'Reading minutes'],
  ['blocks.call-to-action', 'Call to action'],
  ['seo', 'Search engines'],
  ['en-de', 'en-de'],
  ['default', 'Personal'],
  ['non-eu-self-employed', 'Non-EU self-employed'],
])('%s is called %s', (name, label) => expect(labelOf(name)).toBe(label))

function requiredOthers(fields: readonly FormField[]): string[] {
  return fields.flatMap((each) => {
    if (each.kind === 'group' || each.kind === 'list') return requiredOthers(each.fields)
    return each.kind === 'other' && each.required ? [each.name] : []
  })
}

describe('hints', () => {
  test('a group says that it may be left out, though its fields are needed within', () => {
    const hintFor = (name: string) => hintOfGroup(field('settings', name) ?? expect.fail(name))
    expect(hintFor('postalAddress')).toContain('Leave all of it empty')
    expect(hintFor('address')).toBeUndefined()
  })

  const namesIn = (fields: readonly FormField[]): string[] =>
    fields.flatMap((each) => {
      const inner = 'blocks' in each ? Object.values(each.blocks).flat() : []
      return [each.name, ...namesIn('fields' in each ? each.fields : inner)]
    })
  const fieldsOf = (name: string) => {
    const form = formOf(name)
    return namesIn(form.kind === 'variants' ? Object.values(form.variants).flat() : form.fields)
  }

  test.each(Object.keys(hints))('%s is a field', (key) => {
    const [collection, name] = key.includes('.') ? key.split('.') : [undefined, key]
    const places = collection ? [collection] : collections.map((each) => each.name)
    expect(places.flatMap(fieldsOf)).toContain(name)
  })

  test('a collection says its own before what is said of all', () => {
    expect(hintOf('blogs', 'isPopular')).not.toBe(hintOf('help-articles', 'isPopular'))
    expect(hintOf('jobs', 'openUntil')).toBeDefined()
    expect(hintOf('jobs', 'title')).toBeUndefined()
  })
})
