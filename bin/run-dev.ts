import type { ServerBuild } from 'react-router'
import { projectRoot } from '#platform/project-root.ts'
import { createDevServer } from './dev-server.ts'
import { followEdits, PAGES, SERVER } from './follow-edits.ts'
import { launch } from './launch.ts'
import { openVite } from './open-vite.ts'

process.env['NODE_ENV'] ??= 'development'

await launch({
  load: async () => {
    const vite = await openVite(
      followEdits({
        root: projectRoot,
        isBroken: () => server.isBroken(),
        onServerEdit: (path) => server.edit(path),
      }),
      () => server.edit('The configuration of Vite'),
    )
    const load = async () => {
      // What is not a file's fault any more would be remembered as its error.
      if (server.isBroken()) vite.environments.ssr.moduleGraph.invalidateAll()
      try {
        return (await vite.ssrLoadModule(SERVER)) as typeof import('../src/server/main.ts')
      } catch (error) {
        throw new Error('The server does not load, for the reason that Vite gives.', {
          cause: error,
        })
      }
    }
    const server = createDevServer({
      load,
      middlewares: vite.middlewares,
      loadPages: () => vite.ssrLoadModule(PAGES) as Promise<ServerBuild>,
    })
    const code = await load()
    return {
      ...code,
      startServer: async (options) => {
        const { urls, close } = await server.start(code, options)
        return {
          urls,
          close: async () => {
            await close()
            await vite.close()
          },
        }
      },
    }
  },
})
