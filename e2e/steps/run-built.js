// What bin/run.js does once it has prepared everything.
process.env['NODE_ENV'] ??= 'production'
const product = await import(new URL('../../build/server/index.js', import.meta.url).href)
await product.launch({ load: async () => product })
