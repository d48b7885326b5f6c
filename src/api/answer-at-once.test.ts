import { once } from 'node:events'
import { request as send } from 'node:http'
import { connect } from 'node:net'
import { setTimeout as wait } from 'node:timers/promises'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadAllLines } from '#insurance/lines/load-line.ts'
import { referenceAnswers } from '#insurance/lines/reference-answers.ts'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { isoDateOf } from '#insurance/values/iso-date.ts'
import { portOf } from '#platform/test-listening.ts'
import { openTestApi } from './test-api.ts'

const { app, logged } = await openTestApi()
const lines = await loadAllLines()
const today = isoDateOf('2026-11-15')
beforeAll(() => app.listen({ port: 0, host: '127.0.0.1' }))
afterAll(() => app.close())

/** Named with its letters, the type of the body is not plain, and Fastify reads it. */
const TYPES = ['application/json', 'application/json; charset=utf-8'] as const

async function ask(url: string, body: string, type: string) {
  const answer = await app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': type, 'accept-language': 'fr' },
    payload: body,
  })
  const {
    'ratelimit-remaining': _left,
    'ratelimit-reset': _reset,
    date: _,
    ...headers
  } = answer.headers
  return { status: answer.statusCode, headers, body: answer.body }
}

const line = fc.constantFrom(...LINE_IDS)
const spoilt = fc.record({ id: line, at: fc.nat(), value: fc.jsonValue({ maxDepth: 2 }) })
const bodies = fc.oneof(
  spoilt.map(({ id, at, value }) => {
    const answers = referenceAnswers(lines[id].definition, today)
    const keys = Object.keys(answers)
    return {
      id,
      body: JSON.stringify({ answers: { ...answers, [keys[at % keys.length] ?? '']: value } }),
    }
  }),
  fc.record({ id: line, body: fc.json() }),
  fc.record({ id: line, body: fc.string() }),
  fc.record({ id: line, body: fc.json().map((json) => `{"answers":${json}}`) }),
)

describe('answers at once', () => {
  it.each(LINE_IDS)('are those of the long way for the reference profile of %s', async (id) => {
    const body = JSON.stringify({ answers: referenceAnswers(lines[id].definition, today) })
    const [short, long] = await Promise.all(TYPES.map((type) => ask(`/${id}/quote`, body, type)))
    expect(short).toMatchObject({ status: 200, headers: { 'content-language': 'fr' } })
    expect(short).toEqual(long)
  })

  it('and whatever is sent is refused in the same words', async () => {
    await fc.assert(
      fc.asyncProperty(bodies, async ({ id, body }) => {
        const [short, long] = await Promise.all(
          TYPES.map((type) => ask(`/${id}/quote`, body, type)),
        )
        expect(short).toEqual(long)
      }),
      { numRuns: 300 },
    )
  })

  it('read a body that comes in pieces, cut within a letter', async () => {
    const answers = referenceAnswers(lines['professional-liability'].definition, today)
    const body = Buffer.from(
      JSON.stringify({ answers: { ...answers, activityText: 'ö'.repeat(30) } }),
    )
    const cut = body.indexOf('ö') + 1
    const said = await sendInPieces([body.subarray(0, cut), body.subarray(cut)])
    expect(JSON.parse(said)).toMatchObject({
      outcome: 'quoted',
      answers: { activityText: 'ö'.repeat(30) },
    })
  })

  it.each(TYPES)(
    'are not missed where %s breaks off: who left is no error of ours',
    async (type) => {
      const socket = connect(portOf(app.server), '127.0.0.1')
      const head = `Host: x\r\nContent-Type: ${type}\r\nContent-Length: 100`
      socket.write(`POST /household/quote HTTP/1.1\r\n${head}\r\n\r\n{"answers":`)
      const [, response] = await once(app.server, 'request')
      socket.destroy()
      await once(response, 'close')
      await wait(20)
      expect(logged).toEqual([])
    },
  )
})

function sendInPieces([first, second]: readonly [Buffer, Buffer]): Promise<string> {
  return new Promise((resolve, reject) => {
    const request = send(
      {
        port: portOf(app.server),
        host: '127.0.0.1',
        path: '/professional-liability/quote',
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-length': first.length + second.length,
        },
      },
      (response) => {
        let text = ''
        response.setEncoding('utf8')
        response.on('data', (chunk: string) => {
          text += chunk
        })
        response.on('end', () => resolve(text))
      },
    )
    request.on('error', reject)
    request.write(first, () => request.end(second))
  })
}
