import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { lineJsonSchema } from '#insurance/lines/export-schema.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { quote } from '#insurance/quote/quote.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { money } from '#insurance/values/money.ts'
import type { ApiContext } from './api-context.ts'
import { ApiFailure } from './errors/api-failure.ts'
import { languageOf } from './language-of.ts'
import { errorSchema } from './schemas/error.ts'
import { languageQuerySchema } from './schemas/language.ts'
import {
  type LineDefinitionAnswer,
  type LinesAnswer,
  lineDefinitionSchema,
  linesSchema,
} from './schemas/line.ts'
import { type StoredBody, sendStored, storeBody } from './stored-body.ts'

/** `GET /lines` and `GET /lines/{line}`: the same for everybody until the next deployment. */
export function registerLines(app: FastifyInstance, context: ApiContext): void {
  const lists = remember((language: Language) => listLines(context, language))
  const definitions = remember((language: Language, id: string) =>
    defineOne(context.lines[id], language),
  )
  app.get(
    '/lines',
    {
      config: UNCHANGED,
      schema: {
        tags: ['Lines'],
        operationId: 'list-lines',
        summary: 'All lines',
        description: 'Every line with its name, audience and advertised price.',
        querystring: languageQuerySchema,
        response: { 200: linesSchema, ...READ_ERRORS },
      },
    },
    (request, reply) => {
      const language = languageOf(request)
      reply.header('content-language', language)
      return sendStored(request, reply, lists(language, ''), CACHE)
    },
  )
  app.get<{ Params: { line: string } }>(
    '/lines/:line',
    {
      config: UNCHANGED,
      schema: {
        tags: ['Lines'],
        operationId: 'get-line',
        summary: 'Definition and wording of a line',
        description: 'Questions, conditions, packages, rules and all wording in one language.',
        params: z.object({ line: z.string().describe('Id of the line, such as `household`.') }),
        querystring: languageQuerySchema,
        response: {
          200: lineDefinitionSchema,
          404: errorSchema.describe('There is no such line.'),
          ...READ_ERRORS,
        },
      },
    },
    (request, reply) => {
      const { line } = request.params
      if (!Object.hasOwn(context.lines, line)) throw new ApiFailure('unknown-line')
      const language = languageOf(request)
      reply.header('content-language', language)
      return sendStored(request, reply, definitions(language, line), CACHE)
    },
  )
}

/** Caches may show it for five minutes and ask again, which costs a 304. */
const CACHE = 'public, max-age=300, stale-while-revalidate=3600'

const UNCHANGED = {
  documented: {
    response: {
      304: {
        type: 'null',
        description: 'Unchanged since the answer whose `ETag` came along as `If-None-Match`.',
      },
    },
  },
}

const READ_ERRORS = {
  422: errorSchema.describe('The query asks for a language that there is not.'),
  429: errorSchema.describe('Too many requests: wait as long as Retry-After says.'),
}

function listLines({ lines }: ApiContext, language: Language): LinesAnswer {
  return {
    language,
    lines: Object.entries(lines).map(([id, line]) => {
      const { definition, tariff, wording } = line
      const { name, summary, reference } = wording[language].line
      return {
        id,
        name,
        summary,
        audience: definition.audience,
        demoTariff: definition.demoTariff,
        lineVersion: definition.version,
        tariffVersion: tariff.version,
        from: {
          price: money(definition.reference.priceCents, periodOf(line)),
          text: reference,
          isMinimum: definition.reference.isMinimum,
        },
        quoteUrl: `/${id}/quote`,
        definitionUrl: `/lines/${id}`,
      }
    }),
  }
}

/** Only the tariff knows whether a price is paid each month or once. */
function periodOf(line: LoadedLine): 'month' | 'once' {
  const { reference, validFrom } = line.definition
  const asOf = isoDateOf(reference.on ?? validFrom)
  const quoted = quote(line, referenceAnswers(line.definition, asOf), asOf)
  return (quoted.outcome === 'quoted' && quoted.packages[0]?.price.period) || 'month'
}

function defineOne(line: LoadedLine | undefined, language: Language): LineDefinitionAnswer {
  if (!line) throw new ApiFailure('unknown-line')
  return {
    language,
    tariffVersion: line.tariff.version,
    definition: line.definition,
    wording: line.wording[language],
    answers: lineJsonSchema(line.definition),
    orderAnswers: lineJsonSchema(line.definition, 'application'),
  }
}

function remember(make: (language: Language, id: string) => object) {
  const made = new Map<string, StoredBody>()
  return (language: Language, id: string): StoredBody => {
    const key = `${language} ${id}`
    const known = made.get(key)
    if (known) return known
    const stored = storeBody('application/json; charset=utf-8', JSON.stringify(make(language, id)))
    made.set(key, stored)
    return stored
  }
}
