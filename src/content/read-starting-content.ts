import { readdir, readFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
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

/**
 * Reads `content/<collection>/<uid>.json`, every file of it, checked against the schema of its
 * collection. The first file that is broken is an AppError that names it.
 */
export async function readStartingContent(
  folder: string = join(projectRoot, 'content'),
): Promise<StartingDocument[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json'))
    .map((entry) => ({
      collection: basename(entry.parentPath),
      folder: entry.parentPath,
      name: entry.name,
    }))
    .sort((a, b) => (join(a.folder, a.name) < join(b.folder, b.name) ? -1 : 1))
  return Promise.all(files.map(readDocument))
}

async function readDocument(file: {
  collection: string
  folder: string
  name: string
}): Promise<StartingDocument> {
  const { collection } = file
  const uid = basename(file.name, '.json')
  const shown = `content/${collection}/${file.name}`
  const json = parseJson(await readFile(join(file.folder, file.name), 'utf8'), shown)
  const attributes = checkAttributes(collection, json, shown)
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
