import { afterEach, expect, test, vi } from 'vitest'
import { enhancePrint } from './print-behaviour.ts'

afterEach(() => vi.unstubAllGlobals())

const answers = () => [
  { open: false, name: 'questions' },
  { open: true, name: 'questions' },
  { open: false, name: '' },
]

function pageWith(details: object[]) {
  const defaultView = new EventTarget()
  const querySelectorAll = (what: string) => (what === 'main details' ? details : [])
  return { defaultView, page: { defaultView, querySelectorAll } as unknown as Document }
}

test('closed answers are open while a browser prints that cannot show them otherwise', async () => {
  vi.stubGlobal('CSS', { supports: () => false })
  const details = answers()
  const { defaultView, page } = pageWith(details)
  enhancePrint(page)
  await vi.dynamicImportSettled()
  defaultView.dispatchEvent(new Event('beforeprint'))
  expect(details.map(({ open }) => open)).toEqual([true, true, true])
  expect(details.map(({ name }) => name)).toEqual(['', '', ''])
  defaultView.dispatchEvent(new Event('afterprint'))
  expect(details).toEqual(answers())
})

test('elsewhere the stylesheet does it, and nothing moves', async () => {
  vi.stubGlobal('CSS', { supports: () => true })
  const details = answers()
  const { defaultView, page } = pageWith(details)
  enhancePrint(page)
  await vi.dynamicImportSettled()
  defaultView.dispatchEvent(new Event('beforeprint'))
  expect(details).toEqual(answers())
})
