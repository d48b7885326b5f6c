import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// React and others choose their production form by this.
process.env['NODE_ENV'] ??= 'production'

/**
 * Starts what was built. What V8 makes of the build at the first start is there for the next, and
 * so is what starting content was found sound; both go with the build. Where it cannot be written
 * to, nothing is kept.
 */
export async function launchBuild() {
  const build = new URL('../build/server/', import.meta.url)
  enableCompileCache(fileURLToPath(new URL('.compiled', build)))
  const product = await import(new URL('index.js', build).href)
  const noteFile = fileURLToPath(new URL('.checked-content.json', build))
  await product.launch({ load: async () => product, noteFile })
  // Now, and not at the end: only what a start needs.
  flushCompileCache()
}
