import { createServer, type Server } from 'node:http'
import { fastify } from 'fastify'
import { validatorCompiler } from 'fastify-type-provider-zod'
import { createApiApp } from '#api/app.ts'
import { askSchema } from '#api/schemas/answers.ts'
import { loadLine } from '#insurance/lines/load-line.ts'
import { berlinDay, systemClock } from '#platform/clock.ts'
import { buildHostTable } from '#sites/hosts.ts'
import { lineZodSchema } from './line-zod-schema.ts'

/**
 * One contestant as a process of its own: `echo` sends back what it got, `validate` reads the
 * answers with the line's schema and sends them back, `api` quotes. Tells its port on stdout.
 */
const listen = { echo: listenEcho, validate: listenValidate, api: listenApi }
const [kind = ''] = process.argv.slice(2)
const port = await listen[kind as keyof typeof listen]()
process.stdout.write(`${port}\n`)
// Ends with the process that started it.
process.on('disconnect', () => process.exit())

async function listenEcho(): Promise<number> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      const body = Buffer.concat(chunks)
      response.writeHead(200, {
        'content-type': 'application/json',
        'content-length': body.byteLength,
      })
      response.end(body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return portOf(server.address())
}

async function listenValidate(): Promise<number> {
  const { definition } = await loadLine('household')
  const today = berlinDay(systemClock.now())
  const app = fastify()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(() => (data) => JSON.stringify(data))
  const body = askSchema(lineZodSchema(definition, today))
  app.post('/household/quote', { schema: { body } }, (request, reply) => {
    reply.send(request.body)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return portOf(app.server.address())
}

/** With all that the product's API does for a request: limits, headers, languages. */
async function listenApi(): Promise<number> {
  const app = await createApiApp({
    log: { error: (...line: unknown[]) => console.error(...line), warn: () => {} },
    hosts: buildHostTable({ appEnv: 'development', port: 3000 }),
    clock: systemClock,
    trustProxy: false,
    requestsPerMinute: 1_000_000_000,
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  return portOf(app.server.address())
}

function portOf(address: ReturnType<Server['address']>): number {
  return typeof address === 'object' && address ? address.port : 0
}
