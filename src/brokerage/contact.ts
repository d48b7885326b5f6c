import type { Answers } from '#insurance/conditions/evaluate.ts'
import { LANGUAGES, type Language } from '#insurance/values/language.ts'

/** Who applied and how to reach them. Kept encrypted. */
export type Contact = {
  readonly email: string
  readonly firstName: string
  readonly lastName: string
  /** Where a company applies. */
  readonly company?: string
  readonly phone?: string
}

/** From the canonical answers: every line asks a person or a company. */
export function contactOf(answers: Answers): Contact {
  const person = answers['person'] as Record<string, string> | undefined
  const company = answers['company'] as Record<string, string> | undefined
  const from = person ?? company ?? {}
  const phone = from['phone']
  return {
    email: from['email'] ?? '',
    firstName: (person ? from['firstName'] : from['contactFirstName']) ?? '',
    lastName: (person ? from['lastName'] : from['contactLastName']) ?? '',
    ...(company?.['companyName'] ? { company: company['companyName'] } : {}),
    ...(phone ? { phone } : {}),
  }
}

/** As a contract writes it: whether somebody insured is the policyholder is told by it. */
export function fullName({ firstName, lastName }: Pick<Contact, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`
}

/** The name under which it is found: the company's, else the person's last name. */
export function nameToFind({ company, lastName }: Contact): string {
  return company ?? lastName
}

/** The language in which they want to be written to; else the one in which they applied. */
export function contactLanguage(answers: Answers, asked: Language): Language {
  const { person, company } = answers as Record<string, { language?: unknown } | undefined>
  const wanted = (person ?? company)?.language
  return LANGUAGES.find((language) => language === wanted) ?? asked
}

/** Who holds the contract: a person, or a company with who speaks for it. */
export function holderOf(contact: Pick<Contact, 'company' | 'firstName' | 'lastName'>): string {
  const { company } = contact
  const person = fullName(contact)
  return company ? `${company}, ${person}` : person
}
