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
  expect(softHyphens('Voraussetzungen, Selbstbeteiligung, Vertragsunterlagen')).toBe(
    'Voraus\u00ADsetzungen, Selbst\u00ADbeteiligung, Vertrags\u00ADunterlagen',
  )
  expect(softHyphens('Versicherungsbestätigung, Rentenversicherungsnummer')).toBe(
    'Versicherungs\u00ADbestätigung, Renten\u00ADversicherungs\u00ADnummer',
  )
  expect(softHyphens('Kostenvoranschlag, Maklervollmacht, Erstinformation')).toBe(
    'Kosten\u00ADvoranschlag, Makler\u00ADvollmacht, Erst\u00ADinformation',
  )
  expect(softHyphens('Barrierefreiheit, Sicherheitslücken, Versicherungssumme')).toBe(
    'Barriere\u00ADfreiheit, Sicherheits\u00ADlücken, Versicherungs\u00ADsumme',
  )
  expect(softHyphens('Datenschutzhinweise, Versorgungsordnung')).toBe(
    'Datenschutz\u00ADhinweise, Versorgungs\u00ADordnung',
  )
  expect(softHyphens('Versicherungen und Vorsorge')).toBe('Versicherungen und Vorsorge')
})

test('a title does not break within “E-Mail” or before a French pronoun', () => {
  expect(setType({ title: 'Per E-Mail', url: '/e-mail' }, 'de')).toEqual({
    title: 'Per E-\u2060Mail',
    url: '/e-mail',
  })
  const title = 'Une franchise, et que change-t-elle : dites-le-nous par e-mail, vous-même'
  expect(setType({ title, text: 'change-t-elle' }, 'fr')).toEqual({
    title:
      'Une franchise, et que change-\u2060t-\u2060elle\u00A0: dites-\u2060le-\u2060nous par e-\u2060mail, vous-même',
    text: 'change-t-elle',
  })
})

test('neither a question nor a label breaks before a French pronoun', () => {
  const question = { question: 'Et l’attestation : envoyez-la-moi, parlez-nous-en ?' }
  expect(setType(question, 'fr').question).toBe(
    'Et l’attestation\u00A0: envoyez-\u2060la-\u2060moi, parlez-\u2060nous-\u2060en\u00A0?',
  )
  expect(setType({ label: 'Dites-leur', text: 'Dites-leur' }, 'fr')).toEqual({
    label: 'Dites-\u2060leur',
    text: 'Dites-leur',
  })
  expect(setType({ label: 'Au-delà de celui-là' }, 'fr').label).toBe('Au-delà de celui-là')
})

test('German units stay with their number', () => {
  const page = { title: 'Ab 3.500 €', cards: [{ text: 'Bis 5 Mio. € (§ 7)' }] }
  expect(setType(page, 'de')).toEqual({
    title: 'Ab 3.500\u00A0€',
    cards: [{ text: 'Bis 5\u00A0Mio.\u00A0€ (§\u00A07)' }],
  })
})

test('Spanish and French units stay with their number', () => {
  expect(setType({ text: 'Con 30.000 €, un 4 %' }, 'es')).toEqual({
    text: 'Con 30.000\u00A0€, un 4\u00A0%',
  })
  expect(setType({ text: '20 kg : oui' }, 'fr')).toEqual({ text: '20\u00A0kg\u00A0: oui' })
})

test('English sections of a law and days stay with their number', () => {
  expect(setType({ text: '§ 38 VVG, from 1 January' }, 'en')).toEqual({
    text: '§\u00A038 VVG, from 1\u00A0January',
  })
})

test('signs of other languages and other things stay as they are', () => {
  const page = { title: 'Why ?', on: new Date(0), count: 3, none: undefined }
  expect(setType(page, 'en')).toEqual(page)
  expect(setType(page, 'de')).toEqual(page)
})
