import type { UploadType } from './check-upload.ts'

const EXTENSIONS: Readonly<Record<UploadType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'text/csv': 'csv',
}

/**
 * A name that can be shown and sent in a header: the sender's own without folders, control and
 * direction characters, with the ending that the bytes deserve. A file that is refused has no type;
 * its sender is told of it by the ending that it has.
 */
export function cleanFileName(given: string, type: UploadType | undefined): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const clean = base
    // Direction marks can make `gpj.exe` of `exe.jpg`.
    .replace(/[\p{C}"<>:|?*]/gu, '')
    .replace(/\s+/g, ' ')
    .trim()
  if (type === undefined) return shorten(clean) || 'document'
  const stem = shorten(clean.replace(/\.[^.]*$/, '').trim())
  return `${stem || 'document'}.${EXTENSIONS[type]}`
}

function shorten(name: string): string {
  return [...name].slice(0, 80).join('')
}
