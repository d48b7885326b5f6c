import type { Locator } from '@playwright/test'

/** At how many heights these begin: one, where they stand level with each other. */
export function heightsOf(parts: Locator): Promise<number> {
  return parts.evaluateAll(
    (elements) =>
      new Set(elements.map((each) => Math.round(each.getBoundingClientRect().top))).size,
  )
}
