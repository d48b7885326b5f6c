import { runOnPinnedNode } from './on-pinned-node.js'

await runOnPinnedNode('run-build.ts')
