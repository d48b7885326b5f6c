import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import type { OpenAPIV3_1 } from 'openapi-types'
import { describeAnswers } from './describe-answers.ts'
import { documentRoute } from './document-route.ts'
import { nameSchemas } from './schemas/named-schemas.ts'
import { type StoredBody, sendStored, storeBody } from './stored-body.ts'

export const OPENAPI_PATH = '/openapi.json'

/** A heading under which routes stand. */
export type ApiTag = { readonly name: string; readonly description: string }

/** Collects the routes that are registered after it, and shows them as OpenAPI 3.1. */
export async function documentRoutes(
  app: FastifyInstance,
  origin: string,
  moreTags: readonly ApiTag[] = [],
): Promise<void> {
  nameSchemas()
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Quotes and applications',
        version: '1',
        description: DESCRIPTION,
      },
      servers: [{ url: origin }],
      components: { securitySchemes: { customer: CUSTOMER } },
      // Said, so that checkers and generators know that no key is needed: leaving it out says nothing.
      security: [],
      tags: [
        { name: 'Quotes', description: 'What each line costs, and why.' },
        { name: 'Lines', description: 'The lines, their questions and their wording.' },
        { name: 'Recommendations', description: 'What somebody needs, and what fits.' },
        ...moreTags,
      ],
    },
    transform: documentRoute,
    transformObject: jsonSchemaTransformObject,
  })
  let stored: StoredBody | undefined
  app.get(OPENAPI_PATH, { schema: { hide: true } }, (request, reply) => {
    stored ??= storeBody('application/json; charset=utf-8', JSON.stringify(openApiDocument(app)))
    return sendStored(request, reply, stored, 'public, max-age=300')
  })
}

const DESCRIPTION = `Prices of every line, computed at once and explained to the cent.

Money is integer cents with its currency and period. Wording comes in English, German, Spanish and
French: ask with \`Accept-Language\` or \`?language=\`. A "no" is an answer like any other
(\`declined\`, \`referred\`, with reasons); everything that went wrong has the shape \`Error\`.

An order takes five steps:

1. \`GET /lines/{line}\` says what to ask, what of it is asked only in certain cases, and what answers
   look like: \`answers\` for a quote, \`orderAnswers\` for an order.
2. \`POST /{line}/quote\` gives the packages with their prices.
3. \`GET /lines/{line}/documents\` lists what has to be opened before an order. Show it.
4. \`POST /uploads\` takes files, where a question asks for one.
5. \`POST /applications\` takes the order.

No key is needed. An order or a file that comes with a customer's token belongs to that customer; a
token that is no good is refused with 401. Each address may ask a number of times in a minute, which
\`RateLimit-Limit\` says; orders, uploads and lists of documents are counted apart. Whatever goes wrong
on our side (5xx) may be sent again, orders with the same \`Idempotency-Key\`. Tell us the
\`X-Request-Id\` of an answer when you ask about it.

New fields and new codes may come at any time: ignore those that you do not know. Nothing is taken
away or changes its meaning under this version.`

const CUSTOMER = {
  type: 'http',
  scheme: 'bearer',
  description: 'What a customer gets who signs in (`POST /api/auth/local` on the content host).',
} as const

/**
 * The type provider makes an input and an output form of each named schema. Only those that are
 * used stay, and an input form takes the plain name where no output form needs it.
 */
function openApiDocument(app: FastifyInstance): OpenAPIV3_1.Document {
  const document = app.swagger() as OpenAPIV3_1.Document
  const schemas = document.components?.schemas ?? {}
  const used = referencedFrom(document.paths, schemas)
  const nameOf = (name: string) => {
    const plain = name.replace(/Input$/, '')
    return used.has(plain) ? name : plain
  }
  const kept = {
    ...document,
    components: {
      ...document.components,
      schemas: Object.fromEntries([...used].sort().map((name) => [nameOf(name), schemas[name]])),
    },
  }
  const named = JSON.parse(JSON.stringify(kept), (key, value: unknown) =>
    key === '$ref' && typeof value === 'string'
      ? PREFIX + nameOf(value.slice(PREFIX.length))
      : value,
  ) as OpenAPIV3_1.Document
  return describeAnswers(named)
}

const PREFIX = '#/components/schemas/'

function referencedFrom(start: unknown, schemas: Record<string, unknown>): Set<string> {
  const found = new Set<string>()
  const open: unknown[] = [start]
  for (let part = open.pop(); part !== undefined; part = open.pop()) {
    for (const [, name = ''] of JSON.stringify(part).matchAll(
      /"#\/components\/schemas\/([^"]+)"/g,
    )) {
      if (found.has(name)) continue
      found.add(name)
      open.push(schemas[name])
    }
  }
  return found
}
