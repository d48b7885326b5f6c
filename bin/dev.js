import { runOnPinnedNode } from './on-pinned-node.js'

// For where neither the environment nor .env says which life the process leads.
process.env['FEATHER_DEFAULT_APP_ENV'] = 'development'
await runOnPinnedNode('run-dev.ts')
