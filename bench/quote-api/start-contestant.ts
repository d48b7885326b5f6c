import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

export type Contestant = { name: string; url: string; pid: number; stop: () => Promise<void> }

export async function startContestant(name: 'echo' | 'validate' | 'api'): Promise<Contestant> {
  const file = join(projectRoot, 'bench', 'quote-api', 'contestant.ts')
  const child: ChildProcess = spawn(process.execPath, ['--max-semi-space-size=16', file, name], {
    cwd: projectRoot,
    env: { PATH: process.env['PATH'], NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const told = await Promise.race([
    child.stdout ? once(child.stdout, 'data') : ended,
    ended.then(() => Promise.reject(new Error(`The contestant "${name}" does not start.`))),
  ])
  return {
    name,
    url: `http://127.0.0.1:${String(told[0]).trim()}/household/quote`,
    pid: child.pid ?? 0,
    async stop() {
      child.kill()
      await ended
    },
  }
}
