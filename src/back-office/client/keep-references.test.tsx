import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { keepReferences } from './keep-references.tsx'

test.each([
  [
    'Application FA-5PS2-Z9WN-WB5N',
    'Application <span class="bo-reference">FA-5PS2-Z9WN-WB5N</span>',
  ],
  [
    'Complaint by letter FM-0A1B-2C3D-4E5F',
    'Complaint by letter <span class="bo-reference">FM-0A1B-2C3D-4E5F</span>',
  ],
  ['Hello, Anna-Maria', 'Hello, Anna-Maria'],
])('%s', (title, shown) => {
  expect(renderToStaticMarkup(keepReferences(title))).toBe(`<span>${shown}</span>`)
})
