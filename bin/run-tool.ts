import { type ChildProcess, spawn } from 'node:child_process'
import { setPriority } from 'node:os'
import { join } from 'node:path'
import { projectRoot } from '#platform/project-root.ts'

const running = new Set<ChildProcess>()

/** For a process that must end before its tools have. */
export function stopTools(): void {
  for (const child of running) child.kill('SIGTERM')
}

export type ToolOptions = {
  signal?: AbortSignal | undefined
  env?: Record<string, string>
  /** How much the operating system favours it and what it starts: see `os.constants.priority`. */
  priority?: number
}

type ToolResult = { code: number; output: string }

/** Runs a program of node_modules/.bin on the Node of this process and collects what it says. */
export function runTool(
  tool: string,
  args: string[],
  options: ToolOptions = {},
): Promise<ToolResult> {
  return new Promise((resolve) => {
    const program = join(projectRoot, 'node_modules', '.bin', tool)
    const child = spawn(program, args, {
      cwd: projectRoot,
      // The tools name `node` in their first line: let that be this one.
      env: {
        ...process.env,
        PATH: `${join(projectRoot, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}`,
        ...options.env,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      ...(options.signal && { signal: options.signal }),
    })
    running.add(child)
    if (options.priority !== undefined && child.pid) setPriority(child.pid, options.priority)
    let output = ''
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
    }
    child.stdout.on('data', collect)
    child.stderr.on('data', collect)
    child.on('error', (error) => resolve({ code: 1, output: `${output}${error.message}` }))
    child.on('close', (code) => {
      running.delete(child)
      resolve({ code: code ?? 1, output })
    })
  })
}
