import type { ScreenInput } from './screen-model.ts'

/** What browsers may fill in (WCAG 1.3.5): only facts about the person who applies. */
export function autoComplete({
  name,
  id,
  kind,
}: Pick<ScreenInput, 'name' | 'id' | 'kind'>): string {
  // Pets have a day of birth that is a date like any other.
  if (kind === 'date') return 'off'
  const isOwn = /^(person|address|company)\./.test(name) || OWN.includes(name)
  return (isOwn && TOKENS[id]) || 'off'
}

const OWN = ['accountHolder', 'birthDate', 'pc', 'policyholderBirthDate']

const TOKENS: Readonly<Record<string, string>> = {
  firstName: 'given-name',
  lastName: 'family-name',
  contactFirstName: 'given-name',
  contactLastName: 'family-name',
  birthDate: 'bday',
  policyholderBirthDate: 'bday',
  email: 'email',
  phone: 'tel',
  companyName: 'organization',
  street: 'address-line1',
  pc: 'postal-code',
  city: 'address-level2',
  country: 'country',
  accountHolder: 'name',
}
