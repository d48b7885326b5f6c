import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Page } from '@playwright/test'
import type { AxeResults, default as axe, RunOptions } from 'axe-core'
import { sizes } from './sizes.ts'

/**
 * What axe puts on its map of the screen. It would add what is folded away and look what covers it,
 * though nobody sees it, and the strokes of pictures that are only to be looked at: half of a page.
 */
function isDrawn(node: Node): number {
  const element = node as Element
  const isSeen = element.checkVisibility() || getComputedStyle(element).display === 'contents'
  return isSeen && !element.parentElement?.closest('svg[aria-hidden=true]')
    ? NodeFilter.FILTER_ACCEPT
    : NodeFilter.FILTER_REJECT
}

/**
 * Every page reads it anew, so it is as short as can be: minified, and in plain ASCII, of which
 * browsers keep half as many bytes. A fifth of a run went into an index of all elements, which
 * serves to word selectors of what is found; nobody reads them, so the index begins with none.
 */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
  .replaceAll(/[^\0-\x7f]/g, (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`)
  .replaceAll(/(axe\._selectorData=\w+\()\w+\.flatTree\)/g, '$1[])')
  .replace(
    /(createTreeWalker\(\w+),window\.NodeFilter\.SHOW_ELEMENT,null,!1\)/,
    `$1,NodeFilter.SHOW_ELEMENT,${String(isDrawn)})`,
  )

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
  // Read a second time in the same process it takes a fifth of the first time.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
  const found = await page.evaluate(
    async ({ include, settings }) => {
      const { axe: inPage } = window as unknown as { axe: typeof axe }
      const where = include.length > 0 ? { include } : document
      /** Of a screen of the back office, which writes it after it has drawn itself. */
      const readTitle = () => document.querySelector('#react-admin-title')?.textContent
      const findMoving = () =>
        document
          .getAnimations()
          // What follows the scrolling rests when nobody scrolls.
          .filter(({ timeline }) => timeline === document.timeline)
          .filter(({ playState }) => playState === 'running')
          .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
      for (const deadline = Date.now() + 20_000; ; ) {
        // A new size or theme shows in the next frame.
        await new Promise((resolve) => {
          requestAnimationFrame(resolve)
          setTimeout(resolve, 100)
        })
        // What moves is judged where it comes to rest, as does what that moves; a spinner never does.
        for (let moving = findMoving(); moving.length > 0; moving = findMoving()) {
          if (Date.now() > deadline) break
          await Promise.allSettled(moving.map(({ finished }) => finished))
        }
        while (readTitle() === '' && Date.now() < deadline) {
          await new Promise((resolve) => setTimeout(resolve, 20))
        }
        const title = readTitle()
        const { violations }: AxeResults = await inPage.run(where, settings)
        // Another screen took its place meanwhile: that one is meant.
        if (readTitle() !== title && Date.now() < deadline) continue
        return violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`,
        )
      }
    },
    { include: parts, settings: options },
  )
  expect(found).toEqual([])
}

/** The whole page, as a phone and as a desktop show it. */
export async function expectAccessibleAtBothSizes(page: Page): Promise<void> {
  for (const { viewport } of sizes) {
    await page.setViewportSize(viewport)
    await expectAccessible(page)
  }
}
