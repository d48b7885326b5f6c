import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { plainImports } from './bin/plain-imports.ts'
import { precompressAssets } from './bin/precompress-assets.ts'

/**
 * The server's build holds the packages it uses (docs/decisions/042). Left out are those that look
 * for files beside their own: a binary, and the page that shows the API.
 */
const withPackages = {
  resolve: { noExternal: true as const, external: ['sharp', '@scalar/fastify-api-reference'] },
  // So that the forms for development stay out.
  define: { 'process.env.NODE_ENV': '"production"' },
}

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter(), plainImports(), precompressAssets()],
  build: {
    modulePreload: false,
    // Every asset is a file of its own: inlined data would not pass the Content-Security-Policy.
    assetsInlineLimit: 0,
    sourcemap: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: {
              // One file instead of several that are always wanted together: what every content page
              // runs, what every island needs, and what every hydrated page needs besides.
              groups: [
                {
                  name: 'behaviour',
                  test: /-behaviour\.ts$|\/sites\/cookies\.ts$|\/chat-button-id\.ts$|preload-helper/,
                },
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                { name: 'router', test: /\/node_modules\/react-router\// },
              ],
            },
          },
        },
      },
    },
    ssr: {
      ...(command === 'build' ? withPackages : {}),
      build: {
        // React Router's custom-server pattern: server, API and pages share one module graph.
        rollupOptions: { input: 'bin/product.ts' },
        target: 'node24',
      },
    },
  },
  server: { strictPort: true },
}))
