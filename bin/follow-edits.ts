import { join } from 'node:path'
import type { DevEnvironment, EnvironmentModuleNode, Plugin } from 'vite'

/** What a start reads from files by itself. */
const STARTING_FILES = /^(?:content|src\/platform\/database\/migrations)\//

export const isStartingFile = (path: string): boolean => STARTING_FILES.test(path)

/** What only a new process reads. */
const READ_ONCE = /^(?:\.env$|package\.json$|bin\/(?!.*\.test\.ts$))/

/** The module that a start loads; its modules are kept until the server starts anew. */
export const SERVER = '/src/server/main.ts'

/** What React Router makes of the pages: it is loaded anew for each request. */
export const PAGES = 'virtual:react-router/server-build'

type EditOptions = {
  root: string
  /** Whether the last start came to nothing, so that any edit may have mended it. */
  isBroken: () => boolean
  /** Called at once, with the path below the root. */
  onServerEdit: (path: string) => void
}

/**
 * For development. Pages follow an edit by themselves, but content pages have no React in the
 * browser that could take it over, so they are loaded again (`src/entry.client.tsx`). The server
 * does not: it holds the modules with which it was started, while the pages would get new ones.
 */
export function followEdits({ root, isBroken, onServerEdit }: EditOptions): Plugin {
  const pathOf = (file: string) => file.slice(root.length + 1)
  const isOurs = (environment: string, file: string) =>
    environment === 'ssr' && file.startsWith(join(root, '/'))
  const needsStart = (file: string, modules: Iterable<EnvironmentModuleNode>) =>
    isStartingFile(pathOf(file)) ||
    [...modules].some((module) => isServed(module, join(root, SERVER))) ||
    (isBroken() && pathOf(file).startsWith('src/'))
  return {
    name: 'follow-edits',
    perEnvironmentWatchChangeDuringDev: true,
    /** Before Vite forgets the module: pages would meet a server that holds another one of it. */
    watchChange(file, { event }) {
      if (!isOurs(this.environment.name, file) || event === 'create') return
      const { moduleGraph } = this.environment as DevEnvironment
      if (!needsStart(file, moduleGraph.getModulesByFile(file) ?? [])) return
      onServerEdit(pathOf(file))
      // Vite does so once all have heard of it; the next server may be loaded before.
      moduleGraph.onFileChange(file)
    },
    hotUpdate({ type, file, modules, server }) {
      if (!isOurs(this.environment.name, file)) return
      const path = pathOf(file)
      if (READ_ONCE.test(path)) {
        console.log(`${path} changed: stop with Ctrl-C and start again to follow it.`)
      }
      const startsAnew = needsStart(file, modules)
      // Which module was missing a new file is known only now.
      if (startsAnew && type === 'create') onServerEdit(path)
      if (startsAnew || (modules.length > 0 && !file.endsWith('.css'))) {
        server.environments.client.hot.send('content-changed')
      }
    },
  }
}

type ImportedModule = Pick<EnvironmentModuleNode, 'id' | 'file'> & {
  importers: Set<ImportedModule>
}

/** Whether the server imports it, other than by its pages. */
function isServed(
  module: ImportedModule,
  server: string,
  seen = new Set<ImportedModule>(),
): boolean {
  if (module.file === server) return true
  if (seen.has(module) || module.id?.endsWith(PAGES)) return false
  seen.add(module)
  return [...module.importers].some((importer) => isServed(importer, server, seen))
}
