import { addressParts } from '#insurance/fields/address.ts'
import type { Field } from '#insurance/fields/field.ts'
import { group } from '#insurance/fields/kinds.ts'
import { personParts } from '#insurance/fields/person.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { HolderData } from './correct-details.ts'

/** What is left out or cannot be, checked as in an application, of those parts that a contract holds. */
export function wrongFields(before: HolderData, right: HolderData, today: IsoDate): string[] {
  const { address = {}, company: _, ...person } = right
  const isNamed = (id: string) =>
    id === 'firstName' ||
    id === 'lastName' ||
    (id === 'birthDate' && before.birthDate !== undefined)
  const fields: Field[] = [
    ...personParts({ id: 'person', kind: 'person' }).filter(({ id }) => isNamed(id)),
    ...(before.address ? addressFields(before.address) : []),
  ]
  const read = group.read(fields, { ...address, ...person }, today)
  const isNameless = before.company !== undefined && !right.company
  return [
    ...read.missing,
    ...read.errors.map(({ path }) => path),
    ...(isNameless ? ['company'] : []),
  ]
}

/** A home abroad was given before arrival, and has its country with it. */
function addressFields({ country }: Readonly<Record<string, string>>): readonly Field[] {
  if (!country) return addressParts({ id: 'address', kind: 'address' })
  return addressParts({ id: 'address', kind: 'address', beforeArrival: true })
    .filter(({ id }) => !['notYetInGermany', 'arrivalDate', 'state'].includes(id))
    .map(({ when: _, ...field }) => field as Field)
}
