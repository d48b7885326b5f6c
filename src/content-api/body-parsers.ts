import { isUtf8 } from 'node:buffer'
import type { FastifyInstance } from 'fastify'
import { hasManyKeys, MOST_KEYS } from '#platform/has-many-keys.ts'
import { isCompressed } from '#platform/is-compressed.ts'
import { isDeepJson } from '#platform/is-deep-json.ts'
import { validationError } from './errors/strapi-error.ts'
import { parseQueryString } from './query/parse-query-string.ts'

/**
 * Bodies as Strapi reads them: JSON, forms, and of everything else nothing, so that a route then
 * misses its data and says so.
 */
export function readBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error')
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    if (bytes.length === 0) return done(null, {})
    if (isCompressed(request)) {
      return done(validationError('Invalid JSON: compressed bodies are not read'))
    }
    if (!isUtf8(bytes)) return done(validationError('Invalid JSON: not encoded as UTF-8'))
    const text = bytes.toString()
    if (isDeepJson(text)) return done(validationError('Invalid JSON: nested too deeply'))
    if (hasManyKeys(text)) {
      return done(validationError(`Invalid JSON: more than ${MOST_KEYS} keys`))
    }
    parseJson(request, text, (error, value) => {
      if (error) done(validationError(`Invalid JSON: ${error.message}`))
      else done(null, value)
    })
  })
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'buffer' },
    (_request, body, done) => {
      const bytes = body as Buffer
      if (!isUtf8(bytes)) return done(validationError('Invalid form: not encoded as UTF-8'))
      try {
        done(null, parseQueryString(bytes.toString()))
      } catch (error) {
        done(error as Error)
      }
    },
  )
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, _body, done) => done(null, {}))
}
