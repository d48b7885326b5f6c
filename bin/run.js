// Plain JavaScript, and so is the build: once Node has read a single file of TypeScript, it keeps
// the 20 MB of what reads it for as long as the process lives. The process that serves lives long.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { launchBuild } from './launch-build.js'

const code = await prepare()
if (code !== 0) process.exit(code)
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
