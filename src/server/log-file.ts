import { write, writeSync } from 'node:fs'
import type { BlockSink } from './log-blocks.ts'

/** What waits for a full disk or a slow reader; beyond it blocks are lost, not the memory. */
const mostWaitingBytes = 4 * 1_048_576

const retryMs = 500

/** With a short wait after each: half a second, for who ends the process. */
const mostRefusals = 50

/**
 * Writes blocks to an open file, one after the other. pino's own destination ends the process when
 * the disk is full, and hangs while it does so: it tries to write the rest for ever. Here the product
 * serves on, what came meanwhile is written once there is room, and what was lost is said.
 */
export function logFile(descriptor: number, file = { write, writeSync }): BlockSink {
  const waiting: Buffer[] = []
  let waitingBytes = 0
  let lostBlocks = 0
  let isWriting = false
  let isResting = false
  let isOver = false

  const keep = (block: string) => {
    const bytes = Buffer.from(block)
    waiting.push(bytes)
    waitingBytes += bytes.length
  }
  const take = (written: number) => {
    const [first] = waiting
    waitingBytes -= written
    if (first === undefined || written >= first.length) waiting.shift()
    else waiting[0] = first.subarray(written)
  }
  const tellLost = () => {
    if (lostBlocks === 0 || waitingBytes >= mostWaitingBytes) return
    keep(lostLine(lostBlocks))
    lostBlocks = 0
  }
  const writeNext = () => {
    const [next] = waiting
    if (next === undefined || isWriting || isResting || isOver) return
    isWriting = true
    file.write(descriptor, next, 0, next.length, null, (error, written) => {
      isWriting = false
      if (error?.code === 'EPIPE') isOver = true
      else if (error) rest()
      else {
        take(written)
        tellLost()
        writeNext()
      }
    })
  }
  /** Blocks that come meanwhile do not try too: each would go on trying beside the others. */
  const rest = () => {
    isResting = true
    const goOn = () => {
      isResting = false
      writeNext()
    }
    setTimeout(goOn, retryMs).unref()
  }
  return {
    write(block) {
      // Nobody reads any more.
      if (isOver) return
      if (waitingBytes >= mostWaitingBytes) lostBlocks += 1
      else keep(block)
      writeNext()
    },
    flushSync() {
      // The first one is on its way already.
      let left = Buffer.concat(waiting.splice(isWriting ? 1 : 0))
      for (let refusals = 0; left.length > 0 && refusals < mostRefusals; ) {
        try {
          left = left.subarray(file.writeSync(descriptor, left))
        } catch {
          // A slow reader makes room; nobody could hear of anything else at the end.
          refusals += 1
          Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 10)
        }
      }
    },
  }
}

/** As the others look. */
function lostLine(blocks: number): string {
  const line = { level: 40, time: new Date().toISOString(), blocks }
  return `${JSON.stringify({ ...line, msg: 'blocks of lines were lost: they could not be written' })}\n`
}
