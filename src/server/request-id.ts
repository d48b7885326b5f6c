import { randomInt } from 'node:crypto'

/** All are as long, so that one can be put in the place of another. */
export const REQUEST_ID_LENGTH = 12

const first = 1_000_000
const last = 9_999_999

/**
 * Ids that are unique across processes and restarts, and cheap enough for every request: a name for
 * the process and a number. When the numbers are used up, the process gets another name.
 */
export function openRequestIds(after = first): () => string {
  let name = newName()
  let serial = after
  return () => {
    if (serial === last) {
      name = newName()
      serial = first
    }
    serial += 1
    // No sign between them: the engine joins up to twelve at once, and more only when they are read.
    return name + serial
  }
}

/** What a request and its line in the log are called. */
export const nextRequestId = openRequestIds()

function newName(): string {
  return randomInt(36 ** 5)
    .toString(36)
    .padStart(5, '0')
}
