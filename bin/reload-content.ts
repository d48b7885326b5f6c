import type { Plugin } from 'vite'

/**
 * For development: content pages have no React in the browser that could take a change of a
 * component over, so they are loaded again (`src/entry.client.tsx`). Styles change in place.
 */
export function reloadContent(): Plugin {
  return {
    name: 'reload-content',
    hotUpdate({ file, modules, server }) {
      if (this.environment.name !== 'ssr' || modules.length === 0 || file.endsWith('.css')) return
      server.environments.client.hot.send('content-changed')
    },
  }
}
