import { enhanceForms } from '#blocks/form/form-behaviour.ts'
import { startChat } from '#chat/start-chat.ts'
import { watchErrors } from '#error-reporting/watch-errors.ts'
import { enhanceShell } from '#shell/enhance-shell.ts'
import { startTracking } from '#tracking/start-tracking.ts'
import { enhance } from '#ui/enhance.ts'
import { wakeIslands } from '#ui/island/wake-islands.ts'

/**
 * The one client entry. A hydrated page carries React Router's hand-over data and starts the
 * router; a content page starts nothing but the islands it has and the few behaviours that the
 * platform lacks.
 */
watchErrors(document)
if ('__reactRouterContext' in window) {
  import('./start-router.tsx').then(({ startRouter }) => startRouter())
} else {
  enhance(document)
  enhanceShell(document)
  enhanceForms(document)
  startTracking(document)
  startChat(document)
  wakeIslands(islandLoaders())
  // Only where the sources are served as they are: see bin/follow-edits.ts.
  import.meta.hot?.on('content-changed', () => location.reload())
}

function islandLoaders() {
  const files = import.meta.glob('./**/*.island.tsx')
  return Object.fromEntries(
    Object.entries(files).map(([path, load]) => [
      path.slice(path.lastIndexOf('/') + 1, -'.island.tsx'.length),
      load,
    ]),
  )
}
