import { expect, test } from 'vitest'
import { titleAbroad } from './title-abroad.ts'

test('names the country where English is spoken for another one than Germany', () => {
  expect(titleAbroad('Help centre', 'en-de')).toBe('Help centre')
  expect(titleAbroad('Help centre', 'en-es')).toBe('Help centre: Spain')
  expect(titleAbroad('Centro de ayuda', 'es-es')).toBe('Centro de ayuda')
})
