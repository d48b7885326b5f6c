import { codeOf } from './single-use-codes.ts'

/** What the app shows now, or in as many halves of a minute: each code opens once. */
export function codeFrom(uri: string, later = 0): string {
  return codeOf(secretIn(uri), Math.floor(Date.now() / 30_000) + later)
}

/** The secret as better-auth keeps it; in the address it is in base 32 (RFC 4648). */
function secretIn(uri: string): string {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'
  const bits = [...(new URL(uri).searchParams.get('secret') ?? '').replaceAll('=', '')]
    .map((letter) => letters.indexOf(letter).toString(2).padStart(5, '0'))
    .join('')
  const bytes = bits.match(/.{8}/g) ?? []
  return String.fromCharCode(...bytes.map((byte) => Number.parseInt(byte, 2)))
}
