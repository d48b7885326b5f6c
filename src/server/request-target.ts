import type { IncomingMessage } from 'node:http'
import type { PageTarget } from '#routes/request-facts.ts'

const targets = new WeakMap<IncomingMessage, PageTarget>()

/** Remembers what the front door found out, for the application that answers. */
export function setTarget(request: IncomingMessage, target: PageTarget): void {
  targets.set(request, target)
}

export function targetOf(request: IncomingMessage): PageTarget {
  const target = targets.get(request)
  if (!target) throw new Error('This request did not come through the front door.')
  return target
}
