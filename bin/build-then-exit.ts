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
    process.exit(stop.signal.aborted ? 130 : 1)
  }
  process.exit(0)
}
