import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8')

test('what stands for the page editor while it loads is as high as the editor', async () => {
  const [, height = 'none'] = /\bheight="([^"]+)"/.exec(await read('./page-editor.tsx')) ?? []
  const [, rule = ''] =
    /\.bo-blocks > \.bo-loading \{([^}]*)\}/.exec(await read('../back-office.css')) ?? []
  expect(rule).toContain(`min-block-size: ${height};`)
})
