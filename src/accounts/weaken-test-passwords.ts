import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/**
 * Vitest's set-up of the project `db`. Hashing a password is slow on purpose, and database tests
 * make and check hundreds of them: the same function, with as few rounds as it takes.
 */
const { scrypt } = crypto

type Scrypt = (...args: Parameters<typeof scrypt>) => void

const weakScrypt: Scrypt = (password, salt, length, options, done) =>
  scrypt(password, salt, length, { ...options, N: 2 }, done)

// Vitest runs its set-up before each file, and files share their process.
if (scrypt.name !== weakScrypt.name) {
  Object.assign(crypto, { scrypt: weakScrypt })
  syncBuiltinESMExports()
}
