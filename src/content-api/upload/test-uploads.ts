import sharp from 'sharp'
import { shareInFile } from '#platform/test-share-in-file.ts'
import { startTestContentApp } from '../test-content-app.ts'

/** For tests: the content API, and a way to send it forms with files. */
export async function shareUploads() {
  const api = await shareInFile(startTestContentApp())
  const upload = (body: FormData, token = api.tokens.full) =>
    api.ask('/upload', { method: 'POST', token, body })
  return { api, upload }
}

export const picture = await sharp({
  create: { width: 1600, height: 800, channels: 3, background: '#123456' },
})
  .jpeg()
  .toBuffer()

/** What is said of a file. */
export const info = { alternativeText: 'A plane', caption: 'Up', focalPoint: { x: 0.2, y: 0.8 } }

/** A form with one file. */
export function form(
  bytes: Buffer | string,
  name: string,
  info?: object,
  more: Record<string, string> = {},
) {
  const data = new FormData()
  if (info) data.append('fileInfo', JSON.stringify(info))
  for (const [key, value] of Object.entries(more)) data.append(key, value)
  const part = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  data.append('files', new Blob([part], { type: 'image/jpeg' }), name)
  return data
}
