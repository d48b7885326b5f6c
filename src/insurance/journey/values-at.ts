import type { Answers } from '../conditions/evaluate.ts'

/** A single answer with its place: "dependants.1.birthDate". */
export interface PlacedValue {
  readonly path: string
  readonly value: unknown
}

/** The answers at "field", "field.part" or, for a list, "list.part" of every entry. */
export function valuesAt(answers: Answers, path: string): readonly PlacedValue[] {
  const [root = '', part] = path.split('.')
  const value = Object.hasOwn(answers, root) ? answers[root] : undefined
  if (part === undefined) return placed(root, value)
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
