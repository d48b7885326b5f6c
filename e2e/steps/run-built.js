import { enableCompileCache, flushCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

// What bin/run.js does once it has prepared everything.
process.env['NODE_ENV'] ??= 'production'
const build = new URL('../../build/server/', import.meta.url)
enableCompileCache(fileURLToPath(new URL('.compiled', build)))
const product = await import(new URL('index.js', build).href)
const noteFile = fileURLToPath(new URL('.checked-content.json', build))
await product.launch({ load: async () => product, noteFile })
flushCompileCache()
