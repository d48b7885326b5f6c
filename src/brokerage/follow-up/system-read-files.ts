import { system } from '#accounts/acting-user.ts'
import type { BrokerageDesk } from '../desk.ts'
import { readFile } from '../files/read-file.ts'
import type { HandedApplication } from '../hand-over.ts'

/** Files with their bytes, as an insurer gets them. */
export async function readFiles(
  desk: BrokerageDesk,
  files: readonly { readonly id: string }[],
): Promise<HandedApplication['files']> {
  const whole = []
  for (const file of files) {
    const read = await readFile(desk, system, file.id)
    if (read) whole.push({ ...read.file, ...file, bytes: read.bytes })
  }
  return whole
}
