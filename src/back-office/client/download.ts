import { askForFile } from './ask.ts'

/** Posts and saves the file that comes back: for what has a reason, which stands in no address. */
export async function download(path: string, json: object, name: string): Promise<void> {
  const address = URL.createObjectURL(await askForFile(path, { method: 'POST', json }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
