import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Plugin } from 'vite'
import { afterServerBuild } from './after-server-build.ts'

/**
 * Takes content pages out of the table of routes that every hydrated page reads: no browser ever
 * runs their routes, and they are two fifths of it.
 */
export function trimRouteTable(): Plugin {
  return afterServerBuild('trim-route-table', async (outDir) => {
    const names = await readdir(outDir, { recursive: true })
    const scripts = await Promise.all(
      names
        .filter((name) => /\bmanifest-[^/\\]+\.js$/.test(name))
        .map((name) => join(outDir, name))
        .map(async (path) => ({ path, text: await readFile(path, 'utf8') })),
    )
    const [table, ...others] = scripts.filter(({ text }) => text.startsWith(OPENING))
    if (!table || others.length > 0) throw new Error('The table of routes is not where it was.')
    await writeFile(table.path, withoutContent(table.text))
  })
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
