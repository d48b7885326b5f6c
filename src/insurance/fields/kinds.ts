import { addressParts } from './address.ts'
import { birthDate } from './birth-date.ts'
import { choice } from './choice.ts'
import { companyParts } from './company.ts'
import { compositeKind } from './composite.ts'
import { consent } from './consent.ts'
import { country } from './country.ts'
import { date } from './date.ts'
import { email } from './email.ts'
import type { AddressField, CompanyField, Field, FieldKindName, PersonField } from './field.ts'
import type { FieldKind } from './field-kind.ts'
import { createGroup } from './group.ts'
import { iban } from './iban.ts'
import { identifier } from './identifier.ts'
import { listKind } from './list.ts'
import { money } from './money.ts'
import { number } from './number.ts'
import { personParts } from './person.ts'
import { phone } from './phone.ts'
import { postcode } from './postcode.ts'
import { severalChoices } from './several-choices.ts'
import { signature } from './signature.ts'
import { state } from './state.ts'
import { text } from './text.ts'
import { upload } from './upload.ts'
import { yesNo } from './yes-no.ts'

/** The kind that owns a field. */
export function kindOf(field: Field): FieldKind<Field, unknown> {
  return KINDS[field.kind] as FieldKind<Field, unknown>
}

/** Runs of fields: steps, parts, entries. */
export const group = createGroup(kindOf)

/** Fields inside a composite or a list; none for the rest. */
export function partsOf(field: Field): readonly Field[] {
  if (field.kind === 'address') return addressParts(field)
  if (field.kind === 'person') return personParts(field)
  if (field.kind === 'company') return companyParts(field)
  return field.kind === 'list' ? field.items : []
}

type KindTable = {
  readonly [K in FieldKindName]: FieldKind<Extract<Field, { kind: K }>, unknown>
}

const KINDS = {
  choice,
  severalChoices,
  yesNo,
  number,
  money,
  date,
  birthDate,
  postcode,
  state,
  country,
  address: compositeKind<AddressField>(group, addressParts),
  person: compositeKind<PersonField>(group, personParts),
  company: compositeKind<CompanyField>(group, companyParts),
  iban,
  phone,
  email,
  identifier,
  list: listKind(group),
  upload,
  signature,
  consent,
  text,
} as const satisfies KindTable
