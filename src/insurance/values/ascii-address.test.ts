import { afterEach, expect, test, vi } from 'vitest'
import { asciiAddress } from './ascii-address.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['info@müller.de', 'info@xn--mller-kva.de'],
  ['info@example.org', 'info@example.org'],
  ['info@müller..xn--a', 'info@müller..xn--a'],
])('%s is sent as %s, also by a browser without URL.canParse', (typed, sent) => {
  expect(asciiAddress(typed)).toBe(sent)
  vi.stubGlobal('URL', class extends URL {})
  Object.assign(URL, { canParse: undefined })
  expect(asciiAddress(typed)).toBe(sent)
})
