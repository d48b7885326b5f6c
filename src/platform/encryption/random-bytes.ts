import { randomFillSync } from 'node:crypto'

/**
 * Random bytes for nonces and references, which nearly every write needs a few of. They are drawn
 * by the kilobyte, because a call for twelve takes as long; none is handed out twice.
 */
export function takeRandomBytes(count: number): Buffer {
  if (count > POOL_BYTES) throw new RangeError(`At most ${POOL_BYTES} random bytes at a time.`)
  if (used + count > POOL_BYTES) {
    pool = randomFillSync(Buffer.allocUnsafeSlow(POOL_BYTES))
    used = 0
  }
  const taken = pool.subarray(used, used + count)
  used += count
  return taken
}

const POOL_BYTES = 4096
let pool = Buffer.alloc(0)
let used = POOL_BYTES
