import { copyOfPart, type FieldCopy, type SharedCopy } from './copy.ts'
import type { Field } from './field.ts'
import { partsOf } from './kinds.ts'

/** For tests: words that are missing for some fields. Empty when everything can be asked. */
export function missingFieldCopy(
  fields: readonly Field[],
  copy: Readonly<Record<string, FieldCopy>>,
  shared: SharedCopy,
): readonly string[] {
  return fields.flatMap((field) =>
    missingIn(
      field,
      field.id,
      copy[field.id] ?? shared.fields[field.id] ?? { question: '' },
      shared,
    ),
  )
}

/** The same for one field with its parts. */
export function missingIn(
  field: Field,
  path: string,
  copy: FieldCopy,
  shared: SharedCopy,
): readonly string[] {
  const missing: string[] = []
  if (!copy.question.trim()) missing.push(`question ${path}`)
  if (field.kind === 'list' && !copy.add?.trim()) missing.push(`add ${path}`)
  if (field.kind === 'choice' || field.kind === 'severalChoices') {
    // Every choice has a help for those who are not sure (§ 19 VVG: no silent default).
    if (!copy.help?.trim()) missing.push(`help ${path}`)
    for (const option of field.options) {
      if (!copy.options?.[option]?.trim()) missing.push(`option ${path}.${option}`)
    }
  }
  const parts = partsOf(field).flatMap((part) =>
    missingIn(part, `${path}.${part.id}`, copyOfPart(copy, part.id, shared), shared),
  )
  return [...missing, ...parts]
}
