import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { build } from 'vite'
import { LINE_IDS } from '#insurance/lines/registry.ts'
import { projectRoot } from '#platform/project-root.ts'
import type { Row } from '../show-results.ts'

const KILOBYTE = 1024

/** What a browser loads to show the price of one line: its definition and its tariff. */
export async function measureLineBundle(): Promise<Row[]> {
  mkdirSync(join(projectRoot, '.bench'), { recursive: true })
  const folder = mkdtempSync(join(projectRoot, '.bench', 'bundle-'))
  try {
    const input = Object.fromEntries(
      LINE_IDS.map((id) => {
        const entry = join(folder, `${id}.ts`)
        writeFileSync(
          entry,
          `export { line } from '#insurance/lines/${id}/line.ts'\nexport { tariff } from '#insurance/lines/${id}/tariff.ts'\n`,
        )
        return [id, entry]
      }),
    )
    const sizes = await Promise.all(
      Object.entries(input).map(async ([id, entry]) => [id, await sizeOf(entry)] as const),
    )
    const [largest = ['', 0], ...others] = sizes.sort(([, a], [, b]) => b - a)
    const household = [largest, ...others].find(([id]) => id === 'household')?.[1] ?? Number.NaN
    return [bundleRow('household', household), bundleRow(`${largest[0]}, the largest`, largest[1])]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function bundleRow(line: string, value: number): Row {
  return {
    what: `Definition and tariff in the browser: ${line}`,
    value,
    unit: 'KB',
    goal: { below: 8 },
  }
}

/** With everything that the two import, such as the arithmetic of prices, as one file. */
async function sizeOf(entry: string): Promise<number> {
  const outDir = `${entry}.out`
  await build({
    root: projectRoot,
    configFile: false,
    logLevel: 'silent',
    build: {
      outDir,
      // As for pages: a build as a library would leave spaces and comments in.
      rollupOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        output: { entryFileNames: 'line.js' },
      },
      modulePreload: false,
      minify: true,
      copyPublicDir: false,
      write: true,
    },
  })
  return readdirSync(outDir)
    .filter((name) => name.endsWith('.js'))
    .map((name) => brotliCompressSync(readFileSync(join(outDir, name))).byteLength / KILOBYTE)
    .reduce((sum, size) => sum + size, 0)
}
