import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** The newest mail to an address that contains a text, as the product kept it; undefined if none came. */
export async function findMail(to: string, text: string): Promise<string | undefined> {
  const folder = join(process.env['E2E_DATA_DIR'] ?? '', 'outbox')
  const names = await readdir(folder).catch(() => [])
  for (const name of names.toSorted().toReversed()) {
    if (!name.endsWith('.eml')) continue
    const mail = await readFile(join(folder, name), 'utf8')
    if (mail.includes(`To: ${to}\r\n`) && mail.includes(text)) return mail
  }
  return undefined
}
