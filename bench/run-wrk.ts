import { spawn } from 'node:child_process'
import { ensureProgram } from './ensure-program.ts'

type Load = {
  url: string
  /** `Host` with a capital letter: wrk does not know it by another spelling and would send a second. */
  headers: Readonly<Record<string, string>>
  seconds: number
  connections?: number
  /** Path of a Lua script that makes the requests. */
  script?: string
}

export type LoadResult = {
  requests: number
  requestsPerSecond: number
  /** Answers that were neither 2xx nor 3xx. */
  refused: number
  /** Connections and answers that failed or took longer than ten seconds. */
  broken: number
}

/** Asks for one address as fast as it is answered, over connections that are kept. */
export async function runWrk({
  url,
  headers,
  seconds,
  connections = 32,
  script,
}: Load): Promise<LoadResult> {
  const wrk = ensureProgram('wrk', 'wrk')
  const output = await collect(wrk, [
    '--threads=1',
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    '--timeout=10s',
    ...(script ? [`--script=${script}`] : []),
    ...Object.entries(headers).map(([name, value]) => `--header=${name}: ${value}`),
    url,
  ])
  const number = (pattern: RegExp) => Number(output.match(pattern)?.[1] ?? 0)
  const socketErrors = output.match(/Socket errors: (.*)/)?.[1] ?? ''
  return {
    requests: number(/(\d+) requests in/),
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    refused: number(/Non-2xx or 3xx responses: (\d+)/),
    broken: [...socketErrors.matchAll(/\d+/g)].reduce((sum, [count]) => sum + Number(count), 0),
  }
}

function collect(program: string, args: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    let output = ''
    const take = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', take)
    child.stderr.on('data', take)
    child.on('error', reject)
    child.on('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`wrk failed: ${output.trim()}`)),
    )
  })
}
