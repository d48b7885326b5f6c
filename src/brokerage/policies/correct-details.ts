import { type Contact, fullName } from '../contact.ts'
import type { InsuredPerson } from './insured-persons.ts'
import type { PolicyDetails } from './policy-details.ts'

/** What a contract says of its policyholder. No e-mail address: that belongs to who reads its mails. */
export type HolderData = Pick<Contact, 'firstName' | 'lastName'> & {
  readonly company?: string | undefined
  readonly birthDate?: string | undefined
  readonly address?: Readonly<Record<string, string>> | undefined
}

const HOLDER_PARTS = ['name', 'birthDate', 'address'] as const
export type HolderPart = (typeof HOLDER_PARTS)[number]

export function holderDataOf({ contact, holderBirthDate, address }: PolicyDetails): HolderData {
  const { firstName, lastName, company } = contact
  return {
    firstName,
    lastName,
    ...(company ? { company } : {}),
    ...(holderBirthDate ? { birthDate: holderBirthDate } : {}),
    ...(address ? { address } : {}),
  }
}

/** In which parts two differ. */
export function differingParts(one: HolderData, other: HolderData): HolderPart[] {
  return HOLDER_PARTS.filter((part) => textOf(one, part) !== textOf(other, part))
}

/**
 * The contract with these parts put right. Whom it insures, and on whose age its days hang, follow
 * where that is the policyholder.
 */
export function correctDetails(
  before: PolicyDetails,
  right: HolderData,
  parts: readonly HolderPart[],
): PolicyDetails {
  const { firstName, lastName, company } = right
  const birthDate = parts.includes('birthDate') ? right.birthDate : before.holderBirthDate
  const contact = parts.includes('name')
    ? { ...before.contact, firstName, lastName, ...(company ? { company } : {}) }
    : before.contact
  const isPricedByHolder =
    before.facts.birthDate !== undefined && before.facts.birthDate === before.holderBirthDate
  const insured = before.insured?.map((person) =>
    isHolder(person, before)
      ? { name: fullName(contact), ...(birthDate ? { birthDate } : {}) }
      : person,
  )
  return {
    ...before,
    contact,
    ...(birthDate ? { holderBirthDate: birthDate } : {}),
    ...(insured ? { insured } : {}),
    ...(parts.includes('address') && right.address ? { address: right.address } : {}),
    facts: { ...before.facts, ...(isPricedByHolder && birthDate ? { birthDate } : {}) },
  }
}

function isHolder({ name, birthDate }: InsuredPerson, { contact, holderBirthDate }: PolicyDetails) {
  return name === fullName(contact) && birthDate === holderBirthDate
}

function textOf(
  { firstName, lastName, company, birthDate, address }: HolderData,
  part: HolderPart,
) {
  if (part === 'name') return JSON.stringify([firstName, lastName, company])
  if (part === 'birthDate') return birthDate
  const parts = Object.entries(address ?? {}).filter(([, value]) => value !== '')
  return JSON.stringify(parts.toSorted(([one], [other]) => one.localeCompare(other)))
}
