import type { Server } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { LISTEN_SETTINGS, listenOn } from '#server/listen-on.ts'
import type { RunningServer, ServerOptions } from '#server/main.ts'
import { explainError } from './explain-error.ts'
import { isStartingFile } from './follow-edits.ts'
import { keepPort } from './keep-port.ts'
import { type Preparations, prepareDatabase } from './open-database.ts'
import { dim, red, runPhase } from './phase.js'

type Code = Preparations & { startServer: (options: ServerOptions) => Promise<RunningServer> }

type DevParts = Pick<NonNullable<ServerOptions['vite']>, 'middlewares' | 'loadPages'> & {
  /** The product's code as the sources are now. */
  load: () => Promise<Code>
}

/**
 * The server of development. When what it is made from changes, it ends and the next one takes its
 * place: in the same process, with the same Vite, database and port.
 */
export function createDevServer({ load, ...pages }: DevParts) {
  const port = keepPort()
  const edited = new Set<string>()
  let options: ServerOptions | undefined
  let product: RunningServer | undefined
  let door: Server | undefined
  let restarting: Promise<void> | undefined
  let isBroken = false

  const openDoor = (next: Server) => {
    door = next
    port.open(next)
  }
  const begin = async (code: Code, given: ServerOptions) => {
    product = await code.startServer({ ...given, vite: { ...pages, openDoor } })
    return product
  }
  const restart = async (given: ServerOptions) => {
    port.shut()
    // Whoever changes branches changes many files.
    await wait(100)
    const paths = [...edited]
    edited.clear()
    console.log(dim(`\n${sayChanged(paths)}`))
    try {
      const code = await load()
      if (paths.some(isStartingFile)) await prepareDatabase(given.databaseUrl, code)
      const old = product
      product = undefined
      await old?.close()
      await runPhase('Server', () => begin(code, given))
      isBroken = false
    } catch (error) {
      isBroken = true
      console.error(`${red('Error:')} ${explainError(error)}`)
      console.error(dim('The next change is another try.'))
      if (product && door) port.open(door)
    }
  }
  const catchUp = async (given: ServerOptions) => {
    while (edited.size > 0) await restart(given)
    restarting = undefined
  }

  return {
    isBroken: () => isBroken,
    /** Starts the server anew, and until then lets requests wait. */
    edit(path: string): void {
      edited.add(path)
      if (options === undefined) return
      port.shut()
      restarting ??= catchUp(options)
    },
    async start(code: Code, given: ServerOptions): Promise<RunningServer> {
      const { urls } = await begin(code, given)
      const { env } = given
      await listenOn(port.server, env.port, env.host, LISTEN_SETTINGS.door)
      options = given
      if (edited.size > 0) restarting = catchUp(given)
      return {
        urls,
        async close() {
          edited.clear()
          await restarting
          await product?.close()
          port.server.close()
          port.server.closeAllConnections()
        },
      }
    },
  }
}

function sayChanged([first, ...others]: string[]): string {
  return `${first}${others.length > 0 ? ` and ${others.length} more` : ''} changed:`
}
