import type { CompanyField, ItemField } from './field.ts'

const LEGAL_FORMS = [
  'soleTrader',
  'freelancer',
  'gbr',
  'ohg',
  'kg',
  'gmbh',
  'ug',
  'gmbhCoKg',
  'ag',
  'partg',
  'eG',
  'eV',
  'foreign',
] as const

/** Sections of NACE Rev. 2, the European classification of economic activities. */
export const NACE_SECTIONS = [
  'A',
  'B',
  'C',
  'D',
  'E',
  'F',
  'G',
  'H',
  'I',
  'J',
  'K',
  'L',
  'M',
  'N',
  'O',
  'P',
  'Q',
  'R',
  'S',
] as const

/** Block K. */
export function companyParts(field: CompanyField): readonly ItemField[] {
  const parts: readonly ItemField[] = [
    { id: 'companyName', kind: 'text', maxLength: 120 },
    { id: 'legalForm', kind: 'choice', options: LEGAL_FORMS },
    { id: 'registerCourt', kind: 'text', maxLength: 60, required: false },
    { id: 'registerNo', kind: 'text', maxLength: 20, required: false },
    { id: 'vatId', kind: 'identifier', format: 'vatId', required: false },
    { id: 'industry', kind: 'choice', options: NACE_SECTIONS },
    { id: 'street', kind: 'text', maxLength: 80 },
    { id: 'houseNo', kind: 'text', maxLength: 8 },
    { id: 'pc', kind: 'postcode' },
    { id: 'city', kind: 'text', maxLength: 60 },
    { id: 'founded', kind: 'date', earliest: '1800-01-01', latest: { days: 0 } },
    { id: 'ftes', kind: 'number', min: 1, max: 5000 },
    { id: 'revenue', kind: 'money', minCents: 0, maxCents: 1_000_000_000_00 },
    { id: 'contactFirstName', kind: 'text', maxLength: 60, name: true },
    { id: 'contactLastName', kind: 'text', maxLength: 60, name: true },
    { id: 'email', kind: 'email' },
    { id: 'phone', kind: 'phone', required: false },
    { id: 'language', kind: 'choice', options: ['en', 'de', 'es', 'fr'] },
    { id: 'registerExtract', kind: 'upload', maxFiles: 3, required: false },
    // Last: sending a file loads the page anew, and a declaration is then made anew.
    { id: 'signerAuthorised', kind: 'consent' },
  ]
  return parts.filter((part) => !field.without?.includes(part.id))
}
