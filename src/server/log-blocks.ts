import type { DestinationStream } from 'pino'

/** Takes whole blocks of lines and writes them in its own time. */
export type BlockSink = { write(block: string): unknown; flushSync(): void }

/** More than a hundred lines; a block is written when it is full or has waited for this long. */
const blockLength = 32_768
const longestWaitMs = 500

export type LogBlocks = DestinationStream & {
  /** Writes what there is and stops waiting for more. */
  close(): void
}

/**
 * Collects lines before the file sees them. pino's own destination could do so, but it measures
 * all it holds again for every line that comes, which costs a cached page more than finding it.
 */
export function logBlocks(sink: BlockSink): LogBlocks {
  let block = ''
  const pass = () => {
    if (block === '') return
    const full = block
    block = ''
    sink.write(full)
  }
  const timer = setInterval(pass, longestWaitMs)
  timer.unref()
  return {
    write(line) {
      block += line
      if (block.length >= blockLength) pass()
    },
    close() {
      clearInterval(timer)
      pass()
      sink.flushSync()
    },
  }
}
