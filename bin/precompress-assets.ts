import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'

const compressible = /\.(?:js|css|svg|json|webmanifest|txt|xml|html)$/
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file of the client build, so that serving is only reading. */
export function precompressAssets(): Plugin {
  let outDir = ''
  let failed = false
  return {
    name: 'precompress-assets',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    configResolved(config) {
      outDir = config.environments['client']?.build.outDir ?? config.build.outDir
    },
    buildEnd(error) {
      failed = error !== undefined
    },
    async closeBundle() {
      if (failed) return
      const names = await readdir(outDir, { recursive: true })
      await Promise.all(
        names
          .filter((name) => compressible.test(name))
          .map((name) => compressFile(join(outDir, name))),
      )
    },
  }
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    deflate(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
