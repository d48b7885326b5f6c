import type { UploadType } from '#platform/files/check-upload.ts'

const EXTENSIONS: Readonly<Record<UploadType, string>> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/heic': 'heic',
  'text/csv': 'csv',
}

/**
 * A name that can be shown and sent in a header: the sender's own without folders, control and
 * direction characters, with the ending that the bytes deserve.
 */
export function cleanFileName(given: string, type: UploadType): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  const stem = base
    // Direction marks can make `gpj.exe` of `exe.jpg`.
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}"<>:|?*]/gu, '')
    .replace(/\.[^.]*$/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return `${[...stem].slice(0, 80).join('') || 'document'}.${EXTENSIONS[type]}`
}
