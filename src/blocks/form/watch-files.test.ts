import { afterEach, expect, test, vi } from 'vitest'
import { UPLOAD_LIMIT_BYTES } from '#platform/files/upload-limits.ts'
import { watchFiles } from './watch-files.ts'

/** As much of a field as the script looks at. */
class Input {
  readonly type = 'file'
  readonly id = 'papers'
  readonly dataset = { tooLarge: 'Too large.', tooLargeTogether: 'Too large together.' }
  files: { name: string; size: number }[] = []
  value = 'C:\\fakepath'
}

afterEach(() => {
  vi.unstubAllGlobals()
})

test('what is too large is named beside the field until something else is chosen', () => {
  vi.stubGlobal('HTMLInputElement', Input)
  const text = { textContent: '' }
  const place = { hidden: true, querySelector: () => text }
  let onChange = (_event: { target: Input }) => {}
  const root = {
    addEventListener: (_type: string, listener: typeof onChange) => {
      onChange = listener
    },
    getElementById: (id: string) => (id === 'papers-choice' ? place : null),
  }
  watchFiles(root as unknown as Document)
  const choose = (...sizes: number[]) => {
    const target = new Input()
    target.files = sizes.map((size, index) => ({ name: `photo-${index}.jpg`, size }))
    onChange({ target })
    return [target.value, place.hidden, text.textContent]
  }

  const large = UPLOAD_LIMIT_BYTES + 1
  expect(choose(10, large)).toEqual(['', false, '\u2068photo-1.jpg\u2069: Too large.'])
  expect(choose(UPLOAD_LIMIT_BYTES, UPLOAD_LIMIT_BYTES, 1)).toEqual([
    '',
    false,
    'Too large together.',
  ])
  expect(choose(10)).toEqual(['C:\\fakepath', true, ''])
})
