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

test('points keep their numbers, also around a list within them', () => {
  const html =
    '<ol><li>One<ul><li>Inner</li></ul>after it</li><li><p>Two</p><p>More of two</p></li></ol>' +
    '<ol start="5"><li>Five</li></ol><ul><li>A<ol><li>B</li></ol></li><li>C</li></ul>'
  expect(readLegalBody(html)).toEqual([
    { kind: 'list', from: 1, items: ['One'] },
    { kind: 'list', items: ['Inner'] },
    { kind: 'paragraph', text: 'after it' },
    { kind: 'list', from: 2, items: ['Two\nMore of two'] },
    { kind: 'list', from: 5, items: ['Five'] },
    { kind: 'list', items: ['A'] },
    { kind: 'list', from: 1, items: ['B'] },
    { kind: 'list', items: ['C'] },
  ])
})

test('no word is left out, whatever it stands in', () => {
  const html =
    'Bare <h2>Large</h2><blockquote><p>Quoted</p></blockquote><pre>Set</pre><hr>' +
    '<details><summary>More</summary>Hidden</details><p>One<br>two</p>' +
    '<table><tr><th>A</th></tr><tr><td>1</td><td><p>2</p><p>3</p></td></tr></table>'
  expect(readLegalBody(html)).toEqual([
    { kind: 'paragraph', text: 'Bare' },
    { kind: 'heading', text: 'Large' },
    { kind: 'paragraph', text: 'Quoted' },
    { kind: 'paragraph', text: 'Set' },
    { kind: 'heading', text: 'More' },
    { kind: 'paragraph', text: 'Hidden' },
    { kind: 'paragraph', text: 'One\ntwo' },
    { kind: 'table', header: ['A', ''], rows: [['1', '2\n3']] },
  ])
})

test('points keep their numbers after one that says nothing itself', () => {
  const html =
    '<ol><li>One</li><li><p></p></li><li>Three</li><li><ul><li>Inner</li></ul></li><li>Five</li></ol>'
  expect(readLegalBody(html)).toEqual([
    { kind: 'list', from: 1, items: ['One'] },
    { kind: 'list', from: 3, items: ['Three'] },
    { kind: 'list', items: ['Inner'] },
    { kind: 'list', from: 5, items: ['Five'] },
  ])
})

test('points in a cell keep their numbers, and words beside cells or around a table within one stay', () => {
  const html =
    '<table><tr>Beside<td>1<ol start="2"><li>Two</li><li>Three</li></ol></td></tr></table>' +
    '<table><tr><td>Outer<table><tr><td>Inner</td></tr></table>after</td></tr></table><table></table>'
  expect(readLegalBody(html)).toEqual([
    { kind: 'paragraph', text: 'Beside' },
    { kind: 'table', header: ['1\n2. Two\n3. Three'], rows: [] },
    { kind: 'table', header: ['Outer'], rows: [] },
    { kind: 'table', header: ['Inner'], rows: [] },
    { kind: 'paragraph', text: 'after' },
  ])
})
