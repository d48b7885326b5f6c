import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from 'vite'
import { expect, test } from 'vitest'
import { hearRestarts } from './open-vite.ts'

test('every restart of Vite is heard, when it is over', async () => {
  const root = mkdtempSync(join(tmpdir(), 'feather-vite-'))
  const vite = await createServer({
    root,
    configFile: false,
    envDir: false,
    logLevel: 'silent',
    server: { middlewareMode: true, ws: false, watch: null },
  })
  try {
    let environments = vite.environments
    const replaced: boolean[] = []
    hearRestarts(vite, () => {
      replaced.push(vite.environments !== environments)
      environments = vite.environments
    })
    await vite.restart()
    await vite.restart()
    expect(replaced).toEqual([true, true])
  } finally {
    await vite.close()
    rmSync(root, { recursive: true })
  }
})
