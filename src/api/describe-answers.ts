import type { OpenAPIV3_1 } from 'openapi-types'

/** Says of all answers what is true of each: their headers, and what may go wrong anywhere. */
export function describeAnswers(document: OpenAPIV3_1.Document): OpenAPIV3_1.Document {
  const { schemas = {} } = document.components ?? {}
  for (const item of Object.values(document.paths ?? {})) {
    for (const method of ['get', 'post'] as const) {
      const operation = item?.[method]
      if (operation === undefined) continue
      const answers = { ...operation.responses, default: ANYTHING_ELSE }
      operation.responses = Object.fromEntries(
        Object.entries(answers).map(([status, answer]) => [
          status,
          describeAnswer(status, answer as OpenAPIV3_1.ResponseObject, schemas),
        ]),
      ) as typeof operation.responses
    }
  }
  const components = { ...document.components, schemas: mayGrow(schemas), headers: HEADERS }
  return { ...document, components }
}

/**
 * New fields may come at any time, so a program that reads by the document has to let them pass.
 * What is sent to us stays closed: a name that is misspelt is told. Those bodies stand at their
 * operations, not among the named schemas.
 */
function mayGrow<T>(described: T): T {
  return JSON.parse(JSON.stringify(described), (_, value) => {
    if (value?.additionalProperties === false) delete value.additionalProperties
    return value
  })
}

function describeAnswer(
  status: string,
  answer: OpenAPIV3_1.ResponseObject,
  schemas: Readonly<Record<string, OpenAPIV3_1.SchemaObject>>,
): OpenAPIV3_1.ResponseObject {
  const { $ref = '' } = Object(answer.content?.['application/json']?.schema) as { $ref?: string }
  const { description = 'As asked for.' } = schemas[$ref.replace(/^.*\//, '')] ?? {}
  const isBare = answer.description === 'Default Response'
  const names = [...EVERYWHERE, ...(ONLY_WITH[status] ?? [])]
  return {
    ...mayGrow(answer),
    description: isBare ? description : answer.description,
    headers: Object.fromEntries(
      names.map((name) => [name, { $ref: `#/components/headers/${name}` }]),
    ),
  }
}

const ANYTHING_ELSE: OpenAPIV3_1.ResponseObject = {
  description:
    'Whatever else goes wrong: an address (400, 404, 414) or method (405) that is not known, or something on our side (500, 503), which may be sent again.',
  content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
}

const HEADERS: Record<string, OpenAPIV3_1.HeaderObject> = {
  'X-Request-Id': {
    description: 'By which we find the request again.',
    schema: { type: 'string' },
  },
  'RateLimit-Limit': {
    description: 'How many requests of this kind one address may send in a minute.',
    schema: { type: 'integer' },
  },
  'RateLimit-Remaining': {
    description: 'How many of them are left.',
    schema: { type: 'integer' },
  },
  'RateLimit-Reset': {
    description: 'Seconds until all of them may be sent again.',
    schema: { type: 'integer' },
  },
  'Retry-After': {
    description: 'Seconds to wait.',
    schema: { type: 'integer' },
  },
  'WWW-Authenticate': {
    description: 'What was wrong with the token.',
    schema: { type: 'string' },
  },
}

const ONLY_WITH: Readonly<Record<string, readonly string[]>> = {
  401: ['WWW-Authenticate'],
  429: ['Retry-After'],
  503: ['Retry-After'],
}

const EVERYWHERE = Object.keys(HEADERS).filter(
  (name) => !Object.values(ONLY_WITH).flat().includes(name),
)
