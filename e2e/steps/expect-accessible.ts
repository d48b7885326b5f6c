import { expect, type Page } from '@playwright/test'
import axe, { type AxeResults, type RunOptions } from 'axe-core'

const options: RunOptions = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // Describing all that is right takes twice as long as judging it.
  resultTypes: ['violations'],
}

/**
 * axe finds nothing, by the rules of WCAG 2.2 AA and its own best practices: on the whole page, or
 * in the parts that these selectors name.
 */
export async function expectAccessible(page: Page, ...parts: string[]): Promise<void> {
  // What moves is judged where it comes to rest; a spinner never does.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })
  await page.evaluate(axe.source)
  const found = await page.evaluate(
    async ({ include, settings }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const where = include.length > 0 ? { include } : document
      const { violations }: AxeResults = await inPage.run(where, settings)
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)
    },
    { include: parts, settings: options },
  )
  expect(found).toEqual([])
}
