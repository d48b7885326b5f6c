import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { plainImports } from './bin/plain-imports.ts'
import { precompressAssets } from './bin/precompress-assets.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), plainImports(), precompressAssets()],
  build: {
    modulePreload: false,
    // Every asset is a file of its own: inlined data would not pass the Content-Security-Policy.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              // What every content page runs and others share: one small file instead of several.
              groups: [
                {
                  name: 'behaviour',
                  test: /-behaviour\.ts$|\/sites\/cookies\.ts$|\/chat-button-id\.ts$|preload-helper/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        // React Router's custom-server pattern: server, API and pages share one module graph.
        rollupOptions: { input: 'bin/product.ts' },
        target: 'node24',
      },
    },
  },
  server: { strictPort: true },
})
