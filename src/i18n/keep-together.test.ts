import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

test('a number is not parted from its sign, and the words around it may still break', () => {
  expect(keepTogether('bis 38 m², 3.500 € brutto, 2,69 % nach §§ 220 und § 257 SGB V')).toBe(
    'bis 38\u00A0m², 3.500\u00A0€ brutto, 2,69\u00A0% nach §§\u00A0220 und §\u00A0257 SGB\u00A0V',
  )
  expect(keepTogether('Art. 6 (1) b GDPR, § 7a (2) UWG, Art. 22 (see below), § 34d (1) GewO')).toBe(
    'Art.\u00A06\u00A0(1)\u00A0b GDPR, §\u00A07a\u00A0(2) UWG, Art.\u00A022 (see below), §\u00A034d\u00A0(1) GewO',
  )
  expect(keepTogether('5 Mio. € bei 40 cm oder 20 kg, § 34d Abs. 5, Art. 9, 45 km/h, 15 MB')).toBe(
    '5\u00A0Mio.\u00A0€ bei 40\u00A0cm oder 20\u00A0kg, §\u00A034d Abs.\u00A05, Art.\u00A09, 45\u00A0km/h, 15\u00A0MB',
  )
})

test('a French article of law is not parted from its number', () => {
  expect(
    keepTogether('article L. 911-7 du code, articles D. 160-2 et R. 5. Et en XL. 3 fois'),
  ).toBe('article L.\u00A0911-7 du code, articles D.\u00A0160-2 et R.\u00A05. Et en XL. 3 fois')
})

test('a day is not parted from its month', () => {
  expect(keepTogether('1 January, 31. März 2027, 1 de mayo de 2027, 1er août')).toBe(
    '1\u00A0January, 31.\u00A0März 2027, 1\u00A0de\u00A0mayo de 2027, 1er\u00A0août',
  )
  const others = 'In 2027 May begins on a Saturday: 3 maisons, 12 de cada 20'
  expect(keepTogether(others)).toBe(others)
})

test('a phone number stays in one line', () => {
  expect(keepTogether('such as +49 30 123456. Or +1\u00A0555 0100')).toBe(
    'such as +49\u00A030\u00A0123456. Or +1\u00A0555\u00A00100',
  )
})
