import { buildProduct } from './build-product.ts'
import { explainError } from './explain-error.ts'
import { loadSettings } from './load-settings.ts'
import { red, runPhase } from './phase.js'
import { refuseTakenPort } from './refuse-taken-port.ts'

/**
 * What a start does before the server's own process has anything to load: says at once what is
 * wrong with the settings or the port, and builds if the sources changed.
 */
const stop = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']) {
  process.on(signal, () => stop.abort())
}
try {
  await refuseTakenPort(loadSettings().env)
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
