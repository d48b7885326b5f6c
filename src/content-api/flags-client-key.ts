import { createHmac } from 'node:crypto'

/**
 * The key with which browsers read our flags. It is no secret, only a name tag; without a setting
 * it follows from the secret key, so that it is the same in every process.
 */
export function flagsClientKey(secretKey: string, setting: string | undefined): string {
  return setting ?? createHmac('sha256', secretKey).update('feature-flags').digest('hex')
}
