import { expect, test } from 'vitest'
import type { Feed } from './load-feed.ts'
import { writeAtom, writeJsonFeed, writeRss } from './write-feeds.ts'

/** With everything that could end an element, an attribute or the whole document. */
const hostile = `Pets & "dogs" </title><script>alert('1')</script> ]]> \u0000\u000b\ud800 ß`
const feed: Feed = {
  title: hostile,
  description: hostile,
  language: 'en',
  home: 'https://feather.example/blog',
  self: 'https://feather.example/blog/feed.xml?a=1&b=2',
  author: hostile,
  updatedAt: '2026-11-15T10:00:00.000Z',
  items: [1, 2].map((number) => ({
    title: hostile,
    summary: hostile,
    url: `https://feather.example/blog/article-${number}`,
    publishedAt: `2026-11-0${number}T08:30:00.000Z`,
    updatedAt: '2026-11-15T10:00:00.000Z',
    categories: ['Pets & dogs', 'Life in Germany'],
    author: hostile,
  })),
}
const seen = `Pets & "dogs" </title><script>alert('1')</script> ]]> \ufffd ß`

test('RSS 2.0: a channel with what it must have, and items with permanent addresses', () => {
  const [rss] = readXml(writeRss(feed))
  expect(rss).toMatchObject({ name: 'rss', attributes: { version: '2.0' } })
  const [channel] = childrenOf(rss, 'channel')
  expect(textsOf(channel, 'title')).toEqual([seen])
  expect(textsOf(channel, 'link')).toEqual([feed.home])
  expect(textsOf(channel, 'description')).toEqual([seen])
  expect(textsOf(channel, 'language')).toEqual(['en'])
  expect(childrenOf(channel, 'atom:link')[0]?.attributes).toMatchObject({
    rel: 'self',
    href: feed.self,
    type: 'application/rss+xml',
  })
  const items = childrenOf(channel, 'item')
  expect(items).toHaveLength(2)
  for (const [at, item] of items.entries()) {
    const { url, publishedAt } = feed.items[at] ?? { url: '', publishedAt: '' }
    expect(textsOf(item, 'guid')).toEqual([url])
    expect(childrenOf(item, 'guid')[0]?.attributes).toEqual({ isPermaLink: 'true' })
    expect(textsOf(item, 'link')).toEqual([url])
    expect(textsOf(item, 'dc:creator')).toEqual([seen])
    expect(textsOf(item, 'category')).toEqual(['Pets & dogs', 'Life in Germany'])
    const [written = ''] = textsOf(item, 'pubDate')
    // RFC 822, as the format asks for.
    expect(written).toMatch(/^\w{3}, \d{2} \w{3} \d{4} \d{2}:\d{2}:\d{2} GMT$/)
    expect(new Date(written).toISOString()).toBe(publishedAt)
  }
})

test('Atom: id, title, date and author of the feed and of every entry', () => {
  const [atom] = readXml(writeAtom(feed))
  expect(atom).toMatchObject({ name: 'feed', attributes: { xmlns: 'http://www.w3.org/2005/Atom' } })
  expect(textsOf(atom, 'id')).toEqual([feed.self])
  expect(textsOf(atom, 'updated')).toEqual([feed.updatedAt])
  expect(childrenOf(atom, 'link').map(({ attributes }) => attributes['href'])).toEqual([
    feed.home,
    feed.self,
  ])
  const entries = childrenOf(atom, 'entry')
  expect(entries.map((entry) => textsOf(entry, 'id')[0])).toEqual(feed.items.map(({ url }) => url))
  for (const entry of [atom, ...entries]) {
    expect(textsOf(entry, 'title')).toEqual([seen])
    expect(textsOf(childrenOf(entry, 'author')[0], 'name')).toEqual([seen])
    const [updated = ''] = textsOf(entry, 'updated')
    expect(new Date(updated).toISOString()).toBe(updated)
  }
})

test('JSON Feed 1.1: items with an id of their own, a text and dates', () => {
  const written = JSON.parse(writeJsonFeed(feed))
  expect(written).toMatchObject({
    version: 'https://jsonfeed.org/version/1.1',
    title: hostile,
    home_page_url: feed.home,
    feed_url: feed.self,
    language: 'en',
  })
  expect(written.items).toEqual(
    feed.items.map(({ url, publishedAt, updatedAt, categories, author }) =>
      expect.objectContaining({
        id: url,
        url,
        date_published: publishedAt,
        date_modified: updatedAt,
        content_text: expect.any(String),
        tags: categories,
        authors: [{ name: author }],
      }),
    ),
  )
})

interface XmlElement {
  name: string
  attributes: Record<string, string>
  children: (XmlElement | string)[]
}

/** Reads XML strictly: whatever is not well-formed throws, as it would in a reader of feeds. */
function readXml(xml: string): XmlElement[] {
  const [declaration, ...lines] = xml.split('\n')
  expect(declaration).toBe('<?xml version="1.0" encoding="UTF-8"?>')
  const root: XmlElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const pieces =
    lines
      .join('\n')
      .trim()
      .match(/<[^<>]*>|[^<>]+/g) ?? []
  expect(pieces.join('')).toBe(lines.join('\n').trim())
  for (const piece of pieces) {
    const parent = open.at(-1) ?? root
    const tag = /^<(\/?)([\w:]+)((?: [\w:]+="[^"<]*")*)(\/?)>$/.exec(piece)
    if (!piece.startsWith('<')) parent.children.push(plain(piece))
    else if (!tag) throw new Error(`Not well-formed: ${piece}`)
    else if (tag[1]) expect(open.pop()?.name).toBe(tag[2])
    else {
      const pairs = [...(tag[3] ?? '').matchAll(/([\w:]+)="([^"]*)"/g)]
      const attributes = Object.fromEntries(pairs.map(([, key, text]) => [key, plain(text ?? '')]))
      const element = { name: tag[2] ?? '', attributes, children: [] }
      parent.children.push(element)
      if (!tag[4]) open.push(element)
    }
  }
  expect(open).toEqual([root])
  expect(root.children).toHaveLength(1)
  return childrenOf(root)
}

function plain(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: XML has no way to write these.
  expect(text).not.toMatch(/[\u0000-\u0008\u000b\u000c\u000e-\u001f]|&(?!#\d+;)/)
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}

function childrenOf(element: XmlElement | undefined, name?: string): XmlElement[] {
  return (element?.children ?? []).filter(
    (child): child is XmlElement =>
      typeof child !== 'string' && (name === undefined || child.name === name),
  )
}

function textsOf(element: XmlElement | undefined, name: string): string[] {
  return childrenOf(element, name).map(({ children }) => children.join(''))
}
