import type { Plugin } from 'vite'

/**
 * Does something with the files for browsers at the end of the server's build: only that one
 * writes the table of routes for them. Several do so in the order in which they are named.
 */
export function afterServerBuild(name: string, act: (outDir: string) => Promise<void>): Plugin {
  let outDir = ''
  let failed = false
  return {
    name,
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'ssr',
    configResolved(config) {
      outDir = config.environments['client']?.build.outDir ?? config.build.outDir
    },
    buildEnd(error) {
      failed = error !== undefined
    },
    closeBundle: {
      sequential: true,
      order: 'post',
      async handler() {
        if (!failed) await act(outDir)
      },
    },
  }
}
