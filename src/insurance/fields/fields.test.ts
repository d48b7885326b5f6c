import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDateOf } from '../values/iso-date.ts'
import { LANGUAGES } from '../values/language.ts'
import { addressParts } from './address.ts'
import { companyParts } from './company.ts'
import type { Field } from './field.ts'
import { ERROR_CODES } from './field-kind.ts'
import { group, kindOf } from './kinds.ts'
import { loadSharedCopy } from './load-copy.ts'
import { personParts } from './person.ts'
import { showField } from './show-field.ts'
import { FIELDS } from './test-fields.ts'

const asOf = isoDateOf('2026-11-15')

function read(field: Field, raw: unknown) {
  const { answers, errors, missing } = group.read([field], { f: raw }, asOf)
  return {
    value: answers['f'],
    codes: [
      ...errors.map(({ path, code }) => `${path}:${code}`),
      ...missing.map((path) => `${path}:required`),
    ],
  }
}

const file = { id: 'x1', name: 'pass.pdf', type: 'application/pdf', bytes: 10 }

describe('what each kind accepts', () => {
  it.each<[Field['kind'], unknown, unknown]>([
    ['choice', 'a', 'a'],
    ['severalChoices', ['b', 'a', 'a'], ['a', 'b']],
    ['severalChoices', 'b', ['b']],
    ['yesNo', true, 'yes'],
    ['yesNo', 'no', 'no'],
    ['number', ' 20 ', 20],
    ['number', 400, 400],
    ['number', '20,0', 20],
    ['number', '20 %', 20],
    ['number', '20m²', 20],
    ['money', '1.500,00', 1500_00],
    ['money', 1500_00, 1500_00],
    ['date', '2026-11-16', '2026-11-16'],
    ['date', '2027-11-15', '2027-11-15'],
    ['birthDate', '2008-11-15', '2008-11-15'],
    ['birthDate', '1960-11-16', '1960-11-16'],
    ['postcode', '01067', '01067'],
    ['state', 'de-sn', 'SN'],
    ['country', 'in', 'IN'],
    ['iban', 'DE89 3704 0044 0532 0130 00', 'DE89370400440532013000'],
    ['phone', '0151 12345678', '+4915112345678'],
    ['email', ' ana@example.org ', 'ana@example.org'],
    ['email', "O'Neil+a@Example.org", "O'Neil+a@Example.org"],
    ['email', 'info@Müller.de', 'info@xn--mller-kva.de'],
    ['identifier', '86 095 742 719', '86095742719'],
    [
      'list',
      [
        { name: 'Ana', share: 40 },
        { name: 'Bo', share: '60' },
      ],
      [
        { name: 'Ana', share: 40 },
        { name: 'Bo', share: 60 },
      ],
    ],
    ['upload', file, [file]],
    ['signature', 'Ana O’Neill', { name: 'Ana O’Neill', method: 'typed' }],
    ['signature', { name: 'علی‌رضا', drawing: '' }, { name: 'علی‌رضا', method: 'typed' }],
    [
      'signature',
      { name: ' Ana M ', drawing: 'M0 0L600 200M5 5L5 5' },
      { name: 'Ana M', method: 'drawn', drawing: 'M0 0L600 200M5 5L5 5' },
    ],
    ['consent', 'on', 'yes'],
    ['text', '  Łukasz Nguyễn  ', 'Łukasz Nguyễn'],
  ])('%s %j', (kind, raw, value) => {
    expect(read(FIELDS[kind], raw)).toEqual({ value, codes: [] })
  })
})

describe('what each kind refuses, and why', () => {
  it.each<[Field['kind'], unknown, string]>([
    ['choice', 'c', 'f:notAnOption'],
    ['choice', '', 'f:required'],
    ['severalChoices', ['a', 'x'], 'f:notAnOption'],
    ['severalChoices', ['a', 'none'], 'f:excludesOthers'],
    ['severalChoices', [], 'f:required'],
    ['yesNo', 'maybe', 'f:notAnOption'],
    ['number', 'ten', 'f:notANumber'],
    ['number', Number.NaN, 'f:notANumber'],
    ['number', 12.5, 'f:notWhole'],
    ['number', '12,5', 'f:notWhole'],
    ['number', '12.5', 'f:notWhole'],
    ['number', '1 200', 'f:tooLarge'],
    ['number', '1.200', 'f:tooLarge'],
    ['number', '1,200', 'f:tooLarge'],
    ['number', '1 200 m²', 'f:tooLarge'],
    ['number', '0.200', 'f:notWhole'],
    ['number', '0,200', 'f:notWhole'],
    ['number', '-20', 'f:tooSmall'],
    ['number', '1.2.3', 'f:notANumber'],
    ['number', "5'9", 'f:notANumber'],
    ['number', '2 0', 'f:notANumber'],
    ['number', '99999999999999999999', 'f:notANumber'],
    ['number', '99.999.999.999.999.999', 'f:notANumber'],
    ['number', '20 k', 'f:notANumber'],
    ['number', 0, 'f:tooSmall'],
    ['number', 410, 'f:tooLarge'],
    ['number', 15, 'f:wrongStep'],
    ['money', '12,345', 'f:tooLarge'],
    ['money', 'much', 'f:notMoney'],
    ['money', 99_99, 'f:tooSmall'],
    ['money', 120_00, 'f:wrongStep'],
    ['money', 100.5, 'f:notMoney'],
    ['date', '2026-02-30', 'f:notADate'],
    ['date', '2026-11-15', 'f:tooEarly'],
    ['date', '2027-11-16', 'f:tooLate'],
    ['birthDate', '2008-11-16', 'f:tooYoung'],
    ['birthDate', '1960-11-15', 'f:tooOld'],
    ['birthDate', '2030-01-01', 'f:tooLate'],
    ['postcode', '1234', 'f:notAPostcode'],
    ['state', 'XX', 'f:notAState'],
    ['country', 'ZZ', 'f:notACountry'],
    ['iban', 'DE89370400440532013001', 'f:notAnIban'],
    ['phone', '123', 'f:notAPhone'],
    ['email', 'ana@localhost', 'f:notAnEmail'],
    ['email', 'a@b@c.de', 'f:notAnEmail'],
    // No mail program of ours writes to these, and nobody signs in with them.
    ['email', 'jürgen@example.org', 'f:notAnEmail'],
    ['email', 'ａna@example.org', 'f:notAnEmail'],
    ['email', 'a&b@example.org', 'f:notAnEmail'],
    ['email', 'ana@müller.de/x', 'f:notAnEmail'],
    ['email', '.ana@example.org', 'f:notAnEmail'],
    ['email', 'ana@example.o', 'f:notAnEmail'],
    ['identifier', '36574261890', 'f:notAnIdentifier'],
    ['list', [{ name: 'Ana', share: 99 }], 'f:wrongTotal'],
    ['list', [{ name: 'Ana' }], 'f.0.share:required'],
    ['list', [{ name: 'Ana', share: 0 }], 'f.0.share:tooSmall'],
    ['list', [{}, {}, {}, {}], 'f:tooMany'],
    ['list', 'Ana', 'f:notAList'],
    ['list', { name: 'Ana' }, 'f:notAList'],
    ['upload', { ...file, type: 'text/html' }, 'f:wrongFileType'],
    ['upload', { ...file, id: '../etc' }, 'f:notAFile'],
    ['upload', [file, file, file], 'f:tooMany'],
    ['signature', 'A', 'f:notASignature'],
    ['signature', { name: 'Ana M', method: 'drawn' }, 'f:notASignature'],
    ['signature', { name: '', drawing: 'M0 0L9 9' }, 'f:notASignature'],
    ['signature', { name: 'Ana M', drawing: 'M0 0L601 9' }, 'f:notASignature'],
    ['signature', { name: 'Ana M', drawing: '"/><script>' }, 'f:notASignature'],
    ['signature', { name: 'Ana M', drawing: `M0 0${'L9 9'.repeat(4000)}` }, 'f:notASignature'],
    ['signature', { name: 'Ana M', drawing: ['M0 0L9 9'] }, 'f:notASignature'],
    ['consent', 'no', 'f:notGiven'],
    ['text', 'A', 'f:tooShort'],
    ['text', 'A'.repeat(31), 'f:tooLong'],
    ['text', 'Ana <b>', 'f:notAName'],
    ['text', 42, 'f:notText'],
    ['address', 'Berlin', 'f:notAnObject'],
  ])('%s %j: %s', (kind, raw, code) => {
    expect(read(FIELDS[kind], raw).codes).toContain(code)
  })
})

describe('composites', () => {
  it('asks for the home address before arrival, and for its country’s postcode', () => {
    const abroad = {
      notYetInGermany: 'yes',
      arrivalDate: '2026-12-01',
      country: 'NL',
      street: 'Damrak',
      houseNo: '1',
      pc: '1011ab',
      city: 'Amsterdam',
      state: 'BE',
    }
    expect(read(FIELDS.address, abroad).value).toEqual({
      notYetInGermany: 'yes',
      arrivalDate: '2026-12-01',
      country: 'NL',
      street: 'Damrak',
      houseNo: '1',
      pc: '1011 AB',
      city: 'Amsterdam',
    })
    expect(read(FIELDS.address, { ...abroad, notYetInGermany: 'no' }).codes).toEqual([
      'f.pc:notAPostcode',
    ])
  })
  it('speaks of German postcodes to nobody who lives elsewhere', () => {
    const abroad = {
      notYetInGermany: 'yes',
      arrivalDate: '2026-12-01',
      country: 'AT',
      street: 'Graben',
      city: 'Wien',
      pc: '10623',
    }
    expect(read(FIELDS.address, abroad).codes).toEqual(['f.pc:notAPostcodeThere'])
    // The postcode is typed, the country not chosen yet.
    const { country: _, ...unsaid } = abroad
    expect(read(FIELDS.address, { ...unsaid, pc: 'D02 X285' }).codes).toEqual([
      'f.country:required',
    ])
    expect(read(FIELDS.address, { ...abroad, country: 'DE', pc: '123' }).codes).toEqual([
      'f.pc:notAPostcode',
    ])
  })
  it.each(LANGUAGES)('names the first and the last German postcode: %s', async (language) => {
    const { errors } = await loadSharedCopy(language)
    const [first = '', last = ''] = errors['notAPostcode']?.match(/\d{5}/g) ?? []
    const field = { id: 'f', kind: 'postcode' } as const
    expect([first, last].flatMap((code) => read(field, code).codes)).toEqual([])
    const beyond = [Number(first) - 1, Number(last) + 1].map((code) => `${code}`.padStart(5, '0'))
    for (const code of beyond) expect(read(field, code).codes).toEqual(['f:notAPostcode'])
  })
  it('takes a home address without house number and postcode from abroad alone', () => {
    const home = { notYetInGermany: 'yes', arrivalDate: '2026-12-01', country: 'AE' }
    const abroad = { ...home, street: 'Villa 12, Al Wasl Road', city: 'Dubai' }
    expect(read(FIELDS.address, abroad)).toEqual({ value: abroad, codes: [] })
    expect(read(FIELDS.address, { ...abroad, notYetInGermany: 'no' }).codes).toEqual([
      'f.houseNo:required',
      'f.pc:required',
      'f.state:required',
    ])
  })
  it('asks a company for its file before the declaration that sending one takes back', () => {
    const kinds = companyParts(FIELDS.company).map(({ kind }) => kind)
    expect(kinds.lastIndexOf('upload')).toBeLessThan(kinds.indexOf('consent'))
  })
  it('leaves out what the quote has asked', () => {
    const parts = personParts({ ...FIELDS.person, without: ['birthDate'] }).map((part) => part.id)
    expect(parts).not.toContain('birthDate')
    expect(
      companyParts({ ...FIELDS.company, without: ['revenue'] }).map((part) => part.id),
    ).not.toContain('revenue')
    expect(addressParts({ id: 'f', kind: 'address' }).map((part) => part.id)).toEqual([
      'street',
      'houseNo',
      'pc',
      'city',
      'state',
    ])
  })
  it('drops direction-override and control characters from text', () => {
    expect(read({ id: 'f', kind: 'text', maxLength: 40 }, 'a\u202eb\u0000c').value).toBe('abc')
    expect(read({ id: 'f', kind: 'text', maxLength: 40, long: true }, 'a\nb\u0007').value).toBe(
      'a\nb',
    )
  })
  it('does not look up the prototype', () => {
    expect(read(FIELDS.person, Object.create({ firstName: 'Ana' })).codes).toContain(
      'f.firstName:required',
    )
  })
})

describe('every kind', () => {
  const all = Object.values(FIELDS) as readonly Field[]
  it.each(all.map((field) => [field.kind, field] as const))(
    '%s reads its own samples back unchanged',
    (_, field) => {
      fc.assert(
        fc.property(fc.gen(), (g) => {
          const pick = (max: number) => g(fc.nat, { max: Math.max(0, max) })
          const value = kindOf(field).sample(field, pick, { asOf, siblings: {} })
          const stored = JSON.parse(JSON.stringify(value))
          expect(read(field, stored)).toEqual({ value, codes: [] })
        }),
        { numRuns: 60 },
      )
    },
  )
  it.each(all.map((field) => [field.kind, field] as const))(
    '%s never throws, and refuses only with known codes',
    (_, field) => {
      fc.assert(
        fc.property(fc.anything(), (raw) => {
          for (const entry of read(field, raw).codes) {
            expect(ERROR_CODES).toContain(entry.split(':').pop())
          }
        }),
      )
    },
  )
  it('says no for a box that was left empty and for a list without entries', async () => {
    const shared = await loadSharedCopy('en')
    const context = { language: 'en', copy: { question: '?' }, shared } as const
    const shown = (field: Field) => showField(field, undefined, context)
    expect(shown({ id: 'f', kind: 'consent', required: false })).toBe(shared.answers.refused)
    expect(shown({ id: 'f', kind: 'list', min: 0, max: 1, items: [] })).toBe(shared.answers.none)
    expect(shown({ id: 'f', kind: 'postcode' })).toBe(shared.answers.notAnswered)
  })
  it.each([
    ['en', '1. Name: Ana'],
    ['fr', '1. Name\u00A0: Ana'],
  ] as const)('sets the colon between question and answer as %s does', async (language, text) => {
    const items = [{ id: 'who', kind: 'text', maxLength: 60 }] as const
    const field = { id: 'f', kind: 'list', min: 0, max: 1, items } as const
    const copy = { question: '?', fields: { who: { question: 'Name' } } }
    const context = { language, copy, shared: await loadSharedCopy(language) }
    expect(showField(field, [{ who: 'Ana' }], context)).toBe(text)
  })
  it.each([
    ['en', 'teeth', 'tooth', ['0\u00A0teeth', '1\u00A0tooth', '2\u00A0teeth']],
    ['fr', 'dents', 'dent', ['0\u00A0dent', '1\u00A0dent', '2\u00A0dents']],
  ] as const)('counts one in the singular of %s', async (language, unit, unitOne, texts) => {
    const context = {
      language,
      copy: { question: '?', unit, unitOne },
      shared: await loadSharedCopy(language),
    }
    const field = { id: 'f', kind: 'number', min: 0, max: 6 } as const
    expect([0, 1, 2].map((value) => showField(field, value, context))).toEqual(texts)
  })
  it.each(all.map((field) => [field.kind, field] as const))(
    '%s shows its samples and exports a schema',
    async (_, field) => {
      const shared = await loadSharedCopy('de')
      const value = kindOf(field).sample(field, () => 0, { asOf, siblings: {} })
      const copy = { question: '?', options: { a: 'A', b: 'B', none: 'Nichts' } }
      expect(showField(field, value, { language: 'de', copy, shared })).not.toMatch(
        /undefined|\[object/,
      )
      expect(kindOf(field).jsonSchema(field)).toHaveProperty('type')
    },
  )
})
