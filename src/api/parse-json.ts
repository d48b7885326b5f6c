import { isUtf8 } from 'node:buffer'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { fillIn } from '#insurance/fields/copy.ts'
import { hasManyKeys, MOST_KEYS } from '#platform/has-many-keys.ts'
import { isCompressed } from '#platform/is-compressed.ts'
import { isDeepJson } from '#platform/is-deep-json.ts'
import { ApiFailure } from './errors/api-failure.ts'
import { languageOf } from './language-of.ts'
import { apiMessages } from './messages/index.ts'

/**
 * Reads JSON as Fastify does, which looks through every body for keys that would reach a prototype,
 * in all ways to spell them. That is left out where none of these letters can be. Bytes of another
 * encoding are refused: a name would lose its umlauts, and be kept so.
 */
export function parseJson(app: FastifyInstance): void {
  const thorough = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer
    if (isCompressed(request)) {
      done(new ApiFailure('compressed-body'))
      return
    }
    const text = bytes.toString()
    if (!isUtf8(bytes) || isDeepJson(text)) {
      done(new ApiFailure('malformed-json'))
      return
    }
    if (hasManyKeys(text)) {
      done(tooManyKeys(request))
      return
    }
    if (text === '' || !looksHarmless(text)) {
      thorough(request, text, done)
      return
    }
    let value: unknown
    try {
      value = JSON.parse(text)
    } catch {
      thorough(request, text, done)
      return
    }
    done(null, value)
  })
}

function tooManyKeys(request: FastifyRequest): ApiFailure {
  const { tooManyKeys: message } = apiMessages[languageOf(request)].fields
  const field = { path: '', code: 'tooManyKeys', message: fillIn(message, { limit: MOST_KEYS }) }
  return new ApiFailure('input-invalid', { fields: [field] })
}

/** Whether no key can reach a prototype, however it is spelt. */
export function looksHarmless(text: string): boolean {
  return !text.includes('\\') && !text.includes('__proto__') && !text.includes('constructor')
}
