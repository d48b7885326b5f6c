import { readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { localePath } from '#sites/locale-path.ts'
import { LOCALES, type Locale } from '#sites/locales.ts'
import { availability, isPattern, ROUTES } from '#sites/routes.ts'
import { SITE_LOCALES, SITES, type Site } from '#sites/site-config.ts'
import {
  answerOf,
  askAddress,
  forEachInBatches,
  hostOf,
  localeOf,
  readSitemaps,
} from '../steps/crawl.ts'
import { descriptionOf, findPageProblems, titleOf } from '../steps/find-page-problems.ts'
import { on } from '../steps/hosts.ts'
import { type HtmlPage, readHtml } from '../steps/read-html.ts'
import { sendRequest } from '../steps/send-request.ts'

// One process asks for what the pages share, and for each paper, once.
test.describe.configure({ mode: 'default' })

const paths = [...new Set(ROUTES.filter((route) => !isPattern(route)).map(({ path }) => path))]

/** Answers to what a visitor typed, which no search engine lists. */
const unlisted = new Set(['/search', '/support/search'])

/** Lists that are listed themselves once there is an article. */
const isArticleList = (path: string) => /^\/blog\/./.test(path)

const addressOf = (site: Site, locale: Locale, path: string) => on(site, localePath(locale, path))

test('every link of ours in the settings leads to a page, and papers to files', async () => {
  const text = readFileSync('content/settings/en-de--settings.json', 'utf8')
  const { legalPapers, bookingLinks, helpLinks, planPages } = JSON.parse(text) as {
    legalPapers: Record<string, string>
    bookingLinks: { url: string }[]
    helpLinks: Record<string, string>
    planPages: { url: string }[]
  }
  const links = [legalPapers, helpLinks]
    .flatMap(Object.values)
    .concat([...bookingLinks, ...planPages].map(({ url }) => url))
  expect(links.length).toBeGreaterThan(20)
  for (const link of links) {
    const [host = '', path = ''] = link.startsWith('/') ? ['default', link] : link.split(':')
    const { status, body } = await sendRequest({ host, path })
    expect([status, body.startsWith('%PDF-')], link).toEqual([200, path.endsWith('.pdf')])
  }
})

for (const site of SITES) {
  for (const locale of SITE_LOCALES[site]) {
    test(`every page of ${site} in ${locale} is whole, and so is what it leads to`, async () => {
      test.setTimeout(240_000)
      const sitemap = await readSitemaps(site)
      const own = [...sitemap.keys()].filter((address) => localeOf(address) === locale)
      expect(own).not.toEqual([])
      const pages = new Map<string, HtmlPage>()
      const problems: string[] = []
      await forEachInBatches(own, async (address) => {
        const { status, body } = await askAddress(address)
        if (status !== 200) problems.push(`${address}: ${status}`)
        else pages.set(address, readHtml(body))
      })
      for (const [address, page] of pages) {
        const alternates = sitemap.get(address) ?? []
        for (const problem of findPageProblems(page, { address, locale, alternates })) {
          problems.push(`${address}: ${problem}`)
        }
      }
      problems.push(...findRepeated(pages, titleOf), ...findRepeated(pages, descriptionOf))
      const targets = collectTargets(pages)
      leaveOutPapersOfKnownTexts(targets, pages)
      await forEachInBatches(targets, async ([target, { from, isImage }]) => {
        const [address = '', anchor] = target.split('#')
        const page = pages.get(address)
        if (page && anchor && !hasAnchor(page, anchor)) {
          problems.push(`${from} → ${target}: no such part`)
        }
        // Pages of the same site have their turn in the journey of their locale.
        if (sitemap.has(address)) return
        const { status, contentType } = await answerOf(address)
        if (status !== 200) problems.push(`${from} → ${target}: ${status}`)
        else if (isImage && !contentType.startsWith('image/')) {
          problems.push(`${from} → ${target}: no image but ${contentType}`)
        }
      })
      expect(problems.sort()).toEqual([])
    })
  }

  test(`${site} lists every page of the table where it exists, and has none elsewhere`, async () => {
    test.setTimeout(240_000)
    const sitemap = await readSitemaps(site)
    const problems: string[] = []
    await forEachInBatches(paths, async (path) => {
      const absent = LOCALES.find((locale) => availability(site, locale, path) === 'absent')
      if (absent) {
        const address = addressOf(site, absent, path)
        const { status } = await answerOf(address)
        if (status !== 404) problems.push(`${address}: ${status}, but is absent`)
      }
      for (const locale of LOCALES) {
        const address = addressOf(site, locale, path)
        const isListed = availability(site, locale, path) === 'listed'
        if (sitemap.has(address) && !isListed) problems.push(`${address}: in the sitemap`)
        if (!isListed || sitemap.has(address)) continue
        const { status, body } = await askAddress(address)
        const isEmptyList = isArticleList(path) && !body.includes('article-card')
        if (status !== 200 || !(unlisted.has(path) || isEmptyList)) {
          problems.push(`${address}: ${status}, and not in the sitemap`)
        }
      }
    })
    expect(problems.sort()).toEqual([])
  })
}

function findRepeated(
  pages: ReadonlyMap<string, HtmlPage>,
  read: (page: HtmlPage) => string,
): string[] {
  const first = new Map<string, string>()
  return [...pages].flatMap(([address, page]) => {
    const text = read(page)
    const other = first.get(text)
    if (other === undefined) first.set(text, address)
    return other === undefined || text === '' ? [] : [`${address}: “${text}” as on ${other}`]
  })
}

type Target = { from: string; isImage: boolean }

/** Every address of the product that the pages lead to or show, each once. */
function collectTargets(pages: ReadonlyMap<string, HtmlPage>): Map<string, Target> {
  const targets = new Map<string, Target>()
  for (const [from, page] of pages) {
    const add = (written: string | undefined, isImage = false) => {
      if (written === undefined) return
      const target = URL.parse(written, from)
      if (!target?.protocol.startsWith('http')) return
      const isStaffOnly = target.pathname === '/admin' || target.pathname.startsWith('/admin/')
      if (hostOf(target.href) === undefined || isStaffOnly) return
      if (!targets.has(target.href)) targets.set(target.href, { from, isImage })
    }
    for (const { name, attributes } of page.elements) {
      if (name === 'a' || name === 'link') add(attributes['href'])
      if (name === 'script') add(attributes['src'])
      if (name === 'img') add(attributes['src'], true)
      if (name === 'img' || name === 'source') {
        for (const each of attributes['srcset']?.split(/,\s+/) ?? []) add(each.split(' ')[0], true)
      }
    }
  }
  return targets
}

/** Of the pages whose paper was asked for in this process. */
const drawnTexts = new Set<string>()

/**
 * A paper is drawn from the text of its page, which takes as long as twenty pages. Locales share
 * most texts: each text is drawn once, and for each locale the first paper that it links to.
 */
function leaveOutPapersOfKnownTexts(
  targets: Map<string, Target>,
  pages: ReadonlyMap<string, HtmlPage>,
): void {
  const papers = [...targets.keys()].filter((target) => /\/papers\/.+\.pdf$/.test(target))
  for (const [position, paper] of papers.entries()) {
    const page = pages.get(paper.replace('/papers/', '/').replace(/\.pdf$/, ''))
    const text = page?.all('main')[0]?.text
    if (text === undefined) continue
    if (position > 0 && drawnTexts.has(text)) targets.delete(paper)
    drawnTexts.add(text)
  }
}

function hasAnchor(page: HtmlPage, anchor: string): boolean {
  return page.elements.some(({ attributes }) => attributes['id'] === decodeURIComponent(anchor))
}
