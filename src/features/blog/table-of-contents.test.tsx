import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { TableOfContents } from './table-of-contents.tsx'

test('a heading is set in the list of contents as it is in the text', () => {
  const headings = [{ id: 'now', text: 'Et maintenant ? Puis-je partir ?' }]
  const html = renderToStaticMarkup(
    <TableOfContents title="Dans ce guide" headings={headings} language="fr" />,
  )
  expect(html).toContain('Et maintenant\u00A0? Puis-\u2060je partir\u00A0?')
})
