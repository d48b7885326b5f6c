import { expect, type Page, test } from '@playwright/test'
import { formatFigure } from '#i18n/format-figure.ts'
import { lawDay } from '#insurance/figures/law-day.ts'
import { resolveFigure } from '#insurance/figures/resolve-figure.ts'
import { today } from '../steps/applicant.ts'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { sizes } from '../steps/sizes.ts'

/** As the law of today has it, whose cents are held by tests beside it: pages change with the year. */
const employeeOn42000 = await contribution('average?income=3500')
/** Somebody with €85,000 is above the ceiling. */
const employeeAboveCeiling = await contribution('average?income=max')

test.describe('public, private and expat side by side', () => {
  test('the numbers follow the situation, at both sizes', async ({ page }) => {
    await page.goto(on('default', '/health-insurance'))
    await expect(row(page, 'Public')).toContainText(employeeAboveCeiling)
    for (const { name, viewport } of sizes) {
      await test.step(name, async () => {
        await page.setViewportSize(viewport)
        await comparison(page).locator('[name=income]').fill('85000')
        await expect(row(page, 'Public')).toContainText(employeeAboveCeiling)
        await comparison(page).locator('[name=income]').fill('42000')
        await expect(row(page, 'Public')).toContainText(employeeOn42000)
        // Below the limit nobody may choose private insurance: it leaves the table, with the reason.
        await expect(row(page, 'Private')).toHaveCount(0)
        await expectAccessible(page, '#comparison')
        // The last of the situations ends where its row does, not alone in half of one.
        const all = await comparison(page).locator('.ui-chips').boundingBox()
        const last = await comparison(page).locator('.ui-chip').last().boundingBox()
        const right = (box: typeof all) => (box?.x ?? 0) + (box?.width ?? 0)
        expect(right(last)).toBeCloseTo(right(all), 0)
      })
    }
  })

  test('without JavaScript it is a form, and its answer a table', async ({ browser }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(on('default', '/health-insurance?income=42000'))
    await expect(row(page, 'Public')).toContainText(employeeOn42000)
    await comparison(page).getByRole('radio', { name: 'work for yourself' }).check()
    await comparison(page).locator('button[type=submit]').click()
    await expect(page).toHaveURL(/situation=selfEmployed/)
    await expect(row(page, 'Public')).not.toContainText(employeeOn42000)
    await expect(comparison(page).getByRole('table').getByRole('columnheader')).toHaveCount(5)
    await context.close()
  })
})

test('the contributions of a fund are a table with names for rows and columns', async ({
  page,
}) => {
  await page.goto(on('tk'))
  const employees = page.locator('#contributions-employee').getByRole('table')
  const paid = employees.getByRole('row', { name: '€3,500' })
  const parts = ['health', 'additional', 'care', 'member', 'employer']
  await expect(paid.getByRole('cell')).toHaveText(
    await Promise.all(parts.map((part) => contribution(`tk:${part}`))),
  )
  await expect(employees.getByRole('columnheader')).toHaveCount(6)
  await expectAccessible(page)
})

async function contribution(name: string): Promise<string> {
  const figure = await resolveFigure(`contribution.${name}`, lawDay(today()))
  return formatFigure(figure, 'en-de')
}

function comparison(page: Page) {
  return page.locator('#comparison')
}

function row(page: Page, name: string) {
  return comparison(page).getByRole('table').getByRole('row', { name })
}
