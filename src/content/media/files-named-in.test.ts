import { expect, test } from 'vitest'
import { filesNamedIn } from './files-named-in.ts'

test('finds the files that a text shows or links to, each once', () => {
  const text = [
    '<p><img src="/uploads/bike_0123456789ab.png" alt=""></p>',
    '<p><a href="https://www.feather.example/uploads/terms_ba9876543210.pdf">Terms</a></p>',
    '<p>It is at /uploads/bike_0123456789ab.png.</p>',
    '<img src="/_image?url=%2Fuploads%2Fsmall_cat_00112233aabb.webp&amp;w=640">',
  ].join('')
  expect(filesNamedIn({ sections: [{ text }], path: '/uploads' })).toEqual([
    'bike_0123456789ab.png',
    'terms_ba9876543210.pdf',
    'small_cat_00112233aabb.webp',
  ])
  expect(filesNamedIn({ text: '<p>We upload/uploads nothing.</p>' })).toEqual([])
})
