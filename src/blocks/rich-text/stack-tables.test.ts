import { expect, test } from 'vitest'
import { stackTables } from './stack-tables.ts'

const table =
  '<table><thead><tr><th scope="col">A</th><th scope="col">B "b" &amp; c</th></tr></thead>' +
  '<tbody><tr><th scope="row">1</th><td lang="de">2</td></tr></tbody></table>'

test('a cell says its column', () => {
  expect(stackTables(table)).toContain(
    '<td role="cell" data-label="B &quot;b&quot; &amp; c" lang="de"><div>2</div>',
  )
})

test('a table stays one for screen readers when its rows become cards', () => {
  const made = stackTables(`<p>Before</p>${table}`)
  expect(made).toContain(
    '<p>Before</p><table class="ui-table" role="table" aria-label="A, B &quot;b&quot; &amp; c"><thead role="rowgroup">',
  )
  expect(made).toContain('<tr role="row"><th role="columnheader" scope="col">A</th>')
  expect(made).toContain('<tr role="row"><th role="rowheader" scope="row">1</th>')
})

test('a corner without words is no heading, and the columns keep their names', () => {
  const made = stackTables(table.replace('>A<', '><'))
  expect(made).toContain('<thead role="rowgroup"><tr role="row"><td role="cell"><div></div></td>')
  expect(made).toContain('data-label="B ')
})

test('a table without a head has no names to repeat', () => {
  const made = stackTables('<table><tbody><tr><td>1</td></tr></tbody></table>')
  expect(made).toContain('<tr role="row"><td role="cell"><div>1</div></td></tr>')
})

test('a table is called as the last heading before it', () => {
  const made = stackTables(
    `<h2 id="a">First</h2><h3>By <em>age</em></h3><p>x</p>${table}<h2>Last</h2>`,
  )
  expect(made).toContain('<table class="ui-table" role="table" aria-label="By age">')
})

test('signs that mean something in markup or in a replacement stay words', () => {
  const made = stackTables(`<h2>US$&amp; &gt; €</h2>${table.replace('B "b"', '&lt; 3 &gt; 2')}`)
  expect(made).toContain('role="table" aria-label="US$&amp; &gt; €">')
  expect(made).toContain(
    '<td role="cell" data-label="&lt; 3 &gt; 2 &amp; c" lang="de"><div>2</div></td>',
  )
})
