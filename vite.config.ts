import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import { precompressAssets } from './bin/precompress-assets.ts'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompressAssets()],
  build: {
    // The preload helper would be the largest part of the content pages' entry.
    modulePreload: false,
    // Every asset is a file of its own: inlined data would not pass the Content-Security-Policy.
    assetsInlineLimit: 0,
    sourcemap: false,
  },
  environments: {
    ssr: {
      build: {
        // React Router's custom-server pattern: server, API and pages share one module graph.
        rollupOptions: { input: 'src/server/main.ts' },
        target: 'node24',
      },
    },
  },
  server: { strictPort: true },
})
