import { validationError } from '../errors/strapi-error.ts'
import type { Position } from './reference-input.ts'

export interface Connected {
  uid: string
  at: Position<string>
}

/**
 * As in Strapi: one that is connected goes to the end unless its position says otherwise, also if it
 * was there before, and one that is to stand beside another waits for that one to be connected.
 * Beside one that is `shown` and was taken out of the draft that is changed too, it goes to the end.
 */
export function connectInOrder(
  before: readonly string[],
  connected: readonly Connected[],
  shown: readonly string[],
): string[] {
  const order = [...before]
  const begun = new Set<Connected>()
  const done = new Set<Connected>()
  const connect = (each: Connected) => {
    if (done.has(each)) return
    if (begun.has(each)) throw circular()
    begun.add(each)
    if (typeof each.at === 'object' && !before.includes(each.at.of)) {
      const { of } = each.at
      const neighbour = connected.find(({ uid }) => uid === of)
      if (neighbour) connect(neighbour)
      else if (!shown.includes(of)) throw notConnected(each.uid, of)
    }
    done.add(each)
    const former = order.indexOf(each.uid)
    if (former >= 0) order.splice(former, 1)
    order.splice(placeOf(each, order), 0, each.uid)
  }
  connected.forEach(connect)
  return order
}

function placeOf({ at }: Connected, order: readonly string[]): number {
  if (at === 'start') return 0
  const neighbour = at === 'end' ? -1 : order.indexOf(at.of)
  if (at === 'end' || neighbour < 0) return order.length
  return at.side === 'before' ? neighbour : neighbour + 1
}

function notConnected(uid: string, of: string) {
  return validationError(
    `There was a problem connecting ${uid}: ${of}, beside which it is to stand, needs to be connected first.`,
  )
}

function circular() {
  return validationError(
    'A circular reference was found in the connect array. One relation is trying to connect before/after another one that is trying to connect before/after it',
  )
}
