import { createServer } from 'node:net'
import type { Env } from '#platform/env.ts'
import { LISTEN_SETTINGS, listenOn } from '#server/listen-on.ts'

/** Asked before the build: nobody waits a minute to hear that a port is taken. */
export async function refuseTakenPort({
  port,
  host,
  metricsPort,
  metricsHost,
}: Env): Promise<void> {
  await tryToListen(port, host, LISTEN_SETTINGS.door)
  // Any free one will do where none is named.
  await tryToListen(metricsPort, metricsHost, LISTEN_SETTINGS.metrics)
}

async function tryToListen(...where: Where): Promise<void> {
  const server = createServer()
  await listenOn(server, ...where)
  await new Promise((closed) => server.close(closed))
}

type Where = Parameters<typeof listenOn> extends [unknown, ...infer Rest] ? Rest : never
