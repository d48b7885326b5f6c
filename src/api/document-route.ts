import type { SwaggerTransform } from '@fastify/swagger'
import { jsonSchemaTransform } from 'fastify-type-provider-zod'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the document says of a route beside its schemas: what the route reads and sends itself. */
    documented?: {
      /** Headers of the request, as JSON schemas by their names; all of them have to be sent. */
      readonly headers?: Readonly<Record<string, object>>
      /** The body as a JSON schema. */
      readonly body?: object
      /** An answer that is no JSON, by its status. */
      readonly response?: Readonly<Record<number, object>>
    }
  }
}

/** The schemas of a route, with what they leave out. */
export const documentRoute: SwaggerTransform = (given) => {
  const made = jsonSchemaTransform(given as Parameters<typeof jsonSchemaTransform>[0])
  const { headers, body, response } = given.route.config?.documented ?? {}
  return {
    ...made,
    schema: {
      ...made.schema,
      ...(headers && {
        headers: { type: 'object', properties: headers, required: Object.keys(headers) },
      }),
      ...(body && { body }),
      ...(response && { response: { ...response, ...Object(made.schema.response) } }),
    },
  }
}
