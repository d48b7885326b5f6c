import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ContentEntry } from '#content/source.ts'
import { Picture } from './picture.tsx'

const file = {
  attributes: {
    url: '/uploads/sun.jpg',
    alternativeText: 'A sun',
    width: 1600,
    height: 1000,
    focalPoint: { x: 0.79, y: 0.14 },
  },
} as ContentEntry<'media'>

const html = (isOnTop: boolean) =>
  renderToStaticMarkup(<Picture file={file} sizes="100vw" isOnTop={isOnTop} />)

test('a picture waits until it is near, unless it is on top of its page', () => {
  expect(html(false)).toContain('loading="lazy"')
  expect(html(false)).not.toMatch(/fetchpriority/i)
  expect(html(true)).not.toContain('lazy')
  expect(html(true)).toMatch(/<img[^>]* fetchpriority="high"/i)
})

test('it is cropped around its focal point', () => {
  expect(html(false)).toContain('object-position:79% 14%')
})
