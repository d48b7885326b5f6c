import { runOnPinnedNode } from './on-pinned-node.js'

await runOnPinnedNode('run-tests.ts', '0 passed, 1 failed')
