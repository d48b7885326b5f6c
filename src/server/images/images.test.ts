import { expect, test } from 'vitest'
import { IMAGE_WIDTHS, imageSources } from '#ui/image/image-address.ts'
import { BoundedWork } from './bounded-work.ts'
import { chooseFormat, readImageQuery } from './read-image-query.ts'

const query = (url: string, w = '640', q?: string) =>
  new URLSearchParams({ url, w, ...(q === undefined ? {} : { q }) }).toString()

test('widths begin at 16 and end at 3840, as the specification has them', () => {
  expect(IMAGE_WIDTHS.join(' ')).toBe(
    '16 32 48 64 96 128 256 384 640 750 828 1080 1200 1920 2048 3840',
  )
})

test('a picture of ours is understood, with the quality of the specification', () => {
  expect(readImageQuery(query('/uploads/a_12.png'))).toEqual({
    folder: 'uploads',
    name: 'a_12.png',
    width: 640,
    quality: 75,
  })
  expect(readImageQuery(query('/assets/hero-Bx.webp', '16', '90'))?.quality).toBe(90)
})

test.each([
  query('https://elsewhere.example/a.png'),
  query('//elsewhere.example/a.png'),
  query('/uploads/../../etc/passwd.png'),
  query('/uploads/..%2f..%2fsecret.png'),
  query('/uploads/.hidden.png'),
  query('/assets/a/b.png'),
  query('/uploads/a.svg'),
  query('/uploads/a.png\u0000'),
  query('/uploads/a.png', '641'),
  query('/uploads/a.png', '0640'),
  query('/uploads/a.png', '640', '0'),
  query('/uploads/a.png', '640', '76'),
  query('/uploads/a.png', '640', '7.5'),
  `${query('/uploads/a.png')}&w=750`,
  '',
])('%s is refused', (text) => {
  expect(readImageQuery(text)).toBeUndefined()
})

test('the format is what the browser shows, the smallest first', () => {
  expect(chooseFormat('image/avif,image/webp,*/*', 'a.png')).toBe('avif')
  expect(chooseFormat('image/webp,*/*', 'a.png')).toBe('webp')
  expect(chooseFormat('*/*', 'a.jpg')).toBe('jpeg')
  expect(chooseFormat(undefined, 'a.webp')).toBe('png')
})

test('a page asks for no width beyond the picture’s own, and only for what is optimised', () => {
  const sources = imageSources('/uploads/a.png', 700)
  expect(sources?.srcSet.match(/\d+w/g)).toEqual(['256w', '384w', '640w', '700w'])
  const queries = [...(sources?.srcSet.matchAll(/\?(\S+)/g) ?? [])].map(([, each]) => each)
  expect(queries).toHaveLength(4)
  for (const each of queries) expect(readImageQuery(each ?? '')).toBeDefined()
  expect(imageSources('/uploads/a.svg', 700)).toBeUndefined()
  expect(imageSources('https://elsewhere.example/a.png', 700)).toBeUndefined()
})

test('work is done once, in turn, and no more waits than may', async () => {
  const work = new BoundedWork({ atOnce: 1, waiting: 1, rememberedBytes: 10 })
  const done: string[] = []
  let release = () => {}
  const gate = new Promise<void>((resolve) => {
    release = resolve
  })
  const make = (name: string) => async () => {
    await gate
    done.push(name)
    return Buffer.from(name.repeat(6))
  }
  const first = work.get('a', make('a'))
  expect(work.get('a', make('again'))).toBe(first)
  const second = work.get('b', make('b'))
  expect(work.get('c', make('c'))).toBeUndefined()
  release()
  await Promise.all([first, second])
  expect(done).toEqual(['a', 'b'])
  // Only one of the two fits; the older one made room.
  expect(work.bytes).toBe(6)
  await work.get('b', make('b'))
  expect(done).toEqual(['a', 'b'])
})

test('work that fails is not remembered, and its place is free again', async () => {
  const work = new BoundedWork({ atOnce: 1, waiting: 0, rememberedBytes: 10 })
  await expect(work.get('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await work.get('a', async () => Buffer.from('yes')))?.toString()).toBe('yes')
})
