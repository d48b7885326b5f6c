import { z } from 'zod'
import { kindOf } from '#insurance/fields/kinds.ts'
import { computeJourney } from '#insurance/journey/compute-journey.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { fieldsUntil } from '#insurance/lines/export-schema.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'

/**
 * A zod schema that parses raw answers into canonical ones on the path, with one issue for each
 * missing or refused answer (`params.code`).
 */
export function lineZodSchema(line: LineDefinition, asOf: IsoDate) {
  const shape = Object.fromEntries(
    fieldsUntil(line, 'quote').map((field) => [
      field.id,
      z.unknown().meta(kindOf(field).jsonSchema(field)).optional(),
    ]),
  )
  return z.looseObject(shape).transform((raw, context) => {
    const journey = computeJourney(line, raw, asOf, 'quote')
    for (const path of journey.missing) {
      context.addIssue({
        code: 'custom',
        path: path.split('.'),
        message: 'required',
        params: { code: 'required' },
      })
    }
    for (const { path, code, params } of journey.errors) {
      context.addIssue({
        code: 'custom',
        path: path.split('.'),
        message: code,
        params: { ...params, code },
      })
    }
    return journey.answers
  })
}
