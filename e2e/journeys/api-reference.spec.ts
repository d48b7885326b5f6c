import { expect, test } from '@playwright/test'
import { expectAccessible } from '../steps/expect-accessible.ts'
import { on } from '../steps/hosts.ts'
import { sizes } from '../steps/sizes.ts'

/** Scalar draws the page. What we choose of it are its colours, which it has two sets of. */
for (const colorScheme of ['light', 'dark'] as const) {
  test(`the API's reference can be read in its ${colorScheme} colours`, async ({ page }) => {
    await page.emulateMedia({ colorScheme })
    await page.goto(on('api', '/docs'))
    await expect(page.getByRole('heading', { name: 'Quotes and applications' })).toBeVisible()
    for (const { name, viewport } of sizes) {
      await page.setViewportSize(viewport)
      if (name === 'desktop') await expectAccessible(page, 'aside')
      await expectAccessible(page, '.introduction-section')
    }
  })
}
