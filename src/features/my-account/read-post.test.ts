import { expect, test } from 'vitest'
import { codeIn, emailIn, textIn } from './read-post.ts'

test('a text has its lines, and no signs that nobody sees', () => {
  const form = new FormData()
  form.set('description', ' The \u202Epipe\u202C\r\nburst.\u0000 ')
  expect(textIn(form, 'description')).toBe('The pipe\nburst.')
  expect(textIn(form, 'nothing')).toBe('')
})

test.each([
  ['info@Müller.de', 'info@xn--mller-kva.de'],
  [' Ana@example.org ', 'Ana@example.org'],
  ['a user name', 'a user name'],
  ['ana@müller.de/x', 'ana@müller.de/x'],
])('who goes by %s is looked for as %s', (typed, looked) => {
  const form = new FormData()
  form.set('email', typed)
  expect(emailIn(form)).toBe(looked)
})

test.each([
  ['123 456', '123456'],
  ['\u00A0123-456\n', '123456'],
  ['abcde-fghjk', 'abcdefghjk'],
])('a code is pasted as it is shown: %j', (typed, code) => {
  const form = new FormData()
  form.set('otp', typed)
  expect(codeIn(form, 'otp')).toBe(code)
})
