import { createHash } from 'node:crypto'
import { readFile, rename, writeFile } from 'node:fs/promises'
import {
  checkStartingFile,
  type StartingDocument,
  type StartingFile,
} from './read-starting-content.ts'

/** A document of the starting content that may not have been looked into. */
export type CheckedDocument = Pick<StartingDocument, 'collection' | 'uid' | 'hash'> & {
  /** Looks into it, if that was not done yet. */
  load(): StartingDocument
}

/**
 * Checks the files of the starting content, all but those that the same code has checked before:
 * a note says what hash each came to. It lies in a file, which has to go when the code changes.
 * Without one, or where it cannot be read, everything is checked.
 */
export async function checkStartingContent(
  files: readonly StartingFile[],
  noteFile?: string,
): Promise<CheckedDocument[]> {
  const noted = noteFile === undefined ? new Map<string, Note>() : await readNotes(noteFile)
  const notes = new Map<string, Note>()
  const documents = files.map((file): CheckedDocument => {
    const { collection, uid } = file
    const key = `${collection}/${uid}`
    const text = createHash('sha256').update(file.text).digest('base64url')
    const known = noted.get(key)
    if (known?.text === text) {
      notes.set(key, known)
      return { collection, uid, hash: known.hash, load: () => checkStartingFile(file) }
    }
    const document = checkStartingFile(file)
    notes.set(key, { text, hash: document.hash })
    return { collection, uid, hash: document.hash, load: () => document }
  })
  const isSame =
    notes.size === noted.size && [...notes].every(([key, note]) => noted.get(key) === note)
  if (noteFile !== undefined && !isSame) await writeNotes(noteFile, notes)
  return documents
}

/** Hashes of the file as it lies there, and of the attributes that it came to. */
type Note = { readonly text: string; readonly hash: string }

async function readNotes(file: string): Promise<Map<string, Note>> {
  try {
    return new Map(Object.entries(JSON.parse(await readFile(file, 'utf8'))))
  } catch {
    return new Map()
  }
}

/** In one step, because several processes may start at once. A note that cannot be kept is no loss. */
async function writeNotes(file: string, notes: ReadonlyMap<string, Note>): Promise<void> {
  const own = `${file}.${process.pid}`
  try {
    await writeFile(own, JSON.stringify(Object.fromEntries(notes)))
    await rename(own, file)
  } catch {
    // The folder of the build may belong to somebody else.
  }
}
