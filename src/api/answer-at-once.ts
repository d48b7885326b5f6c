import { isUtf8 } from 'node:buffer'
import { Readable } from 'node:stream'
import type { FastifyRequest, preParsingHookHandler } from 'fastify'
import { together } from '#platform/together.ts'
import { holdsOnlyAnswers, isEmpty } from './ask-validator.ts'
import { looksHarmless } from './parse-json.ts'
import { sendAscii } from './send-ascii.ts'

/** JSON in ASCII, and the headers that go with it. What cannot be answered is thrown. */
type AnswerAtOnce = (
  request: FastifyRequest,
  answers: unknown,
) => { readonly headers: readonly string[]; readonly text: string }

/**
 * A hook that reads the body itself and answers, where everything about the request is right at a
 * glance: nearly always. Whatever is not goes on to Fastify with the same bytes, which finds out
 * what is wrong and says so. Its parser, made for any type and any schema, takes as long as a quote.
 */
export function answerAtOnce(bodyLimit: number, answer: AnswerAtOnce): preParsingHookHandler {
  return (request, reply, payload, done) => {
    if (!isPlain(request, bodyLimit)) {
      done(null, payload)
      return
    }
    const chunks: Buffer[] = []
    payload.on('data', (chunk: Buffer) => {
      chunks.push(chunk)
    })
    // As Fastify says it of a body that broke off.
    payload.on('error', (error) => done(Object.assign(error, { statusCode: 400 })))
    payload.on('end', () => {
      const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks)
      together((later) => {
        const answers = isUtf8(bytes) ? answersIn(bytes.toString()) : undefined
        if (answers === undefined) {
          done(null, Readable.from([bytes]))
          return
        }
        try {
          const { headers, text } = answer(request, answers)
          later(() => sendAscii(reply, headers, text))
        } catch (error) {
          done(error as Error)
        }
      })
    })
  }
}

/** Node reads no more bytes of a body than its length says, so a small one stays small. */
function isPlain({ headers, query }: FastifyRequest, bodyLimit: number): boolean {
  return (
    headers['content-type'] === 'application/json' &&
    Number(headers['content-length']) <= bodyLimit &&
    isEmpty(query)
  )
}

function answersIn(text: string): unknown {
  if (!looksHarmless(text)) return undefined
  try {
    const body: unknown = JSON.parse(text)
    return holdsOnlyAnswers(body) ? body.answers : undefined
  } catch {
    return undefined
  }
}
