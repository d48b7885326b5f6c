import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { pickWording } from '#i18n/pick-wording.ts'
import { WordingContext } from '#i18n/use-wording.ts'
import type { ScreenInput } from './screen-model.ts'
import { UploadInput } from './upload-input.tsx'

const paper: Partial<ScreenInput> = {
  name: 'contract',
  id: 'contract',
  kind: 'upload',
  question: 'Your contract',
  required: true,
  mostFiles: 2,
  errors: [],
}

/** The inputs for files, as they are sent to the browser. */
const fileInputs = (more: Partial<ScreenInput>) => {
  const html = renderToStaticMarkup(
    <WordingContext value={pickWording('en-de', 'apply')}>
      <UploadInput input={{ ...paper, ...more } as ScreenInput} />
    </WordingContext>,
  )
  return html.match(/<input[^>]*type="file"[^>]*>/g) ?? []
}

test('a paper is chosen from files or taken with the camera, and both go the same way', () => {
  const [chosen, taken, ...more] = fileInputs({})
  expect(more).toEqual([])
  expect(chosen).not.toContain('capture')
  expect(taken).toMatch(/accept="image\/\*"/)
  // The camera that looks away from whoever holds the phone.
  expect(taken).toMatch(/capture="environment"/)
  for (const each of [chosen, taken]) {
    expect(each).toMatch(/name="file"/)
    expect(each).toMatch(/form="upload-contract"/)
  }
})

test('a table of people is no picture', () => {
  const inputs = fileInputs({ accept: ['text/csv'] })
  expect(inputs).toHaveLength(1)
  expect(inputs[0]).not.toContain('capture')
})

test('nothing more is taken once there are as many as are asked for', () => {
  const file = { id: 'a', name: 'page.pdf' }
  expect(fileInputs({ value: [file] })).toHaveLength(2)
  expect(fileInputs({ value: [file, { ...file, id: 'b' }] })).toEqual([])
})

test('as many can be chosen at once as are still taken', () => {
  const file = { id: 'a', name: 'page.pdf' }
  expect(fileInputs({ mostFiles: 3, value: [file] })[0]).toContain('multiple')
  expect(fileInputs({ mostFiles: 2, value: [file] })[0]).not.toContain('multiple')
})
