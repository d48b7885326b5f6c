import { expect, test } from '@playwright/test'
import { REGIONS } from '#sites/regions.ts'
import { today } from '../steps/applicant.ts'
import { on } from '../steps/hosts.ts'
import { readHtml } from '../steps/read-html.ts'
import { sendRequest } from '../steps/send-request.ts'

test.describe('the footer', () => {
  test('has products in columns of eight, then resources and the company', async () => {
    const { footer } = await read('default')
    const columns = columnsOf(footer)
    const next = columns.findIndex(({ title }, index) => index > 0 && title !== undefined)
    const sizes = columns.slice(0, next).map(({ links }) => links.length)
    const last = sizes.pop()
    expect(sizes.length).toBeGreaterThan(0)
    expect(new Set(sizes)).toEqual(new Set([8]))
    expect(last).toBeLessThanOrEqual(8)
    const [resources, company, ...more] = columns.slice(next)
    expect(resources?.links).toEqual(expect.arrayContaining(['/blog', '/support']))
    expect(company?.links).toEqual(expect.arrayContaining(['/about-us', '/careers']))
    expect(more).toEqual([])
  })

  test('has no resources on the business site', async () => {
    const { footer } = await read('business')
    const [products, company, ...more] = columnsOf(footer)
    expect(products?.links).toContain('/company-health-insurance')
    expect(company?.links).toContain('/about-us')
    expect(more).toEqual([])
  })

  test('of a fund’s site leads to no account and no reading', async () => {
    const { header, footer } = await read('tk')
    const links = linksIn(header + footer).map((link) => new URL(link, on('tk')).pathname)
    expect(links).toContain('/about-us')
    for (const path of ['/account/signin', '/blog', '/support']) expect(links).not.toContain(path)
  })

  test('leads to our pages elsewhere, as search engines are told', async () => {
    const { footer, company } = await read('default')
    const columns = columnsOf(footer)
    expect(columns.at(-1)?.links).toEqual(expect.arrayContaining(company['sameAs'] as string[]))
    const social = part(footer, /<ul class="site-footer__social"[^>]*>[\s\S]*?<\/ul>/)
    expect(linksIn(social)).toEqual(company['sameAs'])
    const names = readHtml(social)
      .all('a')
      .map(({ attributes }) => attributes['aria-label'])
    expect(names).toEqual(['Facebook', 'Instagram', 'LinkedIn'])
  })

  for (const [host, prefix] of [
    ['default', '/de-de'],
    ['business', '/de-de'],
    ['default', ''],
  ] as const) {
    test(`has the legal links and the year: ${host}${prefix}`, async () => {
      const { footer, company } = await read(host, prefix || '/')
      const bottom = part(footer, /<div class="site-footer__bottom">[\s\S]*?<\/nav>/)
      const [withdraw, ...links] = linksIn(bottom)
      expect(withdraw).toMatch(/\/\/app\.[^/]+\/withdraw$/)
      expect(links).toEqual(
        [
          '/impressum',
          '/privacy-policy',
          '/terms-and-conditions',
          '/security/vulnerability-disclosure-policy',
          '/introductory-information',
          '/accessibility',
          // Cookies: the banner again, or without script what it is about.
          '/privacy-policy',
        ].map((path) => prefix + path),
      )
      expect(bottom).toContain('data-consent-reopen')
      const copyright = readHtml(bottom).all('p')[0]?.text
      expect(copyright).toContain(today().slice(0, 4))
      expect(company['legalName']).toMatch(/./)
      expect(copyright).toContain(company['legalName'])
    })
  }

  test('offers the apps in German alone', async () => {
    const badges = async (path: string) => {
      const { footer } = await read('default', path)
      return linksIn(part(footer, /<ul class="site-footer__apps">[\s\S]*?<\/ul>/)).length
    }
    expect(await badges('/de-de')).toBe(2)
    for (const path of ['/', '/es-es', '/fr-fr']) expect(await badges(path), path).toBe(0)
  })

  for (const [from, to] of [
    ['default', 'business'],
    ['business', 'default'],
  ] as const) {
    test(`has a card that leads from ${from} to ${to}, in the same language`, async () => {
      for (const path of ['/', '/de-de']) {
        const { footer } = await read(from, path)
        const card = part(footer, /<aside class="site-banner">[\s\S]*?<\/aside>/)
        expect(linksIn(card)).toEqual([on(to, path)])
      }
    })
  }
})

test('every region has its flag and its languages, in the footer and in the menu', async () => {
  const languages = REGIONS.flatMap((region): readonly string[] => region.languages).length
  for (const path of ['/', '/es-es', '/en-nl/household-insurance']) {
    const { header, footer } = await read('default', path)
    for (const place of [header, footer]) {
      const switcher = part(place, /<details class="language-switcher"[\s\S]*?<\/details>/)
      expect(linksIn(switcher), path).toHaveLength(languages)
      // One more for the country of the page.
      expect(switcher.match(/class="ui-flag"/g)).toHaveLength(REGIONS.length + 1)
    }
  }
})

test.describe('the navigation', () => {
  test('groups products by category, and lists the rest', async () => {
    const { header } = await read('default')
    const [product = '', advice = '', company = '', resources = '', ...more] = menusOf(header)
    expect(more).toEqual([])
    const titles = product.match(/class="site-menu__title"/g) ?? []
    expect(product.match(/<span class="site-menu__icon">/g)).toHaveLength(titles.length)
    expect(titles.length).toBeGreaterThan(1)
    expect(product.match(/class="site-menu__group"/g)).toHaveLength(titles.length)
    for (const menu of [advice, company, resources]) {
      expect(menu).not.toContain('site-menu__title')
      expect(menu.match(/class="site-menu__group"/g)).toHaveLength(1)
    }
    expect(linksIn(company)).toContain('/about-us')
    expect(linksIn(resources)).toEqual(['/blog', '/support'])
  })

  test('marks that jobs are open, and draws a line where one is asked for', async () => {
    const { header } = await read('default')
    const company = menusOf(header)[2] ?? ''
    expect(company.match(/class="ui-badge"/g)).toHaveLength(1)
    expect(company).toMatch(/<a href="\/careers"><span>[^<]*<\/span><span class="ui-badge"/)
    expect(company).toMatch(/<li data-separated="true"><a href="\/become-a-partner"/)
  })

  test('has a logo that leads home', async () => {
    for (const host of ['default', 'business']) {
      for (const path of ['/', '/de-de']) {
        const { header } = await read(host, path)
        const [logo] = readHtml(header).all('a')
        expect(logo?.attributes).toMatchObject({ class: 'site-header__logo', href: path })
        expect(logo?.attributes['aria-label']).toMatch(/./)
      }
    }
  })

  test('leads to the account from the personal site only: button, icon, menu', async () => {
    const signIn = async (host: string) => {
      const { header } = await read(host)
      return readHtml(header)
        .all('a')
        .filter(({ attributes }) => attributes['href']?.endsWith('/account/signin'))
        .map(({ attributes }) => attributes)
    }
    const href = on('app', '/account/signin')
    expect(await signIn('default')).toMatchObject([
      { href, class: expect.stringContaining('ui-button--full') },
      { href, class: expect.stringContaining('site-header__sign-in') },
      { href, class: 'site-header__user', 'aria-label': expect.stringMatching(/./) },
    ])
    expect(await signIn('business')).toEqual([])
  })
})

for (const [host, path] of [
  ['default', '/household-insurance'],
  ['default', '/de-de/impressum'],
  ['business', '/company-health-insurance'],
  ['tk', '/contact'],
] as const) {
  test(`the title names page and brand, and nobody lists it: ${host}${path}`, async () => {
    const { html, company } = await read(host, path)
    const page = readHtml(html)
    const [title = '', ...rest] = (page.all('title')[0]?.text ?? '').trim().split(' | ')
    expect(title.trim()).not.toBe('')
    expect(rest).toEqual([company['name']])
    const robots = page.all('meta').filter(({ attributes }) => attributes['name'] === 'robots')
    expect(robots.map(({ attributes }) => attributes['content'])).toEqual(['noindex, nofollow'])
  })
}

for (const [host, path] of [
  ['app', '/account/signin'],
  ['app', '/policies/life'],
  ['health', '/signup'],
  ['app', '/nowhere'],
  ['default', '/de-de/nowhere'],
  ['tk', '/nowhere'],
] as const) {
  test(`so does that of the app, and of what is not there: ${host}${path}`, async () => {
    const { company } = await read('default')
    const page = readHtml((await sendRequest({ host, path })).body)
    const [title = ''] = page.all('title').map(({ text }) => text.trim())
    expect(title).toMatch(/^\S.* \| \S+$/)
    expect(title.endsWith(` | ${company['name']}`)).toBe(true)
  })
}

async function read(host: string, path = '/') {
  const answer = await sendRequest({ host, path })
  expect(answer.status, `${host}${path}`).toBe(200)
  const html = answer.body
  const company = readHtml(html)
    .all('script')
    .filter(({ attributes }) => attributes['type'] === 'application/ld+json')
    .map(({ text }) => JSON.parse(text) as Record<string, unknown>)
    .find((data) => data['@type'] === 'Organization')
  return {
    html,
    header: part(html, /<header class="site-header"[\s\S]*?<\/header>/),
    footer: part(html, /<footer class="site-footer"[\s\S]*?<\/footer>/),
    /** Who publishes the site, as search engines are told. */
    company: company ?? {},
  }
}

function part(html: string, pattern: RegExp): string {
  return pattern.exec(html)?.[0] ?? ''
}

function linksIn(html: string): string[] {
  return readHtml(html)
    .all('a')
    .map(({ attributes }) => attributes['href'] ?? '')
}

/** A column without a title continues the one before it. */
function columnsOf(footer: string): { title: string | undefined; links: string[] }[] {
  return part(footer, /<nav class="site-footer__columns"[\s\S]*?<\/nav>/)
    .split('<div')
    .slice(1)
    .map((column) => ({
      title: /<p class="site-footer__title">([^<]+)</.exec(column)?.[1],
      links: linksIn(column),
    }))
}

/** What the bar shows on a desktop. */
function menusOf(header: string): string[] {
  return part(header, /<nav class="site-header__menus"[\s\S]*?<\/nav>/)
    .split('<details')
    .slice(1)
}
