import { randomBytes } from 'node:crypto'
import { deflateSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { checkUpload } from './check-upload.ts'
import { UPLOAD_LIMIT_BYTES } from './upload-limits.ts'

const latin = (text: string) => Buffer.from(text, 'latin1')
const pdf = (objects: string) => latin(`%PDF-1.7\n${objects}\ntrailer <</Root 1 0 R>>\n%%EOF\n`)
const packed = (objects: string, filter = '/FlateDecode') =>
  pdf(
    `4 0 obj <</Type /ObjStm /N 1 /First 4 /Filter ${filter}>> stream\n${deflateSync(objects).toString('latin1')}\nendstream endobj`,
  )
const script = '2 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj\n'
const hidden = (before: string, after: string) => pdf(before + script + after)
/** Where those who read the file find packed objects, and those who look for streams do not. */
const behind = (before: string, between = '') =>
  pdf(
    `${before}4 0 obj <</Type /ObjStm /Filter /FlateDecode>> ${between}stream\n${deflateSync(script).toString('latin1')}\nendstream endobj 5 0 obj <<>> stream\n\nendstream`,
  )
const ACTIVE = 'activeContent'
const jpeg = Buffer.concat([latin('\xff\xd8\xff\xe0'), randomBytes(50), latin('\xff\xd9')])
const pngOf = (side: number) => {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(side, 0)
  size.writeUInt32BE(side, 4)
  return Buffer.concat([latin('\x89PNG\r\n\x1a\n\0\0\0\rIHDR'), size, latin('\0\0IEND')])
}
const png = pngOf(1000)
const box = (kind: string, body: string, length = body.length + 8) => {
  const size = Buffer.alloc(4)
  size.writeUInt32BE(length)
  return Buffer.concat([size, latin(kind + body)])
}
/** The boxes of a camera's file, in its order. */
const heic = (picture = box('mdat', 'picture'), brand = 'heic') =>
  Buffer.concat([box('ftyp', `${brand}\0\0\0\0mif1heic`), box('meta', '\0\0\0\0hdlrpict'), picture])

describe('what may be sent', () => {
  test.each([
    [
      'a PDF',
      pdf('1 0 obj <</Type /Catalog /Title (About JavaScript)>> endobj'),
      'application/pdf',
    ],
    [
      'one that opens at a page of its own, as office programs write it',
      pdf('1 0 obj <</Type /Catalog /OpenAction[1 0 R /XYZ null null 0]>> endobj'),
      'application/pdf',
    ],
    ['a PDF with packed objects', packed('1 0 <</Type /Page>>'), 'application/pdf'],
    [
      'one with a filter in a list',
      packed('1 0 <</Type /Page>>', '[ /FlateDecode ]'),
      'application/pdf',
    ],
    [
      'one with objects that are not compressed',
      pdf('4 0 obj <</Type /ObjStm /N 1 /First 4>> stream\n1 0 <</Type /Page>>\nendstream endobj'),
      'application/pdf',
    ],
    [
      'one whose title speaks of a stream',
      Buffer.concat([latin('%PDF-1.7\n9 0 obj <</Title (Upstream)>> endobj'), packed('1 0 <<>>')]),
      'application/pdf',
    ],
    [
      'one with a picture that spells a short name by chance',
      pdf('4 0 obj <</Filter /DCTDecode>> stream\n\xff/JS\x00/AA\x01/XFA\xe9\nendstream endobj'),
      'application/pdf',
    ],
    ['a photograph', jpeg, 'image/jpeg'],
    ['a screenshot', png, 'image/png'],
    ['a picture of a telephone', heic(), 'image/heic'],
    ['one that is as long as the file', heic(box('mdat', 'picture', 0)), 'image/heic'],
    ...['heix', 'heim', 'heis', 'hevc', 'hevx', 'mif1', 'msf1'].map(
      (brand): [string, Buffer, string] => [
        `one of ${brand}`,
        heic(undefined, brand),
        'image/heic',
      ],
    ),
    ['as many bytes as may be', Buffer.concat([png], UPLOAD_LIMIT_BYTES), 'image/png'],
  ])('%s', (_, bytes, type) => {
    expect(checkUpload(bytes)).toEqual({ ok: true, type })
  })

  test.each([
    ['nothing', Buffer.alloc(0), 'empty'],
    ['50 MB', Buffer.concat([png, Buffer.alloc(50 * 1_048_576)]), 'tooLarge'],
    ['one byte too many', Buffer.alloc(UPLOAD_LIMIT_BYTES + 1, png), 'tooLarge'],
    ['a ZIP', latin('PK\x03\x04bomb'), 'wrongFileType'],
    ['a program', latin('MZ\x90\0'), 'wrongFileType'],
    ['a page', latin('<!doctype html><script>alert(1)</script>'), 'wrongFileType'],
    ['a drawing with a script', latin('<svg onload="alert(1)"/>'), 'wrongFileType'],
    ['a photograph with a ZIP inside', Buffer.concat([jpeg, latin('PK\x03\x04')]), 'wrongFileType'],
    ['a screenshot with a ZIP inside', Buffer.concat([png, latin('PK\x03\x04')]), 'wrongFileType'],
    ['a picture of 2,500 million points', pngOf(50_000), 'wrongFileType'],
    ['a PDF with a ZIP inside', Buffer.concat([pdf(''), latin('PK\x03\x04')]), 'activeContent'],
    ['a text document', latin('PK\x03\x04\x14\0word/document.xml'), 'wrongFileType'],
    ['a film', latin('\0\0\0\x18ftypisom'), 'wrongFileType'],
    ['a name without a picture', latin('\0\0\0\x18ftypheic\0\0\0\0'), 'wrongFileType'],
    ['half a picture of a telephone', heic().subarray(0, -4), 'wrongFileType'],
    ['one with a ZIP behind', Buffer.concat([heic(), latin('PK\x03\x04')]), 'wrongFileType'],
    [
      'a script in a PDF',
      pdf('2 0 obj <</S /JavaScript /JS (app.alert(1))>> endobj'),
      'activeContent',
    ],
    ['a script with escapes', pdf('2 0 obj <</S /J#61vaScript>> endobj'), 'activeContent'],
    ['something to open', pdf('1 0 obj <</OpenAction 5 0 R>> endobj'), 'activeContent'],
    ['something to start', pdf('1 0 obj <</A <</S/Launch/F(cmd.exe)>>>> endobj'), 'activeContent'],
    ['a file in a PDF', pdf('1 0 obj <</Type/EmbeddedFile>> endobj'), 'activeContent'],
    ['one in a remark that looks like a stream', hidden('% >> stream\n', '% endstream\n'), ACTIVE],
    ['one in a text', hidden('3 0 obj (>> stream\n) endobj\n', '(endstream)\n'), ACTIVE],
    ['one within another stream', hidden('3 0 obj <<>> stream\n', 'endstream endobj\n'), ACTIVE],
    ['a form of that kind', pdf('<<>> stream\n<</XFA 5 0 R>>\nendstream'), ACTIVE],
    ['packed objects behind a remark', behind('% >> stream\n'), 'unreadable'],
    ['packed objects before a remark', behind('', '% remark\n'), 'unreadable'],
    ['packed objects that are no stream', pdf('1 0 obj <</Type /ObjStm>> endobj'), 'unreadable'],
    ['a packed script', packed('2 0 <</S /JavaScript>>'), 'activeContent'],
    ['a locked PDF', pdf('trailer <</Encrypt 9 0 R>>'), 'unreadable'],
    ['objects under an odd filter', packed('x', '/LZWDecode'), 'unreadable'],
    ['objects under two', packed('x', '[/FlateDecode /ASCIIHexDecode]'), 'unreadable'],
    [
      'objects packed as a picture',
      packed('x', '/FlateDecode /DecodeParms <</Predictor 12>>'),
      'unreadable',
    ],
    ['a dictionary cut in two', packed('2 0 <</S /JS>>', '/FlateDecode /X (obj)'), 'unreadable'],
    ['half a PDF', latin('%PDF-1.7\n1 0 obj'), 'unreadable'],
    ['a bomb', packed('\0'.repeat(70 * 1_048_576)), 'unreadable'],
  ])('not %s', (_, bytes, refusal) => {
    expect(checkUpload(bytes)).toEqual({ ok: false, refusal })
  })
})

describe('a large file is looked at in time, whatever it consists of', () => {
  const filled = (part: string) => part.repeat(Math.floor(2_000_000 / part.length))
  const stream = (dictionary: string, data = '') => `<<${dictionary}>> stream\n${data}\nendstream `
  const objects = '/ObjStm /Filter /FlateDecode'
  const little = deflateSync('1 0 <<>>').toString('latin1')
  const bomb = deflateSync('/'.repeat(20 * 1_048_576)).toString('latin1')

  // Looking back over the file at each of its parts takes minutes; one look, milliseconds.
  test.each([
    ['streams', `obj${filled('>>stream\nendstream')}`],
    ['dictionaries', filled('>>')],
    ['blanks behind dictionaries', filled(`>>${' '.repeat(1000)}`)],
    ['as many streams as are read', `obj${stream('').repeat(90_000)}`],
    ['objects', filled('obj ')],
    ['objects, then streams', `${'obj '.repeat(200_000)}${stream('').repeat(90_000)}`],
    ['escapes', filled('#41')],
    ['signs of escapes', filled('#')],
    ['beginnings', filled('>>stream\n')],
    ['ends', filled('endstream')],
    ['names', filled('/JavaScripts')],
    ['names of streams of objects', filled('/ObjStm')],
    ['forms', filled('/XFA ')],
    ['filters', stream(`${objects}${filled('/Filter')}`)],
    ['blanks behind a filter', stream(`/ObjStm /Filter${filled(' ')}`)],
    ['blanks behind a predictor', stream(`${objects} /Predictor${filled(' ')}`)],
    ['blanks for objects', stream('/ObjStm', filled(' '))],
    ['digits for objects', stream('/ObjStm', filled('1'))],
    ['little streams of objects', filled(stream(objects, little))],
    ['bombs', stream(objects, bomb).repeat(500)],
    ['ends of the file', filled('%%EOF')],
  ])('%s', { timeout: 60_000 }, (_, body) => {
    expect(checkUpload(pdf(body))).toHaveProperty('ok')
  })

  test.each([
    ['ends of lines', filled('\n'), true],
    ['lines', filled(',\n'), true],
    ['lines that differ', `a,b\n${filled('c;d\n')}`, false],
    ['one line', filled('x'), false],
  ])('a table of %s', { timeout: 60_000 }, (_, body, ok) => {
    expect(checkUpload(latin(body), ['text/csv'])).toMatchObject({ ok })
  })

  test('no more is unpacked of all streams together than of one', () => {
    const half = deflateSync(`1 0 <<>> ${' '.repeat(20 * 1_048_576)}`).toString('latin1')
    expect(checkUpload(pdf(stream(objects, half)))).toMatchObject({ ok: true })
    const twice = pdf(stream(objects, half).repeat(2))
    expect(checkUpload(twice)).toEqual({ ok: false, refusal: 'unreadable' })
  })
})

test('a table only where it is asked for', () => {
  const table = latin('first;last\nAna;O Neill\n')
  expect(checkUpload(table)).toEqual({ ok: false, refusal: 'wrongFileType' })
  for (const right of [table, latin('\r\n a\tb\r\n\t\r\nc\td'), Buffer.from('\ufeffä,b')]) {
    expect(checkUpload(right, ['text/csv'])).toEqual({ ok: true, type: 'text/csv' })
  }
  for (const wrong of [latin('no table'), Buffer.from('a;\u0085\n'), Buffer.from('\ufeff <a;b')]) {
    expect(checkUpload(wrong, ['text/csv'])).toMatchObject({ ok: false })
  }
  for (const wrong of [latin('<a>;</a>\n'), latin('a;b\0\n'), latin('a;b\nc,d\n'), png]) {
    expect(checkUpload(wrong, ['text/csv'])).toMatchObject({ ok: false })
  }
})
