import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { projectRoot } from '#platform/project-root.ts'
import { readStartingContent } from './read-starting-content.ts'

const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function folderWith(path: string, text: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'starting-content-'))
  folders.push(folder)
  mkdirSync(join(folder, path, '..'), { recursive: true })
  writeFileSync(join(folder, path), text)
  return folder
}

test.each([
  [
    'navigations/en-de--footer.json',
    '{ "kind": ',
    /^content\/navigations\/en-de--footer\.json is not valid JSON: /,
  ],
  ['navigations/en-de--footer.json', '{ "kind": "header" }', /en-de--footer\.json .*: kind: /],
  [
    'settings/en-de--settings.json',
    '{}',
    /en-de--settings\.json .*: brandName: .* \(and \d+ more\)$/,
  ],
  ['recipes/en-de--soup.json', '{}', /There is no collection named recipes\./],
  [
    'settings/settings.json',
    settings(),
    /settings\.json is not named after a uid: .*valid locale segment$/,
  ],
])('%s that holds %s is one sentence that names it', async (path, text, message) => {
  await expect(readStartingContent(folderWith(path, text))).rejects.toMatchObject({
    code: 'content-invalid',
    message: expect.stringMatching(message),
  })
})

test('uid and locale come from the name of the file', async () => {
  const folder = folderWith('settings/en-de--settings.json', settings())
  expect(await readStartingContent(folder)).toMatchObject([
    { collection: 'settings', uid: 'en-de--settings', locale: 'en-de' },
  ])
})

function settings(): string {
  return readFileSync(join(projectRoot, 'content/settings/en-de--settings.json'), 'utf8')
}
