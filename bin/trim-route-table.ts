import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'

/**
 * Takes content pages out of the table of routes that every hydrated page reads: no browser ever
 * runs their routes, and they are two fifths of it. At the end of the server's build, which writes
 * the table, and before it is compressed.
 */
export function trimRouteTable(): Plugin {
  let assets = ''
  let failed = false
  return {
    name: 'trim-route-table',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configResolved(config) {
      const { outDir, assetsDir } = config.environments['client']?.build ?? config.build
      assets = join(outDir, assetsDir)
    },
    buildEnd(error) {
      failed = error !== undefined
    },
    closeBundle: {
      sequential: true,
      order: 'pre',
      async handler() {
        if (failed) return
        const texts = await Promise.all(
          (await readdir(assets))
            .filter((name) => /^manifest-.+\.js$/.test(name))
            .map(async (name) => [join(assets, name), await readFile(join(assets, name), 'utf8')]),
        )
        const tables = texts.filter(([, text]) => text?.startsWith(OPENING))
        if (tables.length !== 1) this.error(`There are ${tables.length} tables of routes.`)
        for (const [path = '', text = ''] of tables) await writeFile(path, withoutContent(text))
      },
    },
  }
}

const OPENING = 'window.__reactRouterManifest='

type Table = { routes: Record<string, { parentId?: string; path?: string }> }

/** Content pages stand under an inner path, `~<site>`, or under a route that does. */
export function withoutContent(script: string): string {
  const table = JSON.parse(script.slice(OPENING.length).replace(/;\s*$/, '')) as Table
  const isContent = (id = ''): boolean => {
    const route = table.routes[id]
    return route !== undefined && (route.path?.startsWith('~') || isContent(route.parentId))
  }
  const kept = Object.entries(table.routes).filter(([id]) => !isContent(id))
  return `${OPENING}${JSON.stringify({ ...table, routes: Object.fromEntries(kept) })};`
}
