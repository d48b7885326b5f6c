import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { fullName, holderOf } from '../contact.ts'
import type { PolicyDetails } from '../policies/policy-details.ts'
import type { PaperContext } from './paper-context.ts'

type Relative = {
  readonly firstName: string
  readonly lastName: string
  readonly passportNo?: string
}

/** By what an embassy tells who stands before it, of everybody who gave it; beside names where it is a family. */
export function passportRows(
  { t }: PaperContext,
  { contact }: Pick<PolicyDetails, 'contact'>,
  { passportNo, dependantNames }: FrozenApplication['answers'],
): readonly (readonly [name: string, value: string])[] {
  const family = (dependantNames ?? []) as readonly Relative[]
  const people = [
    { name: holderOf(contact), number: passportNo },
    ...family.map((relative) => ({ name: fullName(relative), number: relative.passportNo })),
  ]
  return people.flatMap(({ name, number }) => {
    if (typeof number !== 'string' || number === '') return []
    return [[t('fields.passport'), family.length > 0 ? `${number}, ${name}` : number] as const]
  })
}
