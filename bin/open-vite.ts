import { createServer, type Plugin, type ViteDevServer } from 'vite'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { projectRoot } from '#platform/project-root.ts'

/** Vite for development, inside our own server; `onRestart` hears when its settings made it begin anew. */
export async function openVite(plugin: Plugin, onRestart: () => void): Promise<ViteDevServer> {
  const before = stopListeners()
  const vite = await createServer({
    root: projectRoot,
    appType: 'custom',
    // `.env` holds the product's settings.
    envDir: false,
    plugins: [plugin],
    server: {
      middlewareMode: true,
      // A port of its own for the reload socket, so that two checkouts can run at once.
      ws: { port: await findFreePort(24_678) },
      // Files of the database, which change all the time.
      watch: { ignored: ['**/.data/**'] },
    },
  })
  // Our own stop closes Vite and then the database. React Router's plugin starts a second Vite,
  // which on these would end the process first and leave the database running.
  for (const [emitter, event, listener] of stopListeners()) {
    if (!before.some((known) => known[2] === listener)) emitter.off(event, listener)
  }
  hearRestarts(vite, onRestart)
  return vite
}

/** A restart leaves Vite the same object, with everything in it replaced, this function too. */
export function hearRestarts(vite: ViteDevServer, onRestart: () => void): void {
  const { restart } = vite
  vite.restart = async (force) => {
    await restart(force)
    hearRestarts(vite, onRestart)
    onRestart()
  }
}

type Listener = (...args: unknown[]) => void

function stopListeners(): [NodeJS.EventEmitter, string, Listener][] {
  const emitters: [NodeJS.EventEmitter, string][] = [
    [process, 'SIGTERM'],
    [process.stdin, 'end'],
  ]
  return emitters.flatMap(([emitter, event]) =>
    emitter
      .listeners(event)
      .map((listener): [NodeJS.EventEmitter, string, Listener] => [
        emitter,
        event,
        listener as Listener,
      ]),
  )
}
