import { setTimeout as rest } from 'node:timers/promises'
import { buildProduct } from './build-product.ts'
import { explainError } from './explain-error.ts'
import { red, runPhase } from './phase.js'

/** Builds if the sources changed and ends this process; what is wrong is said before that. */
export async function buildThenExit(check = async (): Promise<void> => undefined): Promise<never> {
  const stop = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
    process.on(signal, () => stop.abort())
  }
  try {
    await check()
    stop.signal.throwIfAborted()
    await runPhase(
      'Build',
      () => buildProduct(stop.signal),
      (outcome) => (outcome === 'built' ? '' : outcome),
    )
    stop.signal.throwIfAborted()
  } catch (error) {
    if (!stop.signal.aborted) console.error(`\n${red('Error:')} ${explainError(error)}`)
    return endProcess(stop.signal.aborted ? 130 : 1)
  }
  return endProcess(0)
}

/**
 * An exit waits for the compiler, and for ever if that waits for the memory to be tidied up, which
 * nobody does any more (nodejs/node#54918). Nothing is compiled after a moment of rest.
 */
async function endProcess(code: number): Promise<never> {
  await rest(50)
  process.exit(code)
}
