import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Plugin } from 'vite'
import { afterServerBuild } from './after-server-build.ts'

/** The last step to 11 saves a sixtieth of the bytes, and takes more than twice as long. */
const quality = 10

const compressible = /\.(?:js|css|svg|json|webmanifest|txt|xml|html)$/
const brotli = promisify(brotliCompress)
const deflate = promisify(gzip)

/** Writes `.br` and `.gz` beside every text file of the client build, so that serving is only reading. */
export function precompressAssets(): Plugin {
  return afterServerBuild('precompress-assets', async (outDir) => {
    const names = await readdir(outDir, { recursive: true })
    const texts = names.filter((name) => compressible.test(name))
    await Promise.all(texts.map((name) => compressFile(join(outDir, name))))
  })
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path)
  const [br, gz] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    deflate(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, br), writeFile(`${path}.gz`, gz)])
}
