import { expect, test } from 'vitest'
import { textIn } from './read-post.ts'

test('a text has its lines, and no signs that nobody sees', () => {
  const form = new FormData()
  form.set('description', ' The \u202Epipe\u202C\r\nburst.\u0000 ')
  expect(textIn(form, 'description')).toBe('The pipe\nburst.')
  expect(textIn(form, 'nothing')).toBe('')
})
