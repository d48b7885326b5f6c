import { registerHooks } from 'node:module'

/**
 * For journeys, in the processes that walk them. While something that is expected does not show
 * yet, Playwright writes the whole page down as a screen reader finds it, anew at every look, for a
 * message that is read only where the last look fails, too. Whoever fails still leaves a picture,
 * and a trace of the second walk.
 */
registerHooks({
  load(url, context, loadFurther) {
    const loaded = loadFurther(url, context)
    if (!url.endsWith('/playwright-core/lib/coreBundle.js')) return loaded
    const source = String(loaded.source)
      .replace(
        'injected2.ariaSnapshotForExpectFailure(injected2.document.body, { mode: "default" })',
        'undefined',
      )
      .replace('this._ariaSnapshotForExpect(element, options, frameVisible)', 'undefined')
    return { ...loaded, source }
  },
})
