import { addressParts } from '#insurance/fields/address.ts'
import { companyParts } from '#insurance/fields/company.ts'
import type { Field } from '#insurance/fields/field.ts'
import { group } from '#insurance/fields/kinds.ts'
import { personParts } from '#insurance/fields/person.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { differingParts, type HolderData } from './correct-details.ts'

/**
 * What was typed of those parts that a contract holds, checked as in an application. What stays as it is
 * needs no check: it may have been right under other rules.
 */
export function readHolder(
  before: HolderData,
  typed: HolderData,
  { line, today }: { readonly line: LineDefinition | undefined; readonly today: IsoDate },
): {
  readonly right: HolderData
  /** Ids of what is left out or cannot be. */
  readonly wrong: readonly string[]
} {
  const parts = differingParts(before, typed)
  const isName = parts.includes('name')
  const isBorn = parts.includes('birthDate') && before.birthDate !== undefined
  const isHome = parts.includes('address') && before.address !== undefined
  const fields = [...(isName ? nameFields(before) : []), ...(isBorn ? [bornField(line)] : [])]
  const person = group.read(fields, typed, today)
  const home = group.read(isHome ? addressFields(before.address) : [], typed.address, today)
  return {
    right: {
      ...before,
      ...person.answers,
      ...(isHome ? { address: home.answers } : {}),
    } as HolderData,
    wrong: [person, home].flatMap(({ missing, errors }) => [
      ...missing,
      ...errors.map(({ path }) => path),
    ]),
  }
}

function nameFields({ company }: HolderData): readonly Field[] {
  const names = personParts({ id: 'person', kind: 'person' }).filter(
    ({ id }) => id === 'firstName' || id === 'lastName',
  )
  if (company === undefined) return names
  const companies = companyParts({ id: 'company', kind: 'company' }).filter(
    ({ id }) => id === 'companyName',
  )
  return [...names, ...companies.map((field) => ({ ...field, id: 'company' }))]
}

/** As young as the line takes a policyholder; how old one may be is a matter of the first day alone. */
function bornField(line: LineDefinition | undefined): Field {
  const asked = line?.steps.flatMap(({ fields }) => fields as readonly Field[]) ?? []
  const field =
    asked.find(({ id }) => id === 'policyholderBirthDate') ??
    asked.find(({ id }) => id === 'birthDate')
  const minAge = field?.kind === 'birthDate' ? field.minAge : 18
  return { id: 'birthDate', kind: 'birthDate', minAge, maxAge: 120 }
}

/** A home abroad has its country with it, and the seat of a company no state. */
function addressFields({ country, state }: Readonly<Record<string, string>> = {}) {
  if (country) {
    return addressParts({ id: 'address', kind: 'address', beforeArrival: true })
      .filter(({ id }) => !['notYetInGermany', 'arrivalDate', 'state'].includes(id))
      .map(({ when: _, optionalWhen, ...field }) => {
        return { ...field, ...(optionalWhen ? { required: false } : {}) } as Field
      })
  }
  const parts: readonly Field[] = addressParts({ id: 'address', kind: 'address' })
  return parts.filter(({ id }) => id !== 'state' || state !== undefined)
}
