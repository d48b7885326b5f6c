import { createHmac } from 'node:crypto'

/** What is kept of a token. Without the secret key, nobody can check a guess against it. */
export function hashToken(token: string, secretKey: string): string {
  return createHmac('sha512', secretKey).update(token).digest('hex')
}
