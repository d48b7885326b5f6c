import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { projectRoot } from '#platform/project-root.ts'
import { sendRequest } from '../steps/send-request.ts'

const image = (url: string, rest = 'w=640') => `/_image?url=${encodeURIComponent(url)}&${rest}`

test('pictures that are not ours, and widths that no page uses, are refused', async () => {
  for (const path of [
    '/_image',
    image('https://example.com/a.png'),
    image('//example.com/a.png'),
    image('/uploads/../../package.json'),
    image('/assets/..%2f..%2fpackage.png'),
    image('/uploads/a.svg'),
    image('/uploads/a.png', 'w=641'),
    image('/uploads/a.png', 'w=640&q=101'),
    image('/uploads/a.png', 'w=640&w=750'),
  ]) {
    expect((await sendRequest({ host: 'default', path })).status, path).toBe(400)
  }
})

test('a picture that is not there is not found, on every host', async () => {
  for (const host of ['default', 'business', 'app', 'cms']) {
    for (const folder of ['uploads', 'assets']) {
      const answer = await sendRequest({ host, path: image(`/${folder}/nothing_123.png`) })
      expect(answer.status, `${host} ${folder}`).toBe(404)
      expect(answer.headers['cache-control']).toBe('no-store')
    }
  }
})

test('a file of the build that is no picture is not read', async () => {
  const [script = ''] = readdirSync(join(projectRoot, 'build/client/assets'))
  expect((await sendRequest({ host: 'default', path: image(`/assets/${script}`) })).status).toBe(
    400,
  )
})
