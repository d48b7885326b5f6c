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
export function cleanFileName(given: GivenName, type: UploadType | undefined): string {
  const clean = bareName(given).replace(/["<>:|?*]/g, '')
  if (type === undefined) return shorten(clean.trim()) || 'document'
  const stem = shorten(clean.replace(/\.[^.]*$/, '').trim())
  return `${stem || 'document'}.${EXTENSIONS[type]}`
}

/** The sender's own where editors see it, who may use any sign that can be seen. */
export function bareFileName(given: GivenName): string {
  const name = bareName(given)
  const [ending = ''] = /\.\w{1,5}$/.exec(name) ?? []
  return shorten(name.slice(0, name.length - ending.length)) + ending
}

/** A program that sends nothing but bytes has none, whatever the types of its form say. */
type GivenName = string | undefined

function bareName(given: GivenName = ''): string {
  const base = given.normalize('NFC').split(/[/\\]/).at(-1) ?? ''
  return (
    base
      // Direction marks can make `gpj.exe` of `exe.jpg`.
      .replace(/\p{C}/gu, '')
      .replace(/\s+/g, ' ')
      .trim()
  )
}

function shorten(name: string): string {
  return [...name].slice(0, 80).join('')
}
