import { expect, test } from 'vitest'
import { newBackupCodes } from '#accounts/customers/backup-code-store.ts'
import { appCode, backupCode } from './typed-code.ts'

test.each(['123456', ' 123 456', '123-456', '123\u00A0456\n'])(
  'a code of the app is taken however it was grouped: %j',
  (typed) => expect(appCode(typed)).toBe('123456'),
)

test('a backup code is taken however it was typed from paper', () => {
  const [code = ''] = newBackupCodes()
  for (const typed of [
    code,
    ` ${code.toUpperCase()} `,
    code.replace('-', ' '),
    code.replace('-', ''),
  ])
    expect(backupCode(typed)).toBe(code)
})
