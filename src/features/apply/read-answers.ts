import { partStreet } from '#insurance/fields/part-street.ts'
import { readForm } from '#insurance/journey/read-form.ts'
import { plainDigits } from '#insurance/values/plain-digits.ts'
import { joinDate } from '#ui/field/join-date.ts'

/**
 * What a page sent, as raw answers of the fields that it asks. A field that was asked and is not
 * among the entries was left empty or unticked, so its earlier answer goes.
 */
export function readAnswers(
  entries: Iterable<readonly [string, unknown]>,
  asked: readonly string[],
): Record<string, unknown> {
  const read = asMeant(readForm(entries)) as Record<string, unknown>
  return Object.fromEntries(asked.map((id) => [id, Object.hasOwn(read, id) ? read[id] : undefined]))
}

/**
 * Files come by forms of their own: those inside of a group, such as the extract of a register, stay
 * when the other parts of the group are read anew.
 */
export function keepUploads(
  page: Readonly<Record<string, unknown>>,
  before: Readonly<Record<string, unknown>>,
  groups: readonly {
    readonly id: string
    readonly parts: readonly { readonly id: string; readonly kind: string }[]
  }[],
): Record<string, unknown> {
  const kept = { ...page }
  for (const { id, parts } of groups) {
    const group = before[id] as Record<string, unknown> | undefined
    for (const part of parts) {
      if (part.kind !== 'upload' || group?.[part.id] === undefined || !Object.hasOwn(page, id))
        continue
      kept[id] = { ...(kept[id] as object), [part.id]: group[part.id] }
    }
  }
  return kept
}

/**
 * Streets and numbers that a browser filled in as one. Only of what was sent: while somebody types,
 * half a number would come into a field of its own, and stay there.
 */
export function partStreets<Value>(value: Value): Value {
  if (Array.isArray(value)) return value.map(partStreets) as Value
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, inner]) => [key, partStreets(inner)])
  const whole = Object.fromEntries(parts) as Value & object
  return hasTexts(whole, STREET) ? partStreet(whole) : whole
}

/** The answers with those of one page put in their place. */
export function mergeAnswers(
  before: Readonly<Record<string, unknown>>,
  page: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  const merged: Record<string, unknown> = { ...before, ...page }
  for (const [id, value] of Object.entries(page)) if (value === undefined) delete merged[id]
  return merged
}

/** Put right before anybody reads it: digits of other scripts, and dates, which are three inputs. */
function asMeant(value: unknown): unknown {
  if (typeof value === 'string') return plainDigits(value)
  if (Array.isArray(value)) return value.map(asMeant)
  if (typeof value !== 'object' || value === null) return value
  const parts = Object.entries(value).map(([key, inner]) => [key, asMeant(inner)])
  const whole: object = Object.fromEntries(parts)
  return hasTexts(whole, DATE) && parts.length === DATE.length ? joinDate(whole) : whole
}

const DATE = ['day', 'month', 'year'] as const
const STREET = ['street', 'houseNo'] as const

function hasTexts<Name extends string>(
  value: object,
  names: readonly Name[],
): value is Record<Name, string> {
  return names.every((name) => typeof (value as Record<string, unknown>)[name] === 'string')
}
