import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { stripCameraNotes } from '#content/media/system-strip-camera-notes.ts'
import { contentFiles } from '#content/tables.ts'
import { form, info, picture, shareUploads } from './test-uploads.ts'

const { api, upload } = await shareUploads()

test.each(['jpeg', 'webp', 'avif', 'png'] as const)(
  'what a camera noted in a picture (%s) is not kept, and its upper side stays up',
  async (format) => {
    const place = { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' }
    const photograph = await sharp(picture)
      .resize(60, 30)
      .withMetadata({ orientation: 6 })
      .withExifMerge({ IFD0: { Artist: 'Ada' }, IFD3: place })
      .toFormat(format)
      .toBuffer()
    expect((await sharp(photograph).metadata()).exif).toBeDefined()
    const { status, body } = await upload(form(photograph, `a.${format}`, info))
    expect(status, JSON.stringify(body)).toBe(200)
    expect(body[0]).toMatchObject({ width: 30, height: 60 })
    const served = Buffer.from(await (await fetch(api.origin + body[0].url)).arrayBuffer())
    const { width, height, exif, orientation } = await sharp(served).metadata()
    expect({ width, height, exif, orientation }).toEqual({ width: 30, height: 60 })
    expect(body[0].size).toBe(Math.round(served.byteLength / 10) / 100)
  },
)

test('what stood in pictures before that was so is taken away, once', async () => {
  const photograph = await sharp(picture)
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .toBuffer()
  const kept = async () => {
    const { url, size } = (await upload(form(picture, 'old.jpg', info))).body[0]
    return { url, size, name: url.slice('/uploads/'.length) }
  }
  const [old, damaged, clean] = [await kept(), await kept(), await kept()]
  const { db } = api.database
  const asBefore = (name: string, bytes: Buffer) =>
    db.update(contentFiles).set({ bytes, withoutNotes: false }).where(eq(contentFiles.name, name))
  await asBefore(old.name, photograph)
  await asBefore(damaged.name, photograph.subarray(0, 900))
  await asBefore(clean.name, picture)

  const warned: object[] = []
  const log = { warn: (details: object) => void warned.push(details) }
  await Promise.all([stripCameraNotes(db, log), stripCameraNotes(db, log)])
  const served = async ({ url }: { url: string }) =>
    Buffer.from(await (await fetch(api.origin + url)).arrayBuffer())
  const stripped = await served(old)
  expect((await sharp(stripped).metadata()).exif).toBeUndefined()
  expect(await served(clean)).toEqual(picture)
  expect(warned).toContainEqual(expect.objectContaining({ name: damaged.name }))
  const said = await api.ask('/upload/files', { token: api.tokens.full })
  const found = said.body.find(({ url }: { url: string }) => url === old.url)
  expect(found.size).toBe(Math.round(stripped.byteLength / 10) / 100)

  warned.length = 0
  await stripCameraNotes(db, log)
  expect([warned, await served(old)]).toEqual([[], stripped])
})

test('a picture without such notes keeps its bytes', async () => {
  const [file] = (await upload(form(picture, 'a.jpg', info))).body
  const served = await fetch(api.origin + file.url)
  expect(Buffer.from(await served.arrayBuffer()).equals(picture)).toBe(true)
})
