import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type FastifyInstance, fastify } from 'fastify'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { contentFiles } from '#content/tables.ts'
import { type OpenTestDatabase, openTestDatabase } from '#platform/postgres/test-database.ts'
import { imageAddress } from '#ui/image/image-address.ts'
import { registerImages } from './register-images.ts'

let database: OpenTestDatabase
let folder: string
let app: FastifyInstance

beforeAll(async () => {
  database = await openTestDatabase()
  folder = mkdtempSync(join(tmpdir(), 'feather-images-'))
  mkdirSync(join(folder, 'assets'))
  const bytes = await sharp({ create: { width: 800, height: 400, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  writeFileSync(join(folder, 'assets', 'red-Ab12.png'), bytes)
  writeFileSync(join(folder, 'secret.png'), bytes)
  await database.db.insert(contentFiles).values([
    { name: 'red_12.png', mime: 'image/png', bytes },
    { name: 'broken_12.png', mime: 'image/png', bytes: Buffer.from('no picture') },
  ])
  app = fastify()
  registerImages(app, { queries: database.db, folder })
})

afterAll(async () => {
  await app.close()
  await database.close()
  rmSync(folder, { recursive: true, force: true })
})

const get = (url: string, accept = '*/*', width = 256) =>
  app.inject({ url: imageAddress(url, width), headers: { accept } })

test.each([
  ['image/avif,image/webp,*/*', 'image/avif', 'heif'],
  ['image/webp,*/*', 'image/webp', 'webp'],
  ['*/*', 'image/png', 'png'],
])('a browser that accepts %s gets %s', async (accept, type, format) => {
  for (const url of ['/uploads/red_12.png', '/assets/red-Ab12.png']) {
    const answer = await get(url, accept)
    expect(answer.headers).toMatchObject({
      'content-type': type,
      vary: 'Accept',
      'cache-control': 'public, max-age=31536000, immutable',
    })
    const picture = await sharp(answer.rawPayload).metadata()
    expect(picture).toMatchObject({ format, width: 256, height: 128 })
  }
})

test('a picture is never enlarged', async () => {
  const answer = await get('/uploads/red_12.png', '*/*', 1920)
  expect((await sharp(answer.rawPayload).metadata()).width).toBe(800)
})

test('what is not there, or outside the folder of assets, is not found or refused', async () => {
  expect((await get('/uploads/other_12.png')).statusCode).toBe(404)
  expect((await get('/assets/secret.png')).statusCode).toBe(404)
  expect((await get('/assets/../secret.png')).statusCode).toBe(400)
})

test('a broken file is an error of ours that nobody keeps', async () => {
  const answer = await get('/uploads/broken_12.png')
  expect(answer.statusCode).toBe(500)
  expect(answer.headers['cache-control']).toBe('no-store')
})
