import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { TEXT_FINGERPRINT, TEXT_VERSION } from './text-version.ts'

test('the version of the wording changes with the wording', () => {
  const wording = Object.entries(messages).map(([language, { consent }]) => [language, consent])
  const fingerprint = createHash('sha256')
    .update(JSON.stringify(wording))
    .digest('hex')
    .slice(0, 16)
  expect(
    { version: TEXT_VERSION, fingerprint },
    'The words of the banner changed: give them a new version, and this fingerprint.',
  ).toEqual({ version: TEXT_VERSION, fingerprint: TEXT_FINGERPRINT })
})
