import { hkdfSync, randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { blindIndex } from './blind-index.ts'
import { blindIndexKey, openKeyring } from './keyring.ts'
import { parseKeys } from './parse-keys.ts'
import { takeRandomBytes } from './random-bytes.ts'
import { keyIdOf, seal, sealJson, unseal, unsealJson } from './seal.ts'

const key = (id: string) => ({ id, bytes: new Uint8Array(randomBytes(32)) })
const [old, fresh] = [key('2025'), key('2026')]
const secretKey = 'a-key-of-tests-with-enough-characters'
const before = openKeyring({ encryptionKeys: [old], secretKey })
const after = openKeyring({ encryptionKeys: [fresh, old], secretKey })

describe('sealing', () => {
  test('opens for the same place, and hides the text', () => {
    const sealed = sealJson(before, { iban: 'DE89370400440532013000' }, 'applications.answers:1')
    expect(unsealJson(before, sealed, 'applications.answers:1')).toEqual({
      iban: 'DE89370400440532013000',
    })
    expect(sealed.toString('latin1')).not.toContain('DE89')
    expect(seal(before, 'same', 'here')).not.toEqual(seal(before, 'same', 'here'))
  })

  test.each([
    ['another row', (sealed: Buffer) => unseal(before, sealed, 'claims.details:2')],
    [
      'a flipped bit',
      (sealed: Buffer) => {
        sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
        return unseal(before, sealed, 'claims.details:1')
      },
    ],
    [
      'another key under the same name',
      (sealed: Buffer) => unseal([key('2025')], sealed, 'claims.details:1'),
    ],
    ['a key that is gone', (sealed: Buffer) => unseal([fresh], sealed, 'claims.details:1')],
    ['too few bytes', (sealed: Buffer) => unseal(before, sealed.subarray(0, 20), 'x')],
  ])('does not open in %s', (_, open) => {
    const sealed = seal(before, 'broken arm', 'claims.details:1')
    expect(() => open(sealed)).toThrow(expect.objectContaining({ code: 'decryption-failed' }))
  })

  test('the newest key writes, older ones and the derived one still read', () => {
    const written = seal(before, 'then', 'here')
    const derived = seal(openKeyring({ encryptionKeys: [], secretKey }), 'earlier', 'here')
    expect(keyIdOf(written)).toBe('2025')
    expect(unseal(after, written, 'here').toString()).toBe('then')
    expect(unseal(after, derived, 'here').toString()).toBe('earlier')
    expect(keyIdOf(seal(after, 'now', 'here'))).toBe('2026')
  })

  test('what was written with a former SECRET_KEY is read with the key that was made from it', () => {
    const sealed = seal(openKeyring({ encryptionKeys: [], secretKey }), 'earlier', 'here')
    // As docs/how-to/rotate-encryption-keys.md has it made.
    const bytes = new Uint8Array(hkdfSync('sha256', secretKey, 'feather', 'encryption at rest', 32))
    const changed = { secretKey: 'another-key-of-tests-with-enough-characters' }
    const carried = openKeyring({ ...changed, encryptionKeys: [fresh, { id: 'secret', bytes }] })
    expect(unseal(carried, sealed, 'here').toString()).toBe('earlier')
    const lost = openKeyring({ ...changed, encryptionKeys: [fresh] })
    expect(() => unseal(lost, sealed, 'here')).toThrow()
  })
})

test('keys are read from one setting, and a mistake is told without the key', () => {
  const good = Buffer.from(fresh.bytes).toString('base64')
  expect(parseKeys(`a:${good}, b:${good}`)).toHaveLength(2)
  expect(parseKeys(`a:${good},secret:${good}`)).toHaveLength(2)
  for (const wrong of ['', 'a', 'a:AAAA', `secret:${good}`, `a:${good},a:${good}`]) {
    const told = parseKeys(wrong)
    expect(typeof told).toBe('string')
    expect(told).not.toContain(good)
  }
})

test('fingerprints find the same address in any spelling, and differ by kind and key', () => {
  const one = blindIndexKey(secretKey)
  expect(blindIndex(one, 'email', ' Ana@Example.org')).toBe(
    blindIndex(one, 'email', 'ana@example.org'),
  )
  expect(blindIndex(one, 'email', 'ana')).not.toBe(blindIndex(one, 'name', 'ana'))
  expect(blindIndex(one, 'email', 'ana')).not.toBe(
    blindIndex(blindIndexKey('other'), 'email', 'ana'),
  )
})

test('random bytes are as many as asked for, and never the same ones', () => {
  const seen = new Set(Array.from({ length: 2000 }, () => takeRandomBytes(12).toString('hex')))
  expect(seen.size).toBe(2000)
  expect([...seen].every((hex) => hex.length === 24)).toBe(true)
  expect(() => takeRandomBytes(5000)).toThrow(RangeError)
})
