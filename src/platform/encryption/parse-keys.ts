import { DERIVED_KEY_ID, type EncryptionKey } from './keyring.ts'

/** `2026-11:base64,2025-01:base64`; what is wrong with it otherwise, without repeating a key. */
export function parseKeys(value: string): readonly EncryptionKey[] | string {
  const keys: EncryptionKey[] = []
  for (const part of value.split(',')) {
    const [, id = '', text = ''] =
      /^\s*([A-Za-z0-9-]{1,32}):([A-Za-z0-9+/_-]+=*)\s*$/.exec(part) ?? []
    const bytes = new Uint8Array(Buffer.from(text, 'base64'))
    if (id === '') return 'must be a list such as 2026-11:<32 bytes in base64>,2025-01:<…>'
    if (bytes.length !== 32)
      return `must have 32 bytes in base64 for each key, and "${id}" has ${bytes.length}: make one with "openssl rand -base64 32"`
    if (id === DERIVED_KEY_ID && keys.length === 0)
      return `must not begin with the key "${DERIVED_KEY_ID}", which only reads`
    if (keys.some((key) => key.id === id)) return `must name each key once, and "${id}" comes twice`
    keys.push({ id, bytes })
  }
  return keys
}
