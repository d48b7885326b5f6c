import type { FrozenApplication } from '#insurance/application/frozen-application.ts'
import { rootOf } from '#insurance/conditions/root-of.ts'
import type { Field } from '#insurance/fields/field.ts'
import { partsOf } from '#insurance/fields/kinds.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'

/** Ids of the questions of a line that are about health, as the line is today. */
export function healthFieldsOf(line: Pick<LineDefinition, 'steps'> | undefined): Set<string> {
  const fields = line?.steps.flatMap((step): readonly Field[] => step.fields) ?? []
  return new Set(fields.filter(isAboutHealth).map(({ id }) => id))
}

/**
 * The same of one application. What counts as health may have been marked after it was frozen, and
 * what was marked then may not be asked any more: both go by that name.
 */
export function healthFieldsAsked(
  line: Pick<LineDefinition, 'steps'> | undefined,
  { record }: Pick<FrozenApplication, 'record'>,
): Set<string> {
  const marked = record
    .flatMap(({ entries }) => entries)
    .filter(({ sensitive }) => sensitive === 'health')
    .map(({ path }) => rootOf(path))
  return new Set([...healthFieldsOf(line), ...marked])
}

/** An application without its answers to the given questions. */
export function withoutHealth<Kept extends FrozenApplication>(
  frozen: Kept,
  health: ReadonlySet<string>,
): Kept {
  return {
    ...frozen,
    answers: answersWithout(frozen.answers, health),
    record: frozen.record.map((section) => ({
      ...section,
      entries: section.entries.filter(({ path }) => !health.has(rootOf(path))),
    })),
    // The parts of the price say who smokes: `× 2` beside the name of the factor.
    explanation: [],
  }
}

/** Answers without those to the given questions. */
export function answersWithout(
  answers: Readonly<Record<string, unknown>>,
  fields: ReadonlySet<string>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(answers).filter(([id]) => !fields.has(id)))
}

function isAboutHealth(field: Field): boolean {
  return field.sensitive === 'health' || partsOf(field).some(isAboutHealth)
}
