import { escapeMarkup } from '#platform/escape-markup.ts'
import type { Feed, FeedItem } from './load-feed.ts'

/** RSS 2.0. The Atom link says where the feed is; authors are Dublin Core's: RSS wants an e-mail address. */
export function writeRss(feed: Feed): string {
  const item = (each: FeedItem) =>
    `<item>${element('title', each.title)}${element('link', each.url)}<guid isPermaLink="true">${escapeXml(each.url)}</guid>${element('pubDate', new Date(each.publishedAt).toUTCString())}${element('dc:creator', each.author)}${element('description', each.summary)}${each.categories.map((category) => element('category', category)).join('')}</item>`
  return `${xml}<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/"><channel>${element('title', feed.title)}${element('link', feed.home)}${element('description', feed.description)}${element('language', feed.language)}${element('lastBuildDate', new Date(feed.updatedAt).toUTCString())}<atom:link href="${escapeXml(feed.self)}" rel="self" type="application/rss+xml"/>${feed.items.map(item).join('')}</channel></rss>\n`
}

/** RFC 4287. */
export function writeAtom(feed: Feed): string {
  const entry = (each: FeedItem) =>
    `<entry>${element('title', each.title)}${element('id', each.url)}<link href="${escapeXml(each.url)}"/>${element('published', each.publishedAt)}${element('updated', each.updatedAt)}<author>${element('name', each.author)}</author>${element('summary', each.summary)}${each.categories.map((category) => `<category term="${escapeXml(category)}"/>`).join('')}</entry>`
  return `${xml}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${feed.language}">${element('title', feed.title)}${element('subtitle', feed.description)}${element('id', feed.self)}<link href="${escapeXml(feed.home)}"/><link rel="self" type="application/atom+xml" href="${escapeXml(feed.self)}"/>${element('updated', feed.updatedAt)}<author>${element('name', feed.author)}</author>${feed.items.map(entry).join('')}</feed>\n`
}

/** JSON Feed 1.1. */
export function writeJsonFeed(feed: Feed): string {
  return JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: feed.title,
    description: feed.description,
    language: feed.language,
    home_page_url: feed.home,
    feed_url: feed.self,
    authors: [{ name: feed.author }],
    items: feed.items.map((each) => ({
      id: each.url,
      url: each.url,
      title: each.title,
      summary: each.summary,
      content_text: each.summary,
      date_published: each.publishedAt,
      date_modified: each.updatedAt,
      tags: each.categories,
      authors: [{ name: each.author }],
    })),
  })
}

const xml = '<?xml version="1.0" encoding="UTF-8"?>\n'

function element(name: string, text: string): string {
  return `<${name}>${escapeXml(text)}</${name}>`
}

function escapeXml(text: string): string {
  return escapeMarkup(text.toWellFormed().replace(notInXml, ''))
}

/** What XML 1.0 has no way to write; one of these would make the whole feed unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is taken out.
const notInXml = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g
