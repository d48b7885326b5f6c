import { expect, test } from 'vitest'
import { bareFileName, cleanFileName } from './clean-file-name.ts'

test.each([
  ['passport.pdf', 'passport.pdf'],
  ['x.exe', 'x.pdf'],
  ['scan', 'scan.pdf'],
  ['../../etc/passwd.png', 'passwd.pdf'],
  ['C:\\Users\\Ana\\my  passport.PDF', 'my passport.pdf'],
  ['annex\u202egpj.exe', 'annexgpj.pdf'],
  ['a"b<c>\r\n.pdf', 'abc.pdf'],
  ['.pdf', 'document.pdf'],
  ['', 'document.pdf'],
  [undefined, 'document.pdf'],
  [`${'ä'.repeat(200)}.pdf`, `${'ä'.repeat(80)}.pdf`],
])('%j is called %j when it is a PDF', (given, name) => {
  expect(cleanFileName(given, 'application/pdf')).toBe(name)
})

test('what is refused keeps the ending by which its sender knows it', () => {
  expect(cleanFileName('folder/setup.exe', undefined)).toBe('setup.exe')
  expect(cleanFileName('\u202e', undefined)).toBe('document')
})

test.each([
  ['What? A "plane" *.png', 'What? A "plane" *.png'],
  ['../../C:\\a\u202e\0gpj.exe', 'agpj.exe'],
  [`${'ä'.repeat(5000)}.jpeg`, `${'ä'.repeat(80)}.jpeg`],
  ['a'.repeat(5000), 'a'.repeat(80)],
  [undefined, ''],
])('editors see %j as %j', (given, name) => {
  expect(bareFileName(given)).toBe(name)
})
