import type { Locator } from '@playwright/test'

/** Chooses a file of 16 MB, which is made in the page: handed over, it would take seconds. */
export function chooseLargeFile(input: Locator): Promise<void> {
  return input.evaluate((element) => {
    const chosen = new DataTransfer()
    chosen.items.add(new File([new Uint8Array(16 * 2 ** 20)], 'video.mp4', { type: 'video/mp4' }))
    const field = element as HTMLInputElement
    field.files = chosen.files
    field.dispatchEvent(new Event('change', { bubbles: true }))
  })
}
