import { expect, test } from 'vitest'
import { setType, softHyphens } from './set-type.ts'

test('French signs stay with their word', () => {
  const page = { title: 'Qui paie ?', cards: [{ text: 'Oui : « vous » !' }], url: '/faq' }
  expect(setType(page, 'fr')).toEqual({
    title: 'Qui paie\u00A0?',
    cards: [{ text: 'Oui\u00A0: «\u00A0vous\u00A0»\u00A0!' }],
    url: '/faq',
  })
})

test('long German words break between their parts, in titles alone', () => {
  const page = { title: 'Krankenversicherung', text: 'Krankenversicherung' }
  expect(setType(page, 'de')).toEqual({
    title: 'Kranken\u00ADversicherung',
    text: 'Krankenversicherung',
  })
  expect(softHyphens('Berufsunfähigkeitsversicherung')).toBe(
    'Berufs\u00ADunfähigkeits\u00ADversicherung',
  )
  expect(softHyphens('Versicherungen und Vorsorge')).toBe('Versicherungen und Vorsorge')
})

test('other languages and other things stay as they are', () => {
  const page = { title: 'Why ?', on: new Date(0), count: 3, none: undefined }
  expect(setType(page, 'en')).toBe(page)
  expect(setType(page, 'de')).toEqual(page)
})
