import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import type { z } from 'zod'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { LANGUAGES, type Language } from '#insurance/values/language.ts'
import { answerAtOnce } from './answer-at-once.ts'
import type { ApiContext } from './api-context.ts'
import { asciiJson } from './ascii-json.ts'
import { askValidator } from './ask-validator.ts'
import { onDay } from './day-of.ts'
import { languageOf } from './language-of.ts'
import { askSchema } from './schemas/answers.ts'
import { errorSchema } from './schemas/error.ts'
import { languageQuerySchema } from './schemas/language.ts'
import { sendAscii } from './send-ascii.ts'

/** Something that is asked with answers and answered at once. */
interface Ask<A> {
  readonly url: string
  readonly tag: string
  readonly operationId: string
  readonly summary: string
  readonly description: string
  /** What the answers look like, for the document. */
  readonly answers: z.ZodType
  readonly response: z.ZodType<A>
  /** Text is JSON already, and ASCII. */
  readonly answer: (answers: unknown, asOf: IsoDate, language: Language) => A | string
}

export function askRoute<A extends object>(
  app: FastifyInstance,
  context: ApiContext,
  ask: Ask<A>,
): void {
  const body = askSchema(ask.answers)
  const answer = (answers: unknown, asOf: IsoDate, language: Language) => {
    const said = ask.answer(answers, asOf, language)
    return { headers: HEADERS[language], text: typeof said === 'string' ? said : asciiJson(said) }
  }
  app.post<{ Body: z.infer<typeof body> }>(
    ask.url,
    {
      preParsing: answerAtOnce(context.bodyLimit, (request, answers) =>
        answer(answers, context.today(), languageOf(request)),
      ),
      // Fastify's type means the schemas of all parts; it hands over one at a time.
      validatorCompiler: askValidator as FastifySchemaCompiler<unknown>,
      schema: {
        tags: [ask.tag],
        operationId: ask.operationId,
        summary: ask.summary,
        description: ask.description,
        querystring: languageQuerySchema,
        body,
        response: { 200: ask.response, ...ASK_ERRORS },
      },
    },
    (request, reply) => {
      const language = languageOf(request)
      const { answers, asOf } = request.body
      const { headers, text } =
        asOf === undefined
          ? answer(answers, context.today(), language)
          : onDay(context, asOf, language, (day) => answer(answers, day, language))
      sendAscii(reply, headers, text)
    },
  )
}

const ASK_ERRORS = {
  400: errorSchema.describe('The body is not JSON.'),
  413: errorSchema.describe('The body is too large.'),
  415: errorSchema.describe('The body is not sent as application/json.'),
  422: errorSchema.describe('Answers are missing or refused: see `fields`.'),
  429: errorSchema.describe('Too many requests: wait as long as Retry-After says.'),
}

/** Prices of somebody are nobody else's business, so no cache may keep them. */
const HEADERS = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    [
      'content-language',
      language,
      'cache-control',
      'no-store',
      'content-type',
      'application/json; charset=utf-8',
    ],
  ]),
) as Record<Language, string[]>
