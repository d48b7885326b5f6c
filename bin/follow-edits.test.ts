import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createServer, type ViteDevServer } from 'vite'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followEdits, PAGES, SERVER } from './follow-edits.ts'

const files = {
  'src/server/main.ts': `export { facts } from '../routes/facts.ts'
    export const pages = () => import('${PAGES}')`,
  'src/routes/facts.ts': 'export const facts = {}',
  'src/routes/page.ts': `export { facts } from './facts.ts'`,
  'src/routes/alone.ts': 'export {}',
  'content/pages/home.json': '{}',
}

let root: string
let vite: ViteDevServer
let isBroken: boolean
let served: string[]
let heard: string[]
let others: Promise<void>

beforeEach(async () => {
  root = realpathSync(mkdtempSync(join(tmpdir(), 'feather-edits-')))
  for (const [path, text] of Object.entries(files)) write(path, text)
  isBroken = false
  served = []
  heard = []
  others = Promise.resolve()
  vite = await createServer({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    appType: 'custom',
    plugins: [
      {
        name: 'pages',
        resolveId: (id) => (id === PAGES ? `\0${PAGES}` : undefined),
        load: (id) => (id === `\0${PAGES}` ? `export * from '/src/routes/page.ts'` : undefined),
      },
      followEdits({
        root,
        isBroken: () => isBroken,
        onServerEdit: (path) => void served.push(path),
      }),
      { name: 'others', hotUpdate: () => others },
      {
        name: 'hear',
        hotUpdate({ file }) {
          if (this.environment.name === 'ssr') heard.push(file.slice(root.length + 1))
        },
      },
    ],
    server: { middlewareMode: true, ws: false },
  })
  await vite.ssrLoadModule(SERVER)
  await vite.ssrLoadModule(PAGES)
})

afterEach(async () => {
  await vite.close()
  rmSync(root, { recursive: true })
})

function write(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** Edits the files until Vite has heard of it; says for which of them the server must start anew. */
async function edit(...paths: string[]): Promise<string[]> {
  const editUnheard = () => {
    const unheard = paths.filter((path) => !heard.includes(path))
    for (const path of unheard) appendFileSync(join(root, path), '\n')
    expect(unheard).toEqual([])
  }
  await vi.waitFor(editUnheard, { interval: 200 })
  return [...new Set(served)].sort()
}

test('the server starts anew for its own modules and for what a start reads', async () => {
  expect(await edit('src/server/main.ts', 'content/pages/home.json')).toEqual([
    'content/pages/home.json',
    'src/server/main.ts',
  ])
})

test('what only pages import is left to them, what both import is not', async () => {
  const paths = ['src/routes/page.ts', 'src/routes/alone.ts', 'src/routes/facts.ts']
  expect(await edit(...paths)).toEqual(['src/routes/facts.ts'])
})

test('after a start that failed, every source is another try', async () => {
  isBroken = true
  expect(await edit('src/routes/alone.ts')).toEqual(['src/routes/alone.ts'])
})

test('the server hears of an edit before its modules are new, however long others take over it', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  others = promise
  const held = await vite.ssrLoadModule(SERVER)
  await vi.waitFor(
    () => {
      appendFileSync(join(root, 'src/routes/facts.ts'), '\n')
      expect(served).toContain('src/routes/facts.ts')
    },
    { interval: 200 },
  )
  expect(heard).toEqual([])
  await vi.waitFor(async () => expect(await vite.ssrLoadModule(SERVER)).not.toBe(held))
  resolve()
})
