import type { JsonSchema } from '../fields/field-kind.ts'
import { group } from '../fields/kinds.ts'
import type { LineDefinition } from './define-line.ts'
import type { Stage } from './step.ts'

/** Fields of the stages up to and including this one. */
export function fieldsUntil(line: Pick<LineDefinition, 'steps'>, until: Stage) {
  return line.steps
    .filter((step) => until === 'application' || step.stage === 'quote')
    .flatMap((step) =>
      step.when ? step.fields.map((f) => ({ ...f, when: step.when ?? {} })) : step.fields,
    )
}

/** JSON schema of the answers. Only what is always asked is required; conditions decide the rest. */
export function lineJsonSchema(line: LineDefinition, until: Stage = 'quote'): JsonSchema {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: componentName(line, until),
    ...group.jsonSchema(fieldsUntil(line, until)),
  }
}

/** What a quote needs, as a component of an OpenAPI 3.1 document. */
export function lineOpenApiComponent(
  line: LineDefinition,
): readonly [name: string, schema: JsonSchema] {
  return [componentName(line, 'quote'), group.jsonSchema(fieldsUntil(line, 'quote'))]
}

function componentName(line: LineDefinition, until: Stage): string {
  const name = line.id.replace(/(^|-)(\w)/g, (_, __, letter: string) => letter.toUpperCase())
  return `${name}${until === 'quote' ? 'QuoteAnswers' : 'ApplicationAnswers'}`
}
