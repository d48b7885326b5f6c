import { buildThenExit } from './build-then-exit.ts'
import { loadSettings } from './load-settings.ts'
import { refuseTakenPort } from './refuse-taken-port.ts'

// What a start does before the server's own process has anything to load: says at once what is
// wrong with the settings or the port, and builds.
await buildThenExit(() => refuseTakenPort(loadSettings().env))
