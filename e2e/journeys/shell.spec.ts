import { expect, type Page, test } from '@playwright/test'
import { awaitHydrated } from '../steps/await-hydrated.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { sendRequest } from '../steps/send-request.ts'
import { askAsPage, signInStaff } from '../steps/sign-in-staff.ts'
import { sizes } from '../steps/sizes.ts'

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe('the menu of phones', () => {
  test.use({ viewport: { width: 390, height: 844 }, colorScheme: 'dark' })

  test('in the dark, on the blog, with the languages open; what is behind it closes it', async ({
    page,
  }) => {
    await page.goto(on('default', '/de-de/blog'))
    const drawer = page.locator('details[data-drawer]')
    const panel = page.locator('.site-header__panel')
    await drawer.locator(':scope > summary').click()
    await panel.locator('.site-menu > summary').nth(1).click()
    await panel.locator('.language-switcher > summary').click()
    await expect(panel.getByRole('link', { name: 'Español' })).toBeVisible()
    await expectAccessible(page, '.site-header')
    await panel.getByRole('link').last().focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    // Search and sign-in stand in the bar, in sight; the page does not.
    await expect(panel).toBeVisible()
    await page.keyboard.press('Tab')
    await expect(panel).toBeHidden()
    await expect(page.locator('main :focus')).toBeInViewport()
  })
})

test('no two products share a place in the menu, and every language is reached, at any width', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto(on('default', '/de-de'))
  await page.locator('details[data-menu] > summary').first().click()
  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(page.locator('.site-menu[open] a').first()).toBeVisible()
    const collisions = await page.locator('.site-menu[open] a').evaluateAll((links) => {
      const boxes = links.map((link) => {
        const range = document.createRange()
        range.selectNodeContents(link)
        return { name: link.textContent, box: range.getBoundingClientRect() }
      })
      return boxes.flatMap(({ name, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right + 8 &&
              other.left < box.right + 8 &&
              box.top < other.bottom &&
              other.top < box.bottom,
          )
          .map((other) => `${name} and ${other.name}`),
      )
    })
    expect(collisions).toEqual([])
    await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
  }
  await expectAccessible(page, '.site-header')
  await page.keyboard.press('Escape')

  await test.step('letters of twice the size have the menu of a phone, which fits', async () => {
    const enlarge = (size: string) =>
      page.evaluate((fontSize) => Object.assign(document.documentElement.style, { fontSize }), size)
    await enlarge('200%')
    await page.locator('.site-drawer > summary').click()
    await expect(page.locator('.site-menu > summary').first()).toBeVisible()
    expect(await sideways(page)).toBeLessThanOrEqual(0)
    await page.keyboard.press('Escape')
    await enlarge('')
  })

  await test.step('every language of the footer can be reached, at any width', async () => {
    const switcher = page.locator('.site-footer .language-switcher')
    await switcher.locator('summary').click()
    for (const width of [320, 390, 720, 1024, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      await expect.poll(() => sideways(page), { message: String(width) }).toBeLessThanOrEqual(0)
      const links = switcher.getByRole('link')
      for (const link of [links.first(), links.last()]) {
        await link.scrollIntoViewIfNeeded()
        await link.hover({ trial: true })
      }
    }
  })
})

test('an article that exists in another language opens in it', async ({ page }) => {
  await page.goto(on('default', '/blog/do-you-need-legal-insurance'))
  const switcher = page.locator('.site-footer .language-switcher')
  const leadsTo = (language: string) => switcher.getByRole('link', { name: language }).first()
  await switcher.locator('summary').click()
  await expect(leadsTo('Español')).toHaveAttribute('href', '/es-es/blog?moved=1')
  await leadsTo('Deutsch').click()
  await expect(page).toHaveURL(on('default', '/de-de/blog/do-you-need-legal-insurance'))
  await expect(page.locator('main .ui-notice')).toHaveCount(0)
})

test('an announcement stands above the navigation, which stays whole below it', async ({
  page,
}) => {
  await signInStaff(page)
  // Another walk may have published it before.
  await askAsPage(page, '/admin/api/content/announcement-bars/en-hu--announcement-bar', {
    attributes: {
      text: 'Our service team is back from Monday, 9:00, and answers everything that came in',
      tone: 'warning',
      link: { label: 'About us', url: '/about-us' },
      isActive: true,
    },
    publish: true,
  })
  const bar = page.locator('.announcement-bar')
  const shown = async () => (await sendRequest({ host: 'default', path: '/en-hu' })).body
  await expect.poll(shown).toContain('announcement-bar')
  await page.goto(on('default', '/en-hu'))
  for (const { name, viewport } of sizes.toReversed()) {
    await test.step(name, async () => {
      await page.setViewportSize(viewport)
      await expect(bar).toBeVisible()
      await expect(bar.getByRole('link')).toHaveAttribute('href', '/en-hu/about-us')
      await expectAccessible(page, '.announcement-bar')
      await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
    })
  }
  await test.step('on a phone the last link of the menu is still reached', async () => {
    await page.locator('details[data-drawer] > summary').click()
    const account = page.locator('.site-header__panel').getByRole('link').last()
    await page.locator('.site-menu > summary').first().click()
    await account.scrollIntoViewIfNeeded()
    await expect(account).toBeInViewport({ ratio: 1 })
  })
})

test.describe('in the dark, in German, on the smallest phone', () => {
  test.use({ viewport: { width: 320, height: 700 }, colorScheme: 'dark' })

  test('pages of every kind are whole and accessible', async ({ page }) => {
    for (const path of [
      '/household-insurance',
      '/health-insurance/public',
      '/privacy-policy',
      '/terms-and-conditions',
      '/about-us',
      '/support',
    ]) {
      await test.step(path, async () => {
        await page.goto(on('default', `/de-de${path}`))
        await expect(page.locator('h1')).toBeVisible()
        await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0)
        await expectAccessible(page)
      })
    }
  })
})

test('queries and referrers change nothing but the value they name', async () => {
  const read = async (path: string, headers = {}) => {
    const answer = await sendRequest({ host: 'default', path, headers })
    expect(answer.status, path.slice(0, 80)).toBe(200)
    expect(answer.cookies).toEqual([])
    return answer.body
  }
  const plain = await read('/de-de/about-us')
  for (const query of [
    'utm_source=%E0%A4%A',
    `utm_source=${'x'.repeat(4_000)}`,
    's_id=<script>alert(1)</script>',
    'moved=2&moved=1%00',
    'lang=fr&locale=fr-fr&__proto__[x]=1',
    '%',
    '&&&===&?',
    'deindex',
    'source=a&source=b&gclid=%00',
  ]) {
    expect(await read(`/de-de/about-us?${query}`), query.slice(0, 40)).toBe(plain)
  }
  for (const referer of [
    'https://evil.example/<script>',
    'javascript:alert(1)',
    'x'.repeat(8_000),
    `https://${'a.'.repeat(300)}example`,
    '%E0%A4%A',
  ]) {
    expect(await read('/de-de/about-us', { referer })).toBe(plain)
  }
  const notice = await read('/de-de/about-us?moved=1')
  expect(notice).not.toBe(plain)
})

test.describe('what appears by scrolling', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('is looked for again when a hydrated page changes its route', async ({ page }) => {
    await page.goto(on('app', '/calls'))
    await awaitHydrated(page)
    const addBelow = (id: string) =>
      page.evaluate((name) => {
        const element = document.createElement('p')
        element.id = name
        element.dataset['reveal'] = ''
        element.style.marginTop = '5000px'
        document.body.append(element)
      }, id)
    await addBelow('early')
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 10))
      await expect(page.locator('#early')).toHaveAttribute('data-reveal', 'waiting', {
        timeout: 1_000,
      })
    }).toPass()
    await addBelow('late')
    await expect(page.locator('#late')).toHaveAttribute('data-reveal', '')
    await page.evaluate(() =>
      (
        window as unknown as { __reactRouterDataRouter: { navigate(to: string): void } }
      ).__reactRouterDataRouter.navigate('/nowhere'),
    )
    await expect(page.locator('#late')).toHaveAttribute('data-reveal', 'waiting')
  })
})

test('a long name of a line has the width of a phone where letters are twice as large', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(on('default', '/de-de/is-not-there'))
  await page.evaluate(() => Object.assign(document.documentElement.style, { fontSize: '200%' }))
  await expect(page.getByRole('link', { name: 'Reisekrankenversicherung' }).first()).toBeVisible()
  expect(await sideways(page)).toBeLessThanOrEqual(0)
})

test('the legal links share their row with the colours, however long they are', async ({
  page,
}) => {
  for (const [host, path] of [
    ['default', '/de-de/impressum'],
    ['app', '/account/signin?lang=de'],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(on(host, path))
    const links = await page.locator('footer nav:has(strong)').boundingBox()
    const colours = await page.locator('footer .ui-theme-switch').boundingBox()
    const middle = (box: typeof links) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2)
    expect(Math.abs(middle(links) - middle(colours)), path).toBeLessThanOrEqual(1)
  }
})
