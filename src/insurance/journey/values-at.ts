import type { Answers } from '../conditions/evaluate.ts'

/** A single answer with its place: "dependants.1.birthDate". */
export interface PlacedValue {
  readonly path: string
  readonly value: unknown
}

/** The answers at "field", "field.part" or, for a list, "list.part" of every entry. */
export function valuesAt(answers: Answers, path: string): readonly PlacedValue[] {
  // Asked several times for a quote, mostly without a part: nothing is split that need not be.
  const dot = path.indexOf('.')
  const root = dot === -1 ? path : path.slice(0, dot)
  const value = Object.hasOwn(answers, root) ? answers[root] : undefined
  if (dot === -1) return placed(root, value)
  const part = path.slice(dot + 1)
  if (Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) => partOf(`${root}.${index}`, entry, part))
  }
  return partOf(root, value, part)
}

export function listLength(answers: Answers, id: string): number {
  const list = answers[id]
  return Array.isArray(list) ? list.length : 0
}

function partOf(place: string, whole: unknown, part: string): readonly PlacedValue[] {
  if (typeof whole !== 'object' || whole === null || !Object.hasOwn(whole, part)) return []
  return placed(`${place}.${part}`, (whole as Answers)[part])
}

function placed(path: string, value: unknown): readonly PlacedValue[] {
  return value === undefined ? [] : [{ path, value }]
}
