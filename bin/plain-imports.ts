import type { Plugin } from 'vite'

const helperId = '\0vite/preload-helper.js'

/**
 * Vite wraps every `import()` so that a chunk's own styles come with it. All our styles are one
 * file or asked for by address, so the wrapper (an eighth of what a content page loads) would do
 * nothing: it is left out, and the build fails if a chunk should ever need it.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: (environment) => environment.name === 'client',
    load: (id) => (id === helperId ? 'export const __vitePreload = (load) => load()' : null),
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && chunk.code.includes('__vite__mapDeps(')) {
          this.error(
            `${chunk.fileName} loads a chunk with styles of its own: import them with ?url.`,
          )
        }
      }
    },
  }
}
