// Plain JavaScript without packages: it runs on the machine's own Node, 20 or later.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runPhase } from './phase.js'

/**
 * Installs what package-lock.json names, unless that is there already.
 *
 * @param {string} root
 */
export async function installPackages(root) {
  const stampFile = join(root, 'node_modules', '.installed')
  const stamp = stampOf(join(root, 'package-lock.json'))
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  if (!isInstalled(root)) await runPhase('Packages', () => install(root))
  try {
    writeFileSync(stampFile, stamp)
  } catch {
    // Packages that belong to somebody else: they are compared again next time.
  }
}

/** @param {string} lockFile */
function stampOf(lockFile) {
  const hash = createHash('sha256').update(readFileSync(lockFile)).digest('hex')
  return `${hash} ${process.platform} ${process.arch}`
}

/**
 * Whether somebody ran npm by hand: what npm noted about the installed packages is what the lock
 * asks for. Optional ones may be missing, because most are for other platforms.
 *
 * @param {string} root
 */
export function isInstalled(root) {
  const installed = readPackages(join(root, 'node_modules', '.package-lock.json'))
  const wanted = readPackages(join(root, 'package-lock.json'))
  return (
    installed !== undefined &&
    wanted !== undefined &&
    Object.entries(wanted).every(([path, entry]) =>
      path === '' || installed[path] === undefined
        ? path === '' || entry.optional === true || entry.devOptional === true
        : installed[path].version === entry.version,
    )
  )
}

/**
 * @typedef {{ version?: string, optional?: boolean, devOptional?: boolean }} LockEntry
 * @param {string} file
 * @returns {Record<string, LockEntry> | undefined}
 */
function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages
  } catch {
    return undefined
  }
}

/**
 * `npm ci` refuses a lock whose packages for other platforms a registry lacks; `npm install`
 * takes it, and without saving leaves it as it is.
 *
 * @param {string} root
 */
async function install(root) {
  refuseForeignFolder(root)
  // Only what went wrong is shown, and that also where the outer npm was told to be silent.
  const flags = ['--include=dev', '--no-audit', '--no-fund', '--loglevel=error']
  const clean = await runNpm(root, ['ci', ...flags])
  if (clean.code === 0) return
  const again = await runNpm(root, ['install', '--no-save', ...flags])
  if (again.code === 0) return
  throw new Error(
    `The packages could not be installed. npm said:\n${again.output.trim() || clean.output.trim()}`,
  )
}

/**
 * npm itself would say so in twenty lines.
 *
 * @param {string} root
 * @param {(folder: string) => boolean} [mayWrite]
 */
export function refuseForeignFolder(root, mayWrite = isWritable) {
  const packages = join(root, 'node_modules')
  const folder = existsSync(packages) ? packages : root
  if (mayWrite(folder)) return
  throw new Error(
    `The packages have to be installed, and this user may not write to ${folder}: let its owner install them (npm ci), or give everything in ${root} to the user who starts the product.`,
  )
}

/** @param {string} folder */
function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

/**
 * @param {string} root
 * @param {string[]} args
 * @returns {Promise<{ code: number | null, output: string }>}
 */
function runNpm(root, args) {
  return new Promise((resolve) => {
    // Left alone, npm would go on writing where the next start installs. The signals are listened
    // for before it exists: one that comes while it is being spawned is then heard right after.
    const endBoth = () => {
      child.kill('SIGTERM')
      process.exit(130)
    }
    const signals = ['SIGINT', 'SIGTERM', 'SIGHUP']
    for (const signal of signals) process.on(signal, endBoth)
    const child = spawn('npm', args, { cwd: root, env: outerEnvironment(), stdio: 'pipe' })
    let output = ''
    /** @param {Buffer} chunk */
    const collect = (chunk) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: 1, output: error.message }))
    child.on('close', (code) => {
      for (const signal of signals) process.off(signal, endBoth)
      resolve({ code, output })
    })
  })
}

/**
 * Without what an outer `npm start` set: its folder and flags are not meant for this run, and the
 * Node inside node_modules, first in its PATH, is about to be replaced.
 */
function outerEnvironment() {
  const own = /^(npm_config_(prefix|local_prefix|global|omit|include)|NODE_ENV)$/i
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !own.test(name)))
  env['PATH'] = (process.env['PATH'] ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter)
  return env
}
