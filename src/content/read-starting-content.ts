import { readdir, readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { AppError } from '#platform/app-error.ts'
import { projectRoot } from '#platform/project-root.ts'
import { parseUid } from '#sites/uid.ts'
import { checkAttributes } from './check-attributes.ts'
import { hashAttributes } from './hash-attributes.ts'
import type { Attributes } from './tables.ts'

export interface StartingDocument {
  collection: string
  uid: string
  locale: string
  attributes: Attributes
  /** Hash of the attributes as the schema has them. */
  hash: string
}

/** A file of the starting content, as it lies there. */
export interface StartingFile {
  collection: string
  uid: string
  /** Its name in messages. */
  shown: string
  text: string
}

/**
 * Reads `content/<collection>/<uid>.json`, every file of it, checked against the schema of its
 * collection. The first file that is broken is an AppError that names it.
 */
export async function readStartingContent(folder?: string): Promise<StartingDocument[]> {
  return (await readStartingFiles(folder)).map(checkStartingFile)
}

/** The same files in the same order, unchecked. */
export async function readStartingFiles(
  folder: string = join(projectRoot, 'content'),
): Promise<StartingFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  return Promise.all(
    paths.map(async (path) => {
      const collection = basename(dirname(path))
      return {
        collection,
        uid: basename(path, '.json'),
        shown: `content/${collection}/${basename(path)}`,
        text: await readFile(path, 'utf8'),
      }
    }),
  )
}

export function checkStartingFile(file: StartingFile): StartingDocument {
  const { collection, uid, shown, text } = file
  const attributes = checkAttributes(collection, parseJson(text, shown), shown)
  return {
    collection,
    uid,
    locale: localeIn(uid, shown),
    attributes,
    hash: hashAttributes(attributes),
  }
}

function parseJson(text: string, shown: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new AppError('content-invalid', `${shown} is not valid JSON: ${messageOf(cause)}`, {
      cause,
    })
  }
}

function localeIn(uid: string, shown: string): string {
  try {
    return parseUid(uid).locale
  } catch (cause) {
    throw new AppError(
      'content-invalid',
      `${shown} is not named after a uid: ${messageOf(cause)}`,
      {
        cause,
      },
    )
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
