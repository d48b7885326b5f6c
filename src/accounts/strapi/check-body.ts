import { z } from 'zod'
import { asciiAddress } from '#insurance/values/ascii-address.ts'
import { type Refused, refuse } from '../refusal.ts'

/**
 * What a field of a body must be. Every one is a text. Addresses of e-mail get the spelling in which
 * our pages keep them; `login` is one, or a name.
 */
type FieldRule = { kind?: 'email' | 'login'; min?: number; max?: number; optional?: true }

type Checked<R extends Record<string, FieldRule>> = {
  [K in keyof R]: R[K] extends { optional: true } ? string | undefined : string
}

/** Longer texts are no name, address or password; they only cost time to hash and to look up. */
const MAX_LENGTH = 1_000

/** What mail servers take (RFC 5321, 4.5.3.1.3), for an address and for a name that may be one. */
export const LONGEST_ADDRESS = 254

/** Checks a body and complains in the wording and the shape of Strapi (yup). */
export function checkBody<const R extends Record<string, FieldRule>>(
  body: unknown,
  rules: R,
): { values: Checked<R> } | Refused {
  const given = typeof body === 'object' && body !== null ? body : {}
  const values: Record<string, string | undefined> = {}
  const errors: { path: string[]; message: string; name: 'ValidationError' }[] = []
  for (const [field, rule] of Object.entries<FieldRule>(rules)) {
    const raw: unknown = Object.hasOwn(given, field)
      ? given[field as keyof typeof given]
      : undefined
    const value = rule.kind && typeof raw === 'string' ? asciiAddress(raw) : raw
    const complaint = complaintAbout(field, value, rule)
    if (complaint === undefined) values[field] = value as string | undefined
    else errors.push({ path: [field], message: complaint, name: 'ValidationError' })
  }
  const [first] = errors
  if (first === undefined) return { values: values as Checked<R> }
  const message = errors.length === 1 ? first.message : `${errors.length} errors occurred`
  return refuse('ValidationError', message, { errors })
}

function complaintAbout(
  field: string,
  value: unknown,
  { kind, min, max = kind === 'email' ? LONGEST_ADDRESS : MAX_LENGTH, optional }: FieldRule,
): string | undefined {
  if (optional && value === undefined) return undefined
  if (value === undefined || value === null || value === '') return `${field} is a required field`
  if (typeof value !== 'string')
    return `${field} must be a \`string\` type, but the final value was: \`${JSON.stringify(value).slice(0, 80)}\`.`
  // PostgreSQL takes no text with it.
  if (value.includes('\0')) return `${field} must not contain a NUL character`
  if (kind === 'email' && !z.email().safeParse(value).success)
    return `${field} must be a valid email`
  if (min !== undefined && value.length < min) return `${field} must be at least ${min} characters`
  if (value.length > max) return `${field} must be at most ${max} characters`
  return undefined
}
