import { runOnPinnedNode } from './on-pinned-node.js'

await runOnPinnedNode('run-dev.ts')
