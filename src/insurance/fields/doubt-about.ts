import { type Answers, holds } from '../conditions/evaluate.ts'
import { isUnusualPostcode, parsePostcode } from '../identifiers/postcode.ts'
import { parseVersicherungsnummer, tellsOf } from '../identifiers/versicherungsnummer.ts'
import { ageAt, type IsoDate, parseIsoDate } from '../values/iso-date.ts'
import type { DoubtCode, Field } from './field.ts'
import { partsOf } from './kinds.ts'
import { mayBeNameOf } from './may-be-name-of.ts'
import { countryOfPostcode } from './postcode.ts'
import type { Signature } from './signature.ts'

/** Of a hundred thousand people in Germany some twenty are as old: 1909 is meant for 1990 more often. */
const LONG_AGO = 100

/**
 * What is odd about an answer that counts all the same: nobody is stopped by it. `beside` are the
 * answers around it: of the line, or of the same address or list entry.
 */
export function doubtAbout(
  field: Field,
  value: unknown,
  beside: Answers,
  asOf: IsoDate,
): DoubtCode | undefined {
  if (isSigned(field)) return ofAnother(signedName(value), beside, 'signatureOfAnother')
  if (typeof value !== 'string') return undefined
  if (field.doubt && holds(field.doubt.when, beside, asOf)) return field.doubt.code
  if (field.kind === 'postcode') {
    const country = countryOfPostcode(field, { siblings: beside, asOf })
    const code = country === 'DE' ? parsePostcode(value) : undefined
    return code && isUnusualPostcode(code) ? 'unusualPostcode' : undefined
  }
  if (field.kind === 'birthDate') {
    const born = parseIsoDate(value.trim())
    const age = born && ageAt(born, asOf)
    return age !== undefined && age >= LONG_AGO && age <= field.maxAge ? 'bornLongAgo' : undefined
  }
  if (field.id === 'accountHolder') return ofAnother(value, beside, 'accountOfAnother')
  if (field.kind === 'identifier' && field.format === 'versicherungsnummer') {
    const number = parseVersicherungsnummer(value)
    return number && isOfAnother(number, beside) ? 'pensionNumberOfAnother' : undefined
  }
  return undefined
}

/** Every doubt, by the dotted path of its answer. */
export function doubtsIn(
  fields: readonly Field[],
  answers: Answers,
  asOf: IsoDate,
  prefix = '',
): ReadonlyMap<string, DoubtCode> {
  return new Map(
    fields.flatMap((field): readonly (readonly [string, DoubtCode])[] => {
      const path = prefix + field.id
      const value = answers[field.id]
      const parts = partsOf(field)
      if (value !== undefined && parts.length > 0) {
        const inside = (entry: unknown, at: string) => [
          ...doubtsIn(parts, entry as Answers, asOf, `${at}.`),
        ]
        return Array.isArray(value)
          ? value.flatMap((entry, index) => inside(entry, `${path}.${index}`))
          : inside(value, path)
      }
      const doubt = doubtAbout(field, value, answers, asOf)
      return doubt ? [[path, doubt]] : []
    }),
  )
}

/** A signature, or the name that is typed instead of one. */
function isSigned({ kind, id }: Field): boolean {
  return kind === 'signature' || id === 'adviceWaiverName'
}

/** The name alone, however the signature was given: see `signature.ts`. */
function signedName(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? (value as Partial<Signature>).name : value
}

/** A company, which has no such answers, pays under whatever name it trades, and somebody signs for it. */
function ofAnother(name: unknown, beside: Answers, code: DoubtCode): DoubtCode | undefined {
  if (typeof name !== 'string') return undefined
  return mayBeNameOf(name, (beside['person'] ?? {}) as Answers) ? undefined : code
}

/**
 * The number holds the birthday and the first letter of the name at birth (§ 147 SGB VI). Of staff
 * nobody asks that name, and the one they have now says little.
 */
function isOfAnother(number: string, beside: Answers): boolean {
  const person = (beside['person'] ?? {}) as Answers
  const born = parseIsoDate(String(beside['birthDate'] ?? person['birthDate']))
  const given = plainInitial(person['birthName'] ?? person['lastName'])
  const { birthday, initial } = tellsOf(number)
  return (
    (born !== undefined && born.slice(2) !== birthday) || (given !== undefined && given !== initial)
  )
}

/** Ä counts as A; a name in another script says nothing. */
function plainInitial(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined
  return /^[A-Z]/.exec(name.trim().normalize('NFD').toUpperCase())?.[0]
}
