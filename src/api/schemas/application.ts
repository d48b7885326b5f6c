import { z } from 'zod'
import { LINE_IDS, type LineId } from '#insurance/lines/registry.ts'
import { LANGUAGES } from '#insurance/values/language.ts'
import { LOCALES } from '#sites/locales.ts'
import { answersSchema, codedTextSchema } from './answers.ts'
import { moneySchema } from './money.ts'

const sha256 = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('SHA-256 of the document, in hex, as `GET /lines/{line}/documents` says it.')

export const applicationRequestSchema = z
  .strictObject({
    line: z.enum(LINE_IDS as readonly [LineId, ...LineId[]]).describe('Id of the line.'),
    tier: z.string().max(60).describe('The package chosen, as in the quote.'),
    answers: answersSchema.describe(
      'Answers by the id of their question: `orderAnswers` of `GET /lines/{line}` says which.',
    ),
    expectedPrice: z
      .strictObject(moneySchema.shape)
      .describe('The price that was shown, as in the quote. Another one is told, not taken.'),
    language: z.enum(LANGUAGES).describe('Language in which the questions were asked.'),
    locale: z.enum(LOCALES).optional().describe('Where they were asked; the main one by default.'),
    documents: z
      .array(
        z.strictObject({
          code: z.string().max(60),
          sha256,
          openedAt: z.iso
            .datetime({ offset: true })
            .optional()
            .describe('When it was opened or downloaded, in UTC or with its offset.'),
        }),
      )
      .max(60)
      .describe('Each document that the line hands over before an order, as it was shown.'),
    adviceRecordId: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional()
      .describe(
        'Reference or id of the record of the advice, where advice was accepted: of the last 60 days, about this line, and of nobody else.',
      ),
    orderConfirmed: z
      .boolean()
      .describe(
        'true once the person pressed a button that says: order with obligation to pay (or, for a public fund, apply for membership). Beside it stood that cover begins on the day asked for, even before the time to withdraw is over (§ 9 VVG): the application’s own paper says that they agreed.',
      ),
    draftId: z
      .string()
      .regex(/^[\w-]{8,64}$/)
      .optional()
      .describe(
        'The draft whose uploads go along: of this line, not yet 60 days old, and of nobody else.',
      ),
  })
  .describe('An order.')

export const submittedSchema = z
  .object({
    outcome: z.literal('submitted'),
    reference: z.string().describe('What the application is called from now on.'),
    status: z.literal('submitted'),
    submittedAt: z.iso.datetime(),
    price: moneySchema,
  })
  .describe('The application is kept for good. The same order sent again gets the same answer.')

export const notSubmittedSchema = z
  .object({
    outcome: z.enum(['declined', 'referred']),
    reasons: z.array(codedTextSchema),
  })
  .describe('The line cannot be had, or a person has to look first. Nothing was kept.')

export const lineDocumentsSchema = z
  .object({
    documents: z.array(
      z.object({
        code: z.string(),
        name: z.string().describe('In the asked language.'),
        sha256: z.string(),
        bytes: z.int(),
        url: z.string().describe('Where the PDF is, from the root of this host.'),
      }),
    ),
  })
  .describe('What has to be opened before an order for a line.')

export const uploadedFileSchema = z
  .object({ id: z.string(), name: z.string(), type: z.string(), bytes: z.int() })
  .describe('A file that was taken: put it into an answer of kind `upload`.')

export type SubmittedAnswer = z.infer<typeof submittedSchema>
export type NotSubmittedAnswer = z.infer<typeof notSubmittedSchema>
