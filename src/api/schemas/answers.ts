import { z } from 'zod'

/** Answers as they come in. The line or questionnaire reads them; here they only have to be an object. */
export const answersSchema = z.looseObject({}).describe('Answers by the id of their question.')

/** Canonical answers, as they were understood. */
export const understoodAnswersSchema = z
  .record(z.string(), z.unknown())
  .describe('The answers that counted, in their canonical form.')

/** The body of everything that is asked: answers, and outside production the day. */
export function askSchema<A extends z.ZodType>(answers: A) {
  return z.strictObject({
    answers,
    asOf: z.iso
      .date()
      .optional()
      .describe('The day for which to answer, instead of today. Refused in production.'),
  })
}

export const codedTextSchema = z
  .object({
    code: z.string().describe('Stable; for programs.'),
    message: z.string().describe('In the asked language; for people.'),
  })
  .describe('A code with its wording.')
