import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listenHere, portOf } from '#platform/test-listening.ts'
import { type KeptPort, keepPort } from './keep-port.ts'

let port: KeptPort
let url: string

beforeEach(async () => {
  port = keepPort()
  await listenHere(port.server)
  url = `http://127.0.0.1:${portOf(port.server)}/`
})

afterEach(() => void port.server.close())

const saying = (word: string): Server => createServer((_request, response) => response.end(word))
const ask = async () => (await fetch(url)).text()

test('the newest server answers', async () => {
  port.open(saying('first'))
  expect(await ask()).toBe('first')
  port.open(saying('second'))
  expect(await ask()).toBe('second')
})

test('who asks while there is none is answered by the next', async () => {
  port.open(saying('first'))
  port.shut()
  const answers = Promise.all([ask(), ask()])
  await new Promise<void>((resolve) => port.server.once('request', () => resolve()))
  port.open(saying('second'))
  expect(await answers).toEqual(['second', 'second'])
})
