import type { ServerBuild } from 'react-router'
import { createServer } from 'vite'
import { findFreePort } from '#platform/postgres/free-port.ts'
import { projectRoot } from '#platform/project-root.ts'
import { launch } from './launch.ts'
import { reloadContent } from './reload-content.ts'

process.env['NODE_ENV'] ??= 'development'

await launch({
  load: async () => {
    const before = stopListeners()
    const vite = await createServer({
      root: projectRoot,
      appType: 'custom',
      plugins: [reloadContent()],
      // A port of its own for the reload socket, so that two checkouts can run at once.
      server: { middlewareMode: true, hmr: { port: await findFreePort(24_678) } },
    })
    // Our own stop closes Vite and then the database. React Router's plugin starts a second Vite,
    // which on these would end the process first and leave the database running.
    for (const [emitter, event, listener] of stopListeners()) {
      if (!before.some((known) => known[2] === listener)) emitter.off(event, listener)
    }
    const code = (await vite.ssrLoadModule(
      '/src/server/main.ts',
    )) as typeof import('../src/server/main.ts')
    return {
      ...code,
      startServer: async (options) => {
        const product = await code.startServer({
          ...options,
          vite: {
            middlewares: vite.middlewares,
            loadPages: () =>
              vite.ssrLoadModule('virtual:react-router/server-build') as Promise<ServerBuild>,
          },
        })
        return {
          urls: product.urls,
          close: async () => {
            await product.close()
            await vite.close()
          },
        }
      },
    }
  },
})

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
