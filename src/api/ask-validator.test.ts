import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { askValidator } from './ask-validator.ts'
import { answersSchema, askSchema } from './schemas/answers.ts'
import { languageQuerySchema } from './schemas/language.ts'

const json = fc.jsonValue({ maxDepth: 3 })
const body = fc.oneof(
  json,
  fc.record({ answers: fc.oneof(json, fc.dictionary(fc.string(), json)) }),
  fc.record(
    { answers: fc.dictionary(fc.string(), json), asOf: fc.oneof(json, fc.constant('2026-11-15')) },
    { requiredKeys: [] },
  ),
)
const query = fc.oneof(
  fc.dictionary(fc.string(), fc.string()),
  fc.record({ language: fc.constantFrom('de', 'en', 'xx', '') }),
)

describe.each([
  { httpPart: 'body', schema: askSchema(answersSchema), given: body },
  { httpPart: 'querystring', schema: languageQuerySchema, given: query },
])('the quick look at the $httpPart', ({ httpPart, schema, given }) => {
  const validate = askValidator({ httpPart, schema, method: 'POST', url: '/household/quote' })

  it('accepts and refuses what the schema does, and reads the same', () => {
    fc.assert(
      fc.property(given as fc.Arbitrary<unknown>, (data) => {
        const seen = validate(data) as { value?: unknown; error?: Error }
        const thorough = z.safeParse<z.ZodType>(schema, data)
        expect(seen.error === undefined).toBe(thorough.success)
        if (thorough.success) expect(JSON.stringify(seen.value)).toBe(JSON.stringify(thorough.data))
      }),
      { numRuns: 500, examples: [[JSON.parse('{"answers":{"__proto__":[]}}')]] },
    )
  })
})
