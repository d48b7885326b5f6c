import { expect, test } from 'vitest'
import { cleanPasted } from './clean-pasted.ts'

const item = (sign: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><!--[if !supportLists]--><span style='mso-list:Ignore'>${sign}<span>&nbsp;&nbsp; </span></span><!--[endif]-->${text}</p>`

test('lists of Word become lists', () => {
  expect(cleanPasted(`<p>Before</p>${item('·', 'One')}\n${item('·', 'Two')}<p>After</p>`)).toBe(
    '<p>Before</p><ul><li><p>One</p></li><li><p>Two</p></li></ul><p>After</p>',
  )
  expect(cleanPasted(item('1.', 'One') + item('2.', 'Two'))).toBe(
    '<ol><li><p>One</p></li><li><p>Two</p></li></ol>',
  )
  const old = "<p style='mso-list:l0'><![if !supportLists]>·<![endif]>Old</p>"
  expect(cleanPasted(old)).toBe('<ul><li><p>Old</p></li></ul>')
})

test('what is no list stays as it is, beside one too', () => {
  const text = "<p style='margin:0'>Text</p>"
  expect(cleanPasted(text)).toBe(text)
  expect(cleanPasted(text + item('·', 'One'))).toBe(`${text}<ul><li><p>One</p></li></ul>`)
})

test('a first heading becomes a second', () => {
  expect(cleanPasted('<h1 class="x">A</h1><h2>B</h2>')).toBe('<h2 class="x">A</h2><h2>B</h2>')
})

test.each([
  ['<img src="file:///C:/x.png">', ''],
  ['<img src="data:image/png;base64,AA">', ''],
  ['<img alt="x">', ''],
  ['<img src="https://example.com/x.png">', '<img src="https://example.com/x.png">'],
  ["<img alt='x' src='/uploads/x.png'>", "<img alt='x' src='/uploads/x.png'>"],
])('%s is kept as %j', (picture, kept) => {
  expect(cleanPasted(picture)).toBe(kept)
})
