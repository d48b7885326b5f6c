import { randomBytes } from 'node:crypto'
import { existsSync, lstatSync, mkdtempSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { AppError } from '#platform/app-error.ts'
import { type Env, readEnv } from '#platform/env.ts'
import { makeFolder } from '#platform/files/make-folder.ts'
import { projectRoot } from '#platform/project-root.ts'

/** The settings of this process, and the folder for what it keeps. */
export type Settings = { env: Env; dataDir: string }

/** Reads `.env` if there is one; what the environment defines already wins. */
export function loadSettings(): Settings {
  readSettingsFile(join(projectRoot, '.env'))
  const source = { ...process.env }
  // Only the npm commands have a default: an image that was told nothing must not lead that life.
  source['APP_ENV'] ||= source['FEATHER_DEFAULT_APP_ENV']
  const dataDir = resolve(projectRoot, source['DATA_DIR'] || '.data')
  if (source['APP_ENV'] === 'development') source['SECRET_KEY'] ||= keepSecret(dataDir)
  const env = readEnv(source)
  refuseUselessFolder(dataDir, env)
  return { env, dataDir }
}

/** Node says of a file that may not be read that there is none. */
export function readSettingsFile(file: string): void {
  if (!existsSync(file)) return
  try {
    process.loadEnvFile(file)
  } catch (error) {
    throw new AppError(
      'setting-invalid',
      `${file} cannot be read: let the user who starts the product read it.`,
      { cause: error },
    )
  }
}

/**
 * Kept, so that whoever is signed in stays so over a restart. A file that a crash left empty is no
 * key: it is written once more.
 */
export function keepSecret(dataDir: string): string {
  const file = join(dataDir, 'secret-key')
  try {
    const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
    if (kept !== '') return kept
    const secret = randomBytes(32).toString('base64url')
    makeFolder(dataDir)
    writeFileSync(file, secret, { mode: 0o600 })
    return secret
  } catch (error) {
    throw unusable(dataDir, error)
  }
}

/**
 * Else the first to hear of it would be whoever uploads something, or the customer whose order cannot
 * be handed over. Asked by making something, because root is told that it may write even where nobody
 * can. A full disk is another matter: most of the product works without room for more.
 */
export function refuseUselessFolder(
  dataDir: string,
  { fileStore, smtpUrl }: Pick<Env, 'fileStore' | 'smtpUrl'>,
): void {
  const kept = ['hand-over', ...(fileStore ? [] : ['files']), ...(smtpUrl ? [] : ['outbox'])]
  for (const name of kept) {
    try {
      rmdirSync(mkdtempSync(join(lowestThere(join(dataDir, name)), '.try-')))
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException
      if (code !== 'ENOSPC' && code !== 'EDQUOT') throw unusable(dataDir, error)
    }
  }
}

/** A path itself, or what is there of the way to it. Also a link that leads nowhere is there. */
function lowestThere(path: string): string {
  return lstatSync(path, { throwIfNoEntry: false }) ? path : lowestThere(dirname(path))
}

function unusable(dataDir: string, cause: unknown): AppError {
  return new AppError(
    'setting-invalid',
    `The folder ${dataDir} cannot be used (${(cause as Error).message}): set DATA_DIR to one that can.`,
    { cause },
  )
}
