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
  const deeper = (sign: string, text: string) => item(sign, text).replace('level1', 'level2')
  const nested = item('·', 'One') + deeper('a)', 'Deeper') + deeper('b)', 'Too') + item('·', 'Two')
  expect(cleanPasted(nested)).toBe(
    '<ul><li><p>One</p><ol><li><p>Deeper</p></li><li><p>Too</p></li></ol></li><li><p>Two</p></li></ul>',
  )
  expect(cleanPasted(deeper('·', 'Deeper') + item('1.', 'One'))).toBe(
    '<ul><li><p>Deeper</p></li></ul><ol><li><p>One</p></li></ol>',
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
  // Pages load no picture from elsewhere: it would be a hole in the text.
  ['<img src="https://example.com/x.png">', ''],
  ['<img src="https://example.com/wp-content/uploads/x.png">', ''],
  [
    '<img src="https://www.feather.example/uploads/x_0123456789ab.png" alt="x">',
    '<img src="/uploads/x_0123456789ab.png" alt="x">',
  ],
  [
    '<img alt="x" src="https://www.feather.example/_image?url=%2Fuploads%2Fx_0123456789ab.png&amp;w=640&amp;q=75">',
    '<img alt="x" src="/uploads/x_0123456789ab.png">',
  ],
  [
    '<p data-pm-slice="0 0 []"><img src="https://example.com/x.png"></p>',
    '<p data-pm-slice="0 0 []"><img src="https://example.com/x.png"></p>',
  ],
  ["<img alt='x' src='/uploads/x.png'>", "<img alt='x' src='/uploads/x.png'>"],
])('%s is kept as %j', (picture, kept) => {
  expect(cleanPasted(picture)).toBe(kept)
})

test.each([
  ['<p>A</p><p class=MsoNormal><span>&nbsp;<o:p></o:p></span></p><p>B</p>', '<p>A</p><p>B</p>'],
  [
    '<ul><li>A</li></ul><br><p>B</p><br class="Apple-interchange-newline">',
    '<ul><li>A</li></ul><p>B</p>',
  ],
  ['<p>A<br>B</p>', '<p>A<br>B</p>'],
  [
    '<p data-pm-slice="1 1 []">A</p><p></p><p>B</p>',
    '<p data-pm-slice="1 1 []">A</p><p></p><p>B</p>',
  ],
])('of %s no line stays empty that somebody did not write here', (pasted, kept) => {
  expect(cleanPasted(pasted)).toBe(kept)
})

test('a link to what stayed behind in Word is a text', () => {
  const note = '<p>Fees<a style="mso-footnote-id:ftn1" href="#_ftn1"><span>[1]</span></a></p>'
  expect(cleanPasted(note)).toBe('<p>Fees<span>[1]</span></p>')
  const link = '<a href="https://example.com/#_top">Top</a>'
  expect(cleanPasted(link)).toBe(link)
})
