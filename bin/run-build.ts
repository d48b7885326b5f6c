import { buildThenExit } from './build-then-exit.ts'

await buildThenExit()
