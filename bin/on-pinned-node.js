// Plain JavaScript without packages: it runs on the machine's own Node, 20 or later.
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installPackages } from './install-packages.js'
import { red } from './phase.js'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * Installs the packages if needed, then runs a program of this folder on the Node that
 * package.json pins, whichever Node this is.
 *
 * @param {string} program Such as `run.js`.
 * @param {string} [lastLine] Printed last when it comes to nothing.
 */
export async function runOnPinnedNode(program, lastLine) {
  endWithNpm()
  try {
    await installPackages(root)
    const node = chooseNode()
    if (node === undefined) await import(new URL(program, import.meta.url).href)
    else runOn(node, join(root, 'bin', program))
  } catch (error) {
    console.error(`\n${red('Error:')} ${error instanceof Error ? error.message : error}`)
    if (lastLine) console.log(lastLine)
    process.exit(1)
  }
}

/**
 * npm that is killed cannot pass the signal on: what it started would go on and keep the port.
 * (The scripts in package.json begin with `exec`, so that npm is our parent and not a shell that
 * swallows signals.)
 */
function endWithNpm() {
  if (process.env['npm_lifecycle_event'] === undefined) return
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    process.kill(process.pid, 'SIGTERM')
  }, 500)
  watch.unref()
}

/** Undefined when the present one will do. */
function chooseNode() {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  if (process.versions.node === dependencies.node) return undefined
  const pinned = join(root, 'node_modules', 'node', 'bin', 'node')
  if (spawnSync(pinned, ['--version']).status === 0) return pinned
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  // From 22.18 on, Node runs TypeScript by itself.
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath
  throw new Error(
    `The pinned Node ${dependencies.node} is not installed, because install scripts were skipped, and Node ${process.versions.node} is too old to do without: run "npm rebuild node" in ${root}, or use Node 22.18 or later.`,
  )
}

/**
 * @param {string} node
 * @param {string} program
 */
function runOn(node, program) {
  const child = spawn(
    node,
    // The flags of package.json: bounds on memory, below which V8 collects more eagerly.
    [
      ...process.execArgv,
      '--disable-warning=ExperimentalWarning',
      program,
      ...process.argv.slice(2),
    ],
    {
      // Whoever waits counts from the command, with the packages, and not from the second process.
      env: { ...process.env, FEATHER_STARTED_AT: String(performance.timeOrigin) },
      // Over the fourth channel the program notices when this process is killed, and ends as well.
      stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    },
  )
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => child.kill(signal))
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}
