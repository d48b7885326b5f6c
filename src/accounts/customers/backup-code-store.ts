import { createHmac, randomInt } from 'node:crypto'
import { z } from 'zod'
import { deriveKey } from '../derive-key.ts'

/** Ten codes for the day on which the phone is gone; each opens once. */
const AMOUNT = 10
/** Without letters and digits that are taken for each other. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const MARK = 'hmac:'

export function newBackupCodes(): string[] {
  return Array.from({ length: AMOUNT }, () => {
    const letters = Array.from({ length: 10 }, () => LETTERS[randomInt(LETTERS.length)]).join('')
    return `${letters.slice(0, 5)}-${letters.slice(5)}`
  })
}

/**
 * For better-auth, which compares a given code with the kept ones: it is given, and keeps, the
 * fingerprint of a code. It hands the remaining ones over again after each use, so what is a
 * fingerprint already stays as it is.
 */
export function backupCodeStore(secretKey: string) {
  return {
    encrypt: async (json: string) =>
      JSON.stringify(
        keptCodesSchema
          .parse(JSON.parse(json))
          .map((code) => (code.startsWith(MARK) ? code : fingerprint(secretKey, code))),
      ),
    decrypt: async (kept: string) => kept,
  }
}

/** What is kept of a code, however it was typed. */
export function fingerprint(secretKey: string, code: string): string {
  const letters = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '')
  const key = deriveKey(secretKey, 'backup codes')
  return MARK + createHmac('sha256', key).update(letters).digest('base64url')
}

/** An app's codes are six digits; everything else is taken for a backup code. */
export function isBackupCode(code: string): boolean {
  return !/^\d{6}$/.test(code)
}

export const keptCodesSchema = z.array(z.string())
