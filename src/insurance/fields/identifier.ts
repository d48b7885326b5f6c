import { parseBic } from '../identifiers/bic.ts'
import { parseCreditorId } from '../identifiers/creditor-id.ts'
import { parseKvnr } from '../identifiers/kvnr.ts'
import { parsePetChip } from '../identifiers/pet-chip.ts'
import { parseSteuerId } from '../identifiers/steuer-id.ts'
import { parseVatId } from '../identifiers/vat-id.ts'
import { parseVersicherungsnummer } from '../identifiers/versicherungsnummer.ts'
import type { IdentifierField, IdentifierFormat } from './field.ts'
import { accept, type FieldKind, NO_FAULTS, refuse } from './field-kind.ts'

export const identifier: FieldKind<IdentifierField, string> = {
  parse(raw, field) {
    const value = typeof raw === 'string' ? FORMATS[field.format].parse(raw) : undefined
    return value ? accept(value) : refuse('notAnIdentifier')
  },
  check: () => NO_FAULTS,
  show: (value) => value,
  jsonSchema: (field) => ({ type: 'string', description: field.format }),
  sample: (field) => FORMATS[field.format].sample,
}

const FORMATS: Readonly<
  Record<IdentifierFormat, { parse(text: string): string | undefined; sample: string }>
> = {
  steuerId: { parse: parseSteuerId, sample: '86095742719' },
  versicherungsnummer: { parse: parseVersicherungsnummer, sample: '15070649C103' },
  kvnr: { parse: parseKvnr, sample: 'A123456780' },
  vatId: { parse: parseVatId, sample: 'DE136695976' },
  petChip: { parse: parsePetChip, sample: '276098102345678' },
  bic: { parse: parseBic, sample: 'COBADEFFXXX' },
  creditorId: { parse: parseCreditorId, sample: 'DE98ZZZ09999999999' },
}
