import type { FastifyInstance } from 'fastify'
import { lineOpenApiComponent } from '#insurance/lines/export-schema.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import type { ApiContext } from './api-context.ts'
import { askRoute } from './ask-route.ts'
import { ApiFailure } from './errors/api-failure.ts'
import { quoteAnswerer } from './quote-answer.ts'
import { answersSchema } from './schemas/answers.ts'
import { quoteSchema } from './schemas/quote.ts'

/** `POST /{line}/quote` for every line of the registry. */
export function registerQuotes(app: FastifyInstance, context: ApiContext): void {
  for (const [id, line] of Object.entries(context.lines)) {
    const { name, summary } = line.wording.en.line
    askRoute(app, context, {
      url: `/${id}/quote`,
      tag: 'Quotes',
      operationId: `quote-${id}`,
      summary: `Quote ${name}`,
      description: `${summary}${line.definition.demoTariff ? ' Demonstration tariff.' : ''} Reference profile: ${line.wording.en.line.reference}`,
      answers: documentedAnswers(line, context),
      response: quoteSchema,
      answer: quoteAnswerer(line),
    })
  }
  app.route({
    method: ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'],
    url: '/:line/quote',
    schema: { hide: true },
    // There is no such line whatever the body says, so none is read.
    onRequest: () => {
      throw new ApiFailure('unknown-line')
    },
    handler: () => undefined,
  })
}

/** Any object passes, because the journey reads it; the document shows the line's own schema. */
function documentedAnswers({ definition }: LoadedLine, { today }: ApiContext) {
  const [id, schema] = lineOpenApiComponent(definition)
  const example = referenceAnswers(definition, today())
  return answersSchema.clone().meta({ ...schema, id, examples: [example] })
}
