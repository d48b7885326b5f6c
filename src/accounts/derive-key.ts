import { hkdfSync } from 'node:crypto'

/**
 * A key of its own for each purpose, all from SECRET_KEY: what is signed for one purpose is
 * worthless for another.
 */
export function deriveKey(
  secretKey: string,
  purpose:
    | 'customer sessions'
    | 'customer accounts'
    | 'staff accounts'
    | 'help votes'
    | 'backup codes',
): string {
  const bytes = hkdfSync('sha256', secretKey, 'feather', purpose, 32)
  return Buffer.from(bytes).toString('base64url')
}
