import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'

/** The path of a program, installed where that needs no question: as root on Debian and its kin. */
export function ensureProgram(name: string, debianPackage: string): string {
  const found = findProgram(name)
  if (found) return found
  if (process.getuid?.() === 0 && existsSync('/etc/debian_version')) {
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
    const run = (...args: string[]) => spawnSync('apt-get', args, { env, encoding: 'utf8' })
    run('update')
    const { stderr } = run('install', '--yes', '--no-install-recommends', debianPackage)
    const installed = findProgram(name)
    if (installed) return installed
    throw new Error(`There is no ${name}, and "apt-get install ${debianPackage}" failed: ${stderr}`)
  }
  throw new Error(
    `The bench needs ${name}: install it ("apt-get install ${debianPackage}" on Debian and Ubuntu, "brew install ${name}" on macOS).`,
  )
}

function findProgram(name: string): string | undefined {
  // Ordinary users do not have the system folders in their path.
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin']
  return folders.map((folder) => join(folder, name)).find(isProgram)
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    return false
  }
}
