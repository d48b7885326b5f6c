import { expect, test } from 'vitest'
import { readLegalBody } from './read-legal-body.ts'

test('paragraphs, lists and tables keep their words and lose their tags', () => {
  const html =
    '<p>Write to <a href="mailto:a@b.example">a@b.example</a> &amp; wait.</p><ul><li>One</li><li><strong>Two</strong></li></ul>' +
    '<table><thead><tr><th>What</th><th>How long</th></tr></thead><tbody><tr><td>Logs</td><td>7 days</td></tr></tbody></table><h3>After</h3>'
  expect(readLegalBody(html)).toEqual([
    { kind: 'paragraph', text: 'Write to a@b.example & wait.' },
    { kind: 'list', items: ['One', 'Two'] },
    { kind: 'table', header: ['What', 'How long'], rows: [['Logs', '7 days']] },
    { kind: 'heading', text: 'After' },
  ])
})
