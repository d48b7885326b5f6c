import { afterAll, describe, expect, test } from 'vitest'
import { shareTestDesk } from '#brokerage/test-desk.ts'
import { SMALL_PDF } from '#brokerage/test-uploads.ts'
import { openUploadRoom } from '#platform/files/upload-room.ts'
import { errorOf } from './test-api.ts'
import { countKept, openBrokerageApi } from './test-brokerage-api.ts'

const office = await shareTestDesk({ runJobs: false })
const api = await openBrokerageApi(office)
afterAll(() => api.app.close())

describe('POST /uploads', () => {
  async function upload(bytes: Buffer, name: string, type = 'application/pdf', to = api) {
    const form = new FormData()
    form.append('file', new File([new Uint8Array(bytes)], name, { type }))
    return send(form, to)
  }

  async function send(form: FormData, { app } = api) {
    const request = new Request('http://api.localhost/uploads', { method: 'POST', body: form })
    return app.inject({
      method: 'POST',
      url: '/uploads',
      headers: { 'content-type': request.headers.get('content-type') ?? '' },
      payload: Buffer.from(await request.arrayBuffer()),
    })
  }

  test('takes a PDF by its bytes, with a clean name', async () => {
    const answer = await upload(SMALL_PDF, '../../שלום<b>.exe', 'text/html')
    expect(answer.statusCode).toBe(201)
    expect(JSON.parse(answer.body)).toMatchObject({ type: 'application/pdf', name: 'שלוםb.pdf' })
  })

  test.each([
    ['a mislabelled program', Buffer.from('MZ\x90\0program'), 'wrongFileType'],
    ['a ZIP', Buffer.from('PK\x03\x04'), 'wrongFileType'],
    [
      'a script',
      Buffer.from('%PDF-1.7\n1 0 obj <</S /JavaScript>> endobj\n%%EOF'),
      'activeContent',
    ],
    ['a table with a formula', Buffer.from('name;born\n=1+1;1990'), 'formulas'],
    ['nothing', Buffer.alloc(0), 'empty'],
    ['17 MB', Buffer.concat([SMALL_PDF, Buffer.alloc(17 * 1_048_576)]), 'tooLarge'],
  ])('refuses %s with a reason, and keeps nothing', async (_, bytes, code) => {
    const before = await countKept(office)
    const answer = await upload(bytes, 'passport.pdf')
    expect(await countKept(office)).toEqual(before)
    if (code === 'tooLarge') expect([413, 422]).toContain(answer.statusCode)
    else expect(errorOf(answer).fields).toMatchObject([{ path: 'file', code }])
  })

  test.each([
    ['a file without a name', '\r\n--x--\r\n', 201],
    ['a form that breaks off', '', 400],
  ])('%s', async (_, end, status) => {
    const before = await countKept(office)
    const head =
      '--x\r\ncontent-disposition: form-data; name="file"\r\ncontent-type: application/octet-stream\r\n\r\n'
    const answer = await api.app.inject({
      method: 'POST',
      url: '/uploads',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload: Buffer.concat([Buffer.from(head), SMALL_PDF, Buffer.from(end)]),
    })
    expect([answer.statusCode, api.logged]).toEqual([status, []])
    if (status === 201) expect(JSON.parse(answer.body).name).toBe('document.pdf')
    else expect(await countKept(office)).toEqual(before)
  })

  const plain = 'content-disposition: form-data; name="file"\r\ncontent-type: application/pdf'
  test.each([
    ['only fields', `--x\r\ncontent-disposition: form-data; name="note"\r\n\r\nhi\r\n--x--\r\n`],
    ['a file without a filename', `--x\r\n${plain}\r\n\r\n%PDF-1.7\r\n--x--\r\n`],
    ['a file behind many fields', `${`--x\r\n${plain}\r\n\r\nhi\r\n`.repeat(9)}--x--\r\n`],
    ['nothing at all', '--x--\r\n'],
  ])('says of %s that no file came, and not that it is empty', async (_, payload) => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/uploads',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      payload,
    })
    expect([answer.statusCode, errorOf(answer)]).toMatchObject([
      422,
      { code: 'file-refused', fields: [{ path: 'file', code: 'noFile' }] },
    ])
  })

  test('refuses two files at once, and keeps neither', async () => {
    const before = await countKept(office)
    const form = new FormData()
    form.append('file', new File([new Uint8Array(SMALL_PDF)], 'front.pdf'))
    form.append('back', new File([new Uint8Array(SMALL_PDF)], 'back.pdf'))
    const answer = await send(form)
    expect([answer.statusCode, errorOf(answer)]).toMatchObject([
      422,
      { code: 'file-refused', fields: [{ path: 'file', code: 'tooMany' }] },
    ])
    expect(await countKept(office)).toEqual(before)
  })

  test('lets fields pass that stand beside the file', async () => {
    const form = new FormData()
    form.append('note', 'before')
    form.append('file', new File([new Uint8Array(SMALL_PDF)], 'front.pdf'))
    form.append('other', 'after')
    expect((await send(form)).statusCode).toBe(201)
  })

  test('more than the memory may hold has to wait, and keeps nothing', async () => {
    const room = openUploadRoom({ mostTogether: 100_000 })
    const full = await openBrokerageApi(office, { room })
    const before = await countKept(office)
    const large = Buffer.concat([SMALL_PDF, Buffer.alloc(200_000)])
    const answer = await upload(large, 'passport.pdf', 'application/pdf', full)
    expect([answer.statusCode, await countKept(office)]).toEqual([503, before])
    expect(errorOf(answer).code).toBe('unavailable')
    // Nothing that somebody should look at.
    expect([full.logged.length, full.warned.length]).toEqual([0, 1])
    const document = (await full.app.inject('/openapi.json')).json()
    expect(Object.keys(document.paths['/uploads'].post.responses)).toContain('503')
    const small = await upload(SMALL_PDF, 'passport.pdf', 'application/pdf', full)
    expect(small.statusCode).toBe(201)
    await full.app.close()
  })

  test('50 MB are refused before they are read', async () => {
    const answer = await upload(
      Buffer.concat([SMALL_PDF, Buffer.alloc(50 * 1_048_576)]),
      'large.pdf',
    )
    expect([413, 422]).toContain(answer.statusCode)
  })
})
