import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { type Contact, fullName } from '../contact.ts'

/** Somebody whom a contract insures. */
export type InsuredPerson = {
  readonly name: string
  /** Not every line asks for it. */
  readonly birthDate?: string
}

type Answers = FrozenApplication['answers']

/** Questions that list persons who are insured with the policyholder. */
export const INSURED_LISTS = ['dependantNames', 'coTravellers', 'children'] as const

/**
 * Whom the contract insures, where that is not the policyholder alone. The staff of a company is
 * named in certificates of its own.
 */
export function insuredPersons(contact: Contact, answers: Answers): readonly InsuredPerson[] {
  const other = insuredInstead(answers)
  if (other) return [other]
  const others = [...partnerOf(answers), ...INSURED_LISTS.flatMap((id) => listed(answers[id]))]
  if (others.length === 0 || isForChildrenAlone(answers)) return others
  const holder = person(fullName(contact), holderBirthDate(answers))
  return [holder, ...others]
}

/** The policyholder's own: the one that is priced may be of somebody else. */
export function holderBirthDate(answers: Answers): string | undefined {
  const { birthDate } = (answers['person'] ?? {}) as { readonly birthDate?: unknown }
  return dateOf(answers['policyholderBirthDate'] ?? birthDate ?? answers['birthDate'])
}

/** Dental insurance for a child, or a policy on another life. */
function insuredInstead(answers: Answers): InsuredPerson | undefined {
  const { insuredFirstName, insuredLastName, insuredName } = answers
  const name = [insuredFirstName, insuredLastName, insuredName].filter(Boolean).join(' ')
  return name === '' ? undefined : person(name, dateOf(answers['birthDate']))
}

function partnerOf({ partnerName }: Answers): readonly InsuredPerson[] {
  return typeof partnerName === 'string' ? [{ name: partnerName }] : []
}

/** Whoever takes out a policy is an adult, so they do not travel if nobody of age does. */
function isForChildrenAlone({ oldestAge }: Answers): boolean {
  return typeof oldestAge === 'number' && oldestAge < 18
}

function listed(given: unknown): readonly InsuredPerson[] {
  const entries = (given ?? []) as readonly Readonly<Record<string, unknown>>[]
  return entries.map(({ firstName, lastName, birthDate }) =>
    person(`${firstName} ${lastName}`, dateOf(birthDate)),
  )
}

function person(name: string, birthDate: string | undefined): InsuredPerson {
  return birthDate === undefined ? { name } : { name, birthDate }
}

function dateOf(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}
