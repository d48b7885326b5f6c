/** The input of the server's build: the server, and how it is started. `bin/run.js` runs it. */
export * from '#server/main.ts'
export { launch } from './launch.ts'
