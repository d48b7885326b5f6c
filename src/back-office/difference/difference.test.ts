import { describe, expect, test } from 'vitest'
import { textOfRichText } from '../form-model/text-of-rich-text.ts'
import { compareAttributes, describeDocument } from './compare-attributes.ts'
import { diffWords } from './diff-words.ts'

describe('words', () => {
  test('one in the middle', () => {
    expect(diffWords('a quick fox jumps', 'a slow fox jumps')).toEqual([
      { kind: 'same', text: 'a ' },
      { kind: 'removed', text: 'quick' },
      { kind: 'added', text: 'slow' },
      { kind: 'same', text: ' fox jumps' },
    ])
  })

  test('the old text is what is same and removed, the new one what is same and added', () => {
    const [before, after] = ['one two three four two', 'two three two five four']
    const runs = diffWords(before, after)
    const without = (kind: string) =>
      runs.flatMap((run) => (run.kind === kind ? [] : run.text)).join('')
    expect([without('added'), without('removed')]).toEqual([before, after])
  })

  test('from nothing and to nothing', () => {
    expect(diffWords('', 'new')).toEqual([{ kind: 'added', text: 'new' }])
    expect(diffWords('old', '')).toEqual([{ kind: 'removed', text: 'old' }])
    expect(diffWords('', '')).toEqual([])
  })
})

test('rich text reads as lines', () => {
  const html = '<h2>Title</h2><p>See <a href="/x">this</a> &amp; that</p><ul><li>One</li></ul>'
  expect(textOfRichText(html)).toBe('Title\nSee this (/x) & that\n• One')
})

describe('documents', () => {
  test('name the field that changed, wherever it stands', () => {
    const before = { title: 'A', isPopular: false, author: { name: 'Ada' } }
    const after = { title: 'A', isPopular: true, author: { name: 'Bea' } }
    expect(compareAttributes('blogs', before, after)).toEqual([
      { label: 'Popular', before: 'No', after: 'Yes' },
      { label: 'Author, Name', before: 'Ada', after: 'Bea' },
    ])
  })

  test('name blocks by place and kind', () => {
    const hero = { __component: 'blocks.hero', title: 'Hello' }
    expect(
      compareAttributes('pages', { blocks: [hero] }, { blocks: [{ ...hero, title: 'Bye' }] }),
    ).toEqual([{ label: 'Block 1, Hero, Title', before: 'Hello', after: 'Bye' }])
  })

  test('do not show what an editor only shifted', () => {
    const hero = { __component: 'blocks.hero', title: 'Hello', text: 'Welcome' }
    const story = (title: string) => ({
      __component: 'blocks.story',
      title,
      body: `<p>${title}</p>`,
    })
    const [one, two, three] = [story('One'), story('Two'), story('Three')]
    const blocks = [hero, one, two, three]
    const changed = (after: unknown[]) => compareAttributes('pages', { blocks }, { blocks: after })
    expect(changed([{ ...hero, __component: 'blocks.home-hero' }, ...blocks])).toEqual([
      { label: 'Block 1, Home hero, Title', before: '', after: 'Hello' },
      { label: 'Block 1, Home hero, Text', before: '', after: 'Welcome' },
    ])
    expect(changed([hero, two, { ...three, title: 'Four' }])).toEqual([
      { label: 'Block 3, Story, Title', before: 'Three', after: 'Four' },
      { label: 'Block 2 (removed), Story, Title', before: 'One', after: '' },
      { label: 'Block 2 (removed), Story, Body', before: 'One', after: '' },
    ])
    expect(changed([one, two, hero, three])).toEqual([
      { label: 'Block 3, Hero', before: '', after: 'Moved from place 1 to place 3' },
    ])
    expect(changed([hero, two, story('New'), one, three])).toEqual([
      { label: 'Block 3, Story, Title', before: '', after: 'New' },
      { label: 'Block 3, Story, Body', before: '', after: 'New' },
      { label: 'Block 4, Story', before: '', after: 'Moved from place 2 to place 4' },
    ])
  })

  test('nor entries of a list that stands in a block', () => {
    const card = (title: string) => ({ title, text: `About ${title}` })
    const cards = (...titles: string[]) => ({
      blocks: [{ __component: 'blocks.cards', title: 'All', cards: titles.map(card) }],
    })
    expect(compareAttributes('pages', cards('A', 'B', 'C'), cards('B', 'C'))).toEqual([
      { label: 'Block 1, Cards, Cards 1 (removed), Title', before: 'A', after: '' },
      { label: 'Block 1, Cards, Cards 1 (removed), Text', before: 'About A', after: '' },
    ])
  })

  test('name what is referred to and chosen as editors do', () => {
    const nameOf = (target: string, uid: string) =>
      target === 'blog-categories' ? `Title of ${uid.slice(7)}` : uid
    const attributes = {
      categories: ['en-de--health', 'en-de--work'],
      line: 'legal-expenses',
    }
    expect([...describeDocument('blogs', attributes, nameOf)]).toEqual([
      ['Categories', 'Title of health, Title of work'],
      ['Insurance', 'Legal expenses'],
    ])
  })

  test('tell documents apart that are called the same', () => {
    const [before, after] = [{ cover: 'one' }, { cover: 'two' }]
    expect(compareAttributes('blogs', before, after, () => 'Alike')).toEqual([
      { label: 'Cover', before: 'one', after: 'two' },
    ])
    expect(compareAttributes('blogs', before, after, (_, uid) => `The ${uid}`)).toEqual([
      { label: 'Cover', before: 'The one', after: 'The two' },
    ])
  })

  test('show what is gone', () => {
    expect(compareAttributes('blogs', { excerpt: 'x' }, {})).toEqual([
      { label: 'Excerpt', before: 'x', after: '' },
    ])
  })
})
