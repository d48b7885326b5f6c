import type { Page } from '@playwright/test'

/**
 * Takes from the page, before its scripts run, what the oldest browsers of
 * docs/how-to/look-in-other-browsers.md do not have.
 */
export async function actLikeAnOlderBrowser(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const younger: Record<string, [object, string]> = {
      window: [
        window,
        'requestIdleCallback cancelIdleCallback scheduler navigation cookieStore Temporal Iterator',
      ],
      iterators: [
        Object.getPrototypeOf(Object.getPrototypeOf([].values())),
        'map filter take drop flatMap reduce toArray forEach some every find',
      ],
      Array: [Array, 'fromAsync'],
      AbortSignal: [AbortSignal, 'any'],
      button: [HTMLButtonElement.prototype, 'command commandForElement'],
      dialog: [HTMLDialogElement.prototype, 'closedBy requestClose'],
      document: [Document.prototype, 'startViewTransition activeViewTransition'],
      element: [Element.prototype, 'checkVisibility setHTMLUnsafe getHTML moveBefore'],
      html: [HTMLElement.prototype, 'showPopover hidePopover togglePopover popover'],
      Intl: [Intl, 'DurationFormat'],
      Map: [Map, 'groupBy'],
      Object: [Object, 'groupBy'],
      pointer: [PointerEvent.prototype, 'getCoalescedEvents getPredictedEvents'],
      Promise: [Promise, 'try withResolvers'],
      RegExp: [RegExp, 'escape'],
      set: [
        Set.prototype,
        'union intersection difference symmetricDifference isSubsetOf isSupersetOf isDisjointFrom',
      ],
      string: [String.prototype, 'isWellFormed toWellFormed'],
      URL: [URL, 'canParse parse'],
    }
    for (const [owner, names] of Object.values(younger)) {
      for (const name of names.split(' ')) Reflect.deleteProperty(owner, name)
    }
  })
}
