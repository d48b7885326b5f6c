import { spawn } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { AppError } from '../app-error.ts'
import { makeCredentials } from './cluster-credentials.ts'
import type { ClusterLayout } from './cluster-layout.ts'
import type { Binaries } from './find-binaries.ts'
import type { ServerUser } from './server-user.ts'

/** Makes an empty cluster where there is none; refuses one of another version or without head. */
export async function initialiseCluster(
  binaries: Binaries,
  layout: ClusterLayout,
  user: ServerUser | undefined,
  options: { durable: boolean },
): Promise<void> {
  const versionFile = join(layout.pgData, 'PG_VERSION')
  if (existsSync(versionFile)) return checkVersion(versionFile, binaries.major, layout)
  if (existsSync(layout.pgData) && readdirSync(layout.pgData).length > 0) {
    throw new AppError(
      'database-unavailable',
      `The data directory ${layout.pgData} is damaged (PG_VERSION is missing): restore it from a backup, or move it away to begin with an empty database.`,
    )
  }
  // initdb writes PG_VERSION early: one that was killed half way must not look finished.
  const unfinished = `${layout.pgData}.new`
  const passwordFile = `${layout.credentials}.initdb`
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { mode: 0o700 })
  const { superuser } = makeCredentials(layout.credentials)
  rmSync(passwordFile, { force: true })
  writeFileSync(passwordFile, superuser, { mode: 0o600, flag: 'wx' })
  if (user) for (const path of [unfinished, passwordFile]) chownSync(path, user.uid, user.gid)
  try {
    await runInitdb(binaries.initdb, unfinished, passwordFile, user, options)
    rmSync(layout.pgData, { recursive: true, force: true })
    renameSync(unfinished, layout.pgData)
  } finally {
    rmSync(passwordFile, { force: true })
    rmSync(unfinished, { recursive: true, force: true })
  }
}

function checkVersion(versionFile: string, major: number, layout: ClusterLayout): void {
  const found = readFileSync(versionFile, 'utf8').trim()
  if (found === String(major)) return
  throw new AppError(
    'database-version-unknown',
    `The database in ${layout.home} was made by PostgreSQL ${found}, but this program runs ${major}: dump it with PostgreSQL ${found} and restore it into an empty one, or move the folder away.`,
  )
}

/**
 * The builtin locale C.UTF-8 sorts by code point on every machine, whatever locales it has;
 * wording is sorted by the collations that queries name.
 */
async function runInitdb(
  initdb: string,
  pgData: string,
  passwordFile: string,
  user: ServerUser | undefined,
  { durable }: { durable: boolean },
): Promise<void> {
  const args = [
    `--pgdata=${pgData}`,
    '--username=postgres',
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    '--locale=C',
    ...(durable ? [] : ['--no-sync']),
  ]
  const { code, output } = await runProgram(initdb, args, user)
  if (code === 0) return
  const reason = output.split('\n').find((line) => /error|fatal|cannot|could not/i.test(line))
  throw new AppError(
    'database-unavailable',
    `The embedded PostgreSQL could not make its database in ${pgData}: ${(reason ?? output).trim()}.`,
  )
}

/** Nothing of our own environment reaches the server: PGPORT, PGDATA or a locale would change it. */
export const serverEnvironment = { LC_ALL: 'C', PATH: '/usr/local/bin:/usr/bin:/bin', TZ: 'UTC' }

function runProgram(
  program: string,
  args: string[],
  user: ServerUser | undefined,
): Promise<{ code: number | null; output: string }> {
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: '/',
      env: serverEnvironment,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(user && { uid: user.uid, gid: user.gid }),
    })
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: 1, output: `error: ${error.message}` }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
