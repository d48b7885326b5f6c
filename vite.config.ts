import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { plainImports } from './bin/plain-imports.ts'
import { precompressAssets } from './bin/precompress-assets.ts'
import { trimRouteTable } from './bin/trim-route-table.ts'

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
  plugins: [tailwindcss(), reactRouter(), plainImports(), trimRouteTable(), precompressAssets()],
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
              // One file instead of many that are wanted together: what every content page runs, what
              // every island needs, what islands and pages share, and what every hydrated page needs
              // besides. Each file that a page imports is a request, and a line in the table of routes.
              groups: [
                {
                  name: 'behaviour',
                  test: /-behaviour\.ts$|\/sites\/(?:cookies|locale-key)\.ts$|\/chat-button-id\.ts$|\/(?:initial-state|when-idle)\.ts$|preload-helper/,
                },
                { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\// },
                { name: 'router', test: /\/node_modules\/react-router\// },
                {
                  name: 'kit',
                  test: /\/src\/ui\/(?:button|choice|field|icons|range|table|join-classes|island\/define)/,
                },
                {
                  name: 'numbers',
                  test: /\/src\/(?:insurance\/values\/|i18n\/(?:format-|intl-locale)|sites\/locales)/,
                },
                {
                  name: 'app',
                  test: /\/src\/(?:root\.tsx|routes\/customer\/layout\.tsx|ui\/(?:badge|card|notice)\/)/,
                },
                {
                  name: 'questions',
                  // The wording stays apart: of four languages a page needs one.
                  test: /\/src\/insurance\/(?:conditions|journey|fields\/(?!copy\/))/,
                },
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
