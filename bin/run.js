// Plain JavaScript, and so is the build: once Node has read a single file of TypeScript, it keeps
// the 20 MB of what reads it for as long as the process lives. The process that serves lives long.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

// From 22.18 on, Node runs TypeScript by itself. `npm start` sees to it; who starts this directly may not.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Error: Node ${process.versions.node} is too old: use 22.18 or later, or "npm start".`,
  )
  process.exit(1)
}
const code = await prepare()
if (code !== 0) process.exit(code)
// Not before: an older Node could not even read it.
const { launchBuild } = await import('./launch-build.js')
await launchBuild()

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
