import { createHash } from 'node:crypto'
import { join } from 'node:path'
import type { Keyring } from '#platform/encryption/keyring.ts'
import { seal } from '#platform/encryption/seal.ts'
import { writeWhole } from '#platform/files/write-whole.ts'
import type { HandedApplication, HandOver } from '../hand-over.ts'

/**
 * The hand-over without an insurer's interface: one file for each application in a folder from
 * which whoever delivers them takes them. Written whole or not at all; the same reference written
 * again replaces itself. The file is JSON with its papers in base64, encrypted like everything
 * else at rest (see docs/how-to/hand-applications-over.md).
 */
export function createFolderHandOver(folder: string, keyring: Keyring): HandOver {
  const write = (name: string, content: unknown) =>
    writeWhole(
      join(folder, `${name}.json.sealed`),
      seal(keyring, JSON.stringify(content), `hand-over:${name}`),
    )
  return {
    send: ({ files, ...application }) =>
      write(application.reference, {
        format: 1,
        ...application,
        files: files.map(asText),
      }),
    tell: ({ files = [], ...message }) =>
      write(`${message.contract}.${message.kind}.${shortHash(message.reference)}`, {
        format: 1,
        ...message,
        files: files.map(asText),
      }),
  }
}

function asText({ bytes, ...file }: HandedApplication['files'][number]) {
  return { ...file, base64: Buffer.from(bytes).toString('base64') }
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12)
}
