// Plain JavaScript, and so is the build: once Node has read a single file of TypeScript, it keeps
// the 20 MB of what reads it for as long as the process lives. The process that serves lives long.
import { spawn } from 'node:child_process'
import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// React and others choose their production form by this.
process.env['NODE_ENV'] ??= 'production'

const code = await prepare()
if (code !== 0) process.exit(code)
// What V8 makes of the build at the first start is there for the next, and so is what starting
// content was found sound; both go with the build. Where it cannot be written to, nothing is kept.
const build = new URL('../build/server/', import.meta.url)
enableCompileCache(fileURLToPath(new URL('.compiled', build)))
const product = await import(new URL('index.js', build).href)
const noteFile = fileURLToPath(new URL('.checked-content.json', build))
await product.launch({ load: async () => product, noteFile })
// Now, and not at the end: only what a start needs.
flushCompileCache()

/**
 * Checks and builds in a process of its own, which hears every signal that this one gets.
 *
 * @returns {Promise<number>} Its exit code.
 */
function prepare() {
  const program = fileURLToPath(new URL('prepare.ts', import.meta.url))
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', program], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  const end = () => child.kill('SIGTERM')
  const events = ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect']
  for (const event of events) process.on(event, end)
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (exitCode) => {
      for (const event of events) process.off(event, end)
      resolve(exitCode ?? 1)
    })
  })
}
