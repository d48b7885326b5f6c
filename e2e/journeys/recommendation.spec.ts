import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { caseQuery, HEALTH_CASES, LIFE_CASES } from '#features/recommendation/test-cases.ts'
import { awaitHydrated } from '../steps/await-hydrated.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { readAdvice } from '../steps/read-advice.ts'
import { readHtml } from '../steps/read-html.ts'
import { sendRequest } from '../steps/send-request.ts'

const tool = (query = '') => on('app', `/recommendation-tool${query && `?${query}`}`)
const healthTool = (query = '') => on('app', `/recommendation-tool/health${query && `?${query}`}`)
const life = (name: string) =>
  caseQuery(LIFE_CASES.find((each) => each.name === name)?.answers ?? {})
const row = (wanted: number) =>
  caseQuery(HEALTH_CASES.find((each) => each.row === wanted)?.answers ?? {})

/** The one answer that no address carries. */
const healthy = (page: Page) =>
  page.context().addCookies([{ name: 'feather_answer', value: 'conditions.no', url: on('app') }])

test('one question at a time, and back loses none', async ({ page }) => {
  await page.goto(tool())
  await expectAccessible(page)
  await awaitHydrated(page)
  await page.getByRole('radio', { name: 'I am employed' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox').fill('52.000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How old are you?')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  expect(new URL(page.url()).search).toBe('?status=employee&yearlyIncome=52.000')
  await page.getByRole('textbox').fill('banana')
  await page.getByRole('button', { name: 'Continue' }).click()
  // The browser itself refuses it: the field takes digits.
  await page.getByRole('textbox').fill('31')
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page.getByRole('textbox')).toHaveValue('52.000')
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How old are you?')
  await page.goto(tool(`${life('employee')}&ask=home`))
  await expect(page.getByRole('radio', { name: 'Rented flat or house' })).toBeChecked()
  await page.goto(tool(`${life('employee')}&ask=pets`))
  await awaitHydrated(page)
  for (const box of await page.getByRole('checkbox', { checked: true }).all()) await box.uncheck()
  await page.getByRole('button', { name: 'Show my result' }).click()
  await expect(page.getByText('Please answer this question.')).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Dog' })).toBeFocused()
  await page.getByRole('checkbox', { name: 'None' }).check()
  await page.getByRole('button', { name: 'Show my result' }).click()
  await expect(page.locator('.reco-result h1')).toBeFocused()
})

test.describe('by deep link, as the server answers it', () => {
  test('ten life situations', async () => {
    for (const { name, answers, ...groups } of LIFE_CASES) {
      const path = `/recommendation-tool?${caseQuery(answers)}`
      const { lines } = await readAdvice(path)
      for (const group of ['required', 'essential', 'worthAThought'] as const) {
        const shown = lines
          .filter((each) => each.group === group)
          .map(({ line, reason }) => `${line}:${reason}`)
          .join(' ')
        expect(`${name}: ${shown}`).toBe(`${name}: ${groups[group]}`)
      }
    }
  })

  test('the 28 rows of the health table', async () => {
    for (const { row: number, answers, verdicts, ranking, reasons } of HEALTH_CASES) {
      const path = `/recommendation-tool/health?${caseQuery(answers)}`
      const { result, products } = await readAdvice(path)
      expect(result['data-rows']?.split(' ')).toContain(String(number))
      expect(`${number}: ${result['data-ranking']}`).toBe(`${number}: ${ranking}`)
      const find = (wanted: string) => products.find((each) => each['data-product'] === wanted)
      const shown = ['public', 'private', 'expatShort', 'expatLong'].map(
        (product) => find(product)?.['data-verdict'],
      )
      expect(shown.join(' ')).toBe(verdicts)
      const best = find(ranking.split(' ')[0] || 'public')
      expect(best?.['data-reasons']?.split(' ')).toContain(reasons)
    }
  })

  test('nonsense leads to the question that mends it', async () => {
    for (const [query, question] of [
      ['status=banana&age=-1&%00=x', 'status'],
      [`${life('employee')}&age=x`, 'age'],
      [life('employee').replace('age=30', 'age=9'), 'age'],
      [life('employee').replace('pets=none', 'pets=none&pets=dog'), 'pets'],
    ] as const) {
      const answer = await sendRequest({ host: 'app', path: `/recommendation-tool?${query}` })
      expect(answer.status).toBe(200)
      const open = readHtml(answer.body)
        .all('input', 'select', 'textarea')
        .filter(({ attributes }) => attributes['type'] !== 'hidden')
        .map(({ attributes }) => attributes['name'])
      expect(open, query).toContain(question)
    }
  })
})

test('a changed answer shows its prices in the next frame, without a request', async ({ page }) => {
  await page.goto(tool(life('employee')))
  await expect(page.locator('[data-live]')).toBeVisible()
  await expectAccessible(page)
  // On paper nothing comes to lie on anything else, and what only a screen can do is left out.
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('.reco-result__main')).toHaveCSS('display', 'block')
  await expect(page.locator('.reco-keep')).toBeHidden()
  await page.emulateMedia({ media: null })
  const total = page.locator('[data-total]')
  const before = await total.textContent()
  // Beside it the browser asks for the icon again whenever the address changes, and visits are counted.
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/recommendation|api|__manifest/.test(pathname)) asked.push(pathname)
  })
  await page.route('**', (route) => route.abort())
  const after = await page.locator('#answer-household').evaluate((select) => {
    ;(select as HTMLSelectElement).value = 'family'
    select.dispatchEvent(new Event('change', { bubbles: true }))
    return new Promise((resolve) =>
      requestAnimationFrame(() => resolve(document.querySelector('[data-total]')?.textContent)),
    )
  })
  expect(after).not.toBe(before)
  expect(page.url()).toContain('household=family')
  expect(asked).toEqual([])
  await page.unroute('**')
  await page.reload()
  await expect(total).toHaveText(String(after))
  await expect(page.locator('[data-live]')).toBeVisible()
  await page.locator('#answer-status').selectOption('selfEmployed')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('How many people do you employ?')
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('questions are forms, and the answer about health stays out of the address', async ({
    page,
  }) => {
    await page.goto(healthTool(row(3)))
    await page.getByRole('radio', { name: 'No' }).check()
    await page.getByRole('button', { name: 'Show my result' }).click()
    expect(page.url()).not.toContain('conditions')
    await expect(page.locator('[data-ranking]')).toHaveAttribute('data-ranking', 'private public')
    await page.locator('#answer-yearlyIncome').fill('50000')
    await page.getByRole('button', { name: 'Update the result' }).click()
    await expect(page.locator('[data-ranking]')).toHaveAttribute('data-ranking', 'public')

    await test.step('a question leads to the next', async () => {
      await page.goto(tool('status=employee'))
      await page.getByRole('textbox').fill('50000')
      await page.getByRole('button', { name: 'Continue' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('How old are you?')
    })
  })
})

test('health insurance side by side, with chart, dates and the record', async ({ page }) => {
  await healthy(page)
  await page.goto(healthTool(row(3)))
  await expectAccessible(page)
  await page.getByText('The numbers as a table').click()
  await expect(page.getByRole('cell', { name: 'not possible' }).first()).toBeVisible()
  // Where the system chooses the colours, the lines still tell whose they are.
  await page.emulateMedia({ forcedColors: 'active' })
  const colours = await page
    .locator('.reco-chart figcaption li')
    .evaluateAll((names) => names.map((name) => getComputedStyle(name, '::before').backgroundColor))
  expect(new Set(colours).size).toBe(3)
  await page.emulateMedia({ forcedColors: 'none' })
  const saving = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Add to my calendar' }).click()
  const calendar = await readFile(await (await saving).path(), 'utf8')
  expect(calendar).toContain('BEGIN:VEVENT')

  // The record holds the answer about health: it is stored with a yes of its own.
  await page.locator('#keep-consent-file').check()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download as PDF' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^FB-.*\.pdf$/)
  const pdf = await readFile(await download.path(), 'latin1')
  expect(pdf.startsWith('%PDF-1.7')).toBe(true)
  expect(pdf).toContain('/Lang (en)')
  expect(pdf).toContain('/StructTreeRoot')
  // Its link opens it again, and a changed one opens nothing.
  const open = (url: string) =>
    page.evaluate(async (address) => {
      const { status, headers } = await fetch(address)
      return [status, headers.get('content-type')?.split(';')[0]]
    }, url)
  expect(await open(download.url())).toEqual([200, 'application/pdf'])
  expect(await open(download.url().replace(/.$/, '-'))).toEqual([410, 'text/plain'])

  await page.getByLabel('Your e-mail address').fill('ana@example.com')
  await page.locator('#keep-consent-mail').check()
  await page.getByRole('button', { name: 'Send it to me' }).click()
  await expect(page.getByText('Sent. Please check your inbox.')).toBeVisible()
})
