import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { WORDING_FINGERPRINT, WORDING_VERSION } from './informed.ts'

test('the version of the initial information changes with its words', () => {
  const words = Object.entries(messages).map(([language, { apply }]) => [language, apply.broker])
  const fingerprint = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, 16)
  expect(
    { version: WORDING_VERSION, fingerprint },
    'The words about who we are changed: give them a new version, and this fingerprint.',
  ).toEqual({ version: WORDING_VERSION, fingerprint: WORDING_FINGERPRINT })
})
