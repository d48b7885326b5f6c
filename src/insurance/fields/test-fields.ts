import type { Field } from './field.ts'

/** One field of each kind, as a line might ask it. */
export const FIELDS = {
  choice: { id: 'f', kind: 'choice', options: ['a', 'b'] },
  severalChoices: { id: 'f', kind: 'severalChoices', options: ['a', 'b', 'none'], none: 'none' },
  yesNo: { id: 'f', kind: 'yesNo' },
  number: { id: 'f', kind: 'number', min: 10, max: 400, step: 10 },
  money: { id: 'f', kind: 'money', minCents: 100_00, maxCents: 12_000_00, stepCents: 50_00 },
  date: { id: 'f', kind: 'date', earliest: { days: 1 }, latest: { months: 12 } },
  birthDate: { id: 'f', kind: 'birthDate', minAge: 18, maxAge: 65 },
  postcode: { id: 'f', kind: 'postcode' },
  state: { id: 'f', kind: 'state' },
  country: { id: 'f', kind: 'country' },
  address: { id: 'f', kind: 'address', beforeArrival: true },
  person: { id: 'f', kind: 'person' },
  company: { id: 'f', kind: 'company' },
  iban: { id: 'f', kind: 'iban' },
  phone: { id: 'f', kind: 'phone' },
  email: { id: 'f', kind: 'email' },
  identifier: { id: 'f', kind: 'identifier', format: 'steuerId' },
  list: {
    id: 'f',
    kind: 'list',
    min: 1,
    max: 3,
    items: [
      { id: 'name', kind: 'text', maxLength: 20 },
      { id: 'share', kind: 'number', min: 1, max: 100 },
    ],
    total: { field: 'share', equals: 100 },
  },
  upload: { id: 'f', kind: 'upload', maxFiles: 2 },
  signature: { id: 'f', kind: 'signature' },
  consent: { id: 'f', kind: 'consent' },
  text: { id: 'f', kind: 'text', minLength: 2, maxLength: 30, name: true },
} as const satisfies { readonly [K in Field['kind']]: Extract<Field, { kind: K }> }
