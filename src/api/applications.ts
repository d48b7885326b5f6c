import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { z } from 'zod'
import { submitApplication } from '#brokerage/applications/submit-application.ts'
import type { Language } from '#insurance/values/language.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { affiliateIdOf } from '#tracking/affiliate-id.ts'
import { actorOf, type BrokerageParts, mayShowToken, tokenRefused } from './brokerage-parts.ts'
import { ApiFailure } from './errors/api-failure.ts'
import { languageOf } from './language-of.ts'
import { apiMessages } from './messages/index.ts'
import {
  applicationRequestSchema,
  notSubmittedSchema,
  submittedSchema,
} from './schemas/application.ts'
import { errorSchema } from './schemas/error.ts'
import { languageQuerySchema } from './schemas/language.ts'
import { answerSubmission } from './submission-answer.ts'

/** `POST /applications`: takes an order, once and for good. */
export function registerApplications(app: FastifyInstance, parts: BrokerageParts): void {
  const { desk, ordersPerMinute = ORDERS_PER_MINUTE } = parts
  app.withTypeProvider<ZodTypeProvider>().post(
    '/applications',
    {
      bodyLimit: BODY_LIMIT,
      config: { requestsPerMinute: ordersPerMinute, documented: { headers: KEY_HEADER } },
      schema: {
        tags: ['Applications'],
        operationId: 'submit-application',
        summary: 'Submit an application',
        description: DESCRIPTION,
        security: mayShowToken,
        querystring: languageQuerySchema,
        body: applicationRequestSchema,
        response: { 201: submittedSchema, 200: notSubmittedSchema, ...ERRORS },
      },
    },
    async (request, reply) => {
      const language = languageOf(request)
      const idempotencyKey = readKey(request.headers['idempotency-key'], language)
      const actor = await actorOf(parts, request)
      const submission = await submitApplication(desk, actor, {
        ...toRequest(request.body),
        idempotencyKey,
        affiliateId: affiliateIdOf(request.headers.cookie),
        requestId: reply.raw.getHeader('x-request-id')?.toString(),
      })
      reply.header('content-language', language).header('cache-control', 'no-store')
      const answer = answerSubmission(desk, request.body, submission, language)
      return reply.code(answer.outcome === 'submitted' ? 201 : 200).send(answer)
    },
  )
}

const KEY_HEADER = {
  'Idempotency-Key': {
    type: 'string',
    pattern: '^[\\x21-\\x7e]{8,200}$',
    description: 'Chosen by you, one for each order, such as a UUID.',
    example: '5f0c8a52-0d1b-4f0e-9f0f-1c2f6c1b7a11',
  },
}

const DESCRIPTION = `Takes an order with the answers of the whole journey. It needs a header
\`Idempotency-Key\` of 8 to 200 characters, one for each order: sent again with the same body, the
same answer comes back and nothing is done twice; with another body the answer is 409.

What the law asks for before an order is checked: each document of \`GET /lines/{line}/documents\`
was opened, advice was accepted (\`adviceRecordId\`) or waived, consents were given, and the button
spoke clearly. A price that changed in between is told with 409 and \`price\`, never silently taken.
With 201 the application is committed; everything else changed nothing.`

/** A few a minute are plenty for people; partners' servers get a limit of their own. */
const ORDERS_PER_MINUTE = 30

/** The largest order is a list of five hundred employees. */
const BODY_LIMIT = 1_048_576

const ERRORS = {
  400: errorSchema.describe('The body is not JSON.'),
  401: tokenRefused,
  403: errorSchema.describe(
    'No orders are taken: our entry in the register of intermediaries is missing.',
  ),
  409: errorSchema.describe('The price changed, or the key came before with another order.'),
  413: errorSchema.describe('The body is too large.'),
  415: errorSchema.describe('The body is not sent as application/json.'),
  422: errorSchema.describe('Answers or duties are missing or refused: see `fields`.'),
  429: errorSchema.describe('Too many requests: wait as long as Retry-After says.'),
  503: errorSchema.describe('It cannot be kept at the moment. Send it again with the same key.'),
}

function readKey(given: string | string[] | undefined, language: Language): string {
  const key = [given].flat()[0]
  if (key !== undefined && /^[\x21-\x7e]{8,200}$/.test(key)) return key
  const code = key === undefined ? 'required' : 'invalid'
  throw new ApiFailure('input-invalid', {
    fields: [{ path: 'Idempotency-Key', code, message: apiMessages[language].fields[code] }],
  })
}

type Body = z.infer<typeof applicationRequestSchema>

function toRequest({ expectedPrice, locale, ...body }: Body) {
  return {
    ...body,
    expectedCents: expectedPrice.cents,
    expectedPeriod: expectedPrice.period,
    locale: locale ?? MAIN_LOCALE_OF_LANGUAGE[body.language],
  }
}
