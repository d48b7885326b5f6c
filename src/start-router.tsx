import { type ReactNode, StrictMode, startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { keepTrying } from '#shell/keep-trying.ts'
import { enhanceReveal } from '#shell/reveal-behaviour.ts'
import { startTracking } from '#tracking/start-tracking.ts'
import { enhance } from '#ui/enhance.ts'

/** Hydrates a page of the customer's app as a whole. */
export function startRouter(): void {
  window.fetch = keepTrying(window.fetch.bind(window))
  startTransition(() => {
    hydrateRoot(
      document,
      <StrictMode>
        <Enhanced>
          <HydratedRouter />
        </Enhanced>
      </StrictMode>,
    )
  })
}

/** The behaviours change attributes, which React must have compared with its own before. */
function Enhanced({ children }: { children: ReactNode }) {
  useEffect(() => {
    enhance(document)
    startTracking(document)
    enhanceReveal(document)
  }, [])
  return children
}
