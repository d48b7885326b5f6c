import { describe, expect, test } from 'vitest'
import { formField } from '#content/form-fields/registry.ts'
import { looksLikeSpam } from './looks-like-spam.ts'
import { readAnswers } from './read-answers.ts'

const options = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two' },
]
const field = (kind: string, more: object = {}) =>
  formField.parse({ __component: `fields.${kind}`, id: 'x', label: 'X', ...more })

function read(kind: string, more: object, typed: Record<string, string | string[]>) {
  const data = new FormData()
  for (const [name, values] of Object.entries(typed)) {
    for (const value of [values].flat()) data.append(`a.${name}`, value)
  }
  const { answers, problems } = readAnswers([field(kind, more)], data)
  return problems[0]?.code ?? answers[0]?.value ?? 'nothing'
}

describe('what is taken', () => {
  test.each<[string, object, Record<string, string | string[]>, unknown]>([
    ['text', {}, { x: '  Zoë  ' }, ['Zoë']],
    ['text', {}, { x: '' }, 'nothing'],
    ['text', { required: true }, { x: ' ' }, 'required'],
    ['text', { maxLength: 5 }, { x: '12345' }, ['12345']],
    ['text', { maxLength: 5 }, { x: '123456' }, 'tooLong'],
    ['text', {}, { x: 'Ana\r\nBcc: eve@example.com' }, 'characters'],
    ['text', {}, { x: 'Ana\u202etxt.exe' }, 'characters'],
    ['text', {}, { x: '\u0000' }, 'characters'],
    ['text', {}, { x: ['first', 'second'] }, ['first']],
    ['long-text', {}, { x: 'one\r\ntwo' }, ['one\ntwo']],
    ['long-text', {}, { x: 'bell\u0007' }, 'characters'],
    ['email', {}, { x: 'ana@example.com' }, ['ana@example.com']],
    ['email', {}, { x: 'ana@müller.example' }, ['ana@xn--mller-kva.example']],
    ['email', {}, { x: 'ana@example.com, eve@example.com' }, 'email'],
    ['email', {}, { x: 'Ana <ana@example.com>' }, 'email'],
    ['email', {}, { x: 'ana@example.com\nBcc: eve@example.com' }, 'email'],
    ['email', {}, { x: `${'a'.repeat(250)}@example.com` }, 'email'],
    ['phone', {}, { x: '+49 (30) 123-45/67' }, ['+49 (30) 123-45/67']],
    ['phone', {}, { x: '(+49) 30 123456' }, ['(+49) 30 123456']],
    ['phone', {}, { x: '+(49) 30 123456' }, ['+(49) 30 123456']],
    ['phone', {}, { x: 'call me' }, 'phone'],
    ['phone', {}, { x: '(((30 123456' }, 'phone'],
    ['choice', { options }, { x: 'two' }, ['Two']],
    ['choice', { options }, { x: 'three' }, 'choice'],
    ['choice', { options, required: true }, {}, 'requiredChoice'],
    ['choices', { options }, { x: ['one', 'two', 'one'] }, ['One', 'Two']],
    ['choices', { options }, { x: ['one', 'three'] }, 'choice'],
    ['choices', { options, required: true }, {}, 'requiredChoice'],
    ['date', {}, { 'x.day': '29', 'x.month': '2', 'x.year': '2028' }, ['2028-02-29']],
    ['date', {}, { 'x.day': '29', 'x.month': '2', 'x.year': '2027' }, 'date'],
    ['date', { required: true }, {}, 'required'],
    ['consent', { required: true }, {}, 'requiredConsent'],
    ['consent', { required: true }, { x: 'no' }, 'requiredConsent'],
    ['consent', {}, { x: 'yes' }, ['yes']],
  ])('%s %j with %j gives %j', (kind, more, typed, expected) => {
    expect(read(kind, more, typed)).toEqual(expected)
  })
})

test('what was chosen is known in every language, by the code of the form', () => {
  const data = new FormData()
  data.append('a.x', 'two')
  expect(readAnswers([field('choice', { options })], data).answers).toMatchObject([
    { value: ['Two'], codes: ['two'] },
  ])
  expect(readAnswers([field('text')], data).answers[0]).not.toHaveProperty('codes')
})

test('a file where a text belongs is nothing, and what was not asked is not read', () => {
  const data = new FormData()
  data.set('a.x', new File(['<script>'], 'x.html'))
  data.set('a.other', 'not asked')
  expect(readAnswers([field('text')], data)).toMatchObject({ answers: [], typed: { x: [] } })
})

test('a message names the question without its sign', () => {
  const asked = { ...field('text', { required: true }), label: 'What happened?' }
  expect(readAnswers([asked], new FormData()).problems[0]?.params).toEqual({
    label: 'What happened',
  })
})

test('what comes back to the page is bounded', () => {
  const data = new FormData()
  data.set('a.x', 'a'.repeat(500_000))
  const { typed, problems } = readAnswers([field('long-text')], data)
  expect(problems[0]?.code).toBe('tooLong')
  expect(typed['x']?.[0]).toHaveLength(20_000)
})

describe('spam', () => {
  const answer = (kind: string, text: string) =>
    readAnswers([field(kind)], Object.assign(new FormData(), {})).answers.concat({
      id: 'x',
      kind: `fields.${kind}` as 'fields.text',
      label: 'X',
      value: [text],
    })
  test.each([
    ['text', 'Ana de la Cruz', false],
    ['text', 'Win https://casino.example', true],
    ['text', 'www.pills.example', true],
    ['long-text', 'My flat: https://example.com/flat', false],
    ['long-text', 'https://a.example '.repeat(5), false],
    ['long-text', 'https://a.example '.repeat(6), true],
    ['email', 'www.pills.example', false],
    ['long-text', '[url=https://a.example]click[/url]', true],
    ['long-text', 'I wrote <b>bold</b>', false],
    ['long-text', '<a href="https://a.example">x</a>', true],
  ])('%s %j: %s', (kind, text, expected) => {
    expect(looksLikeSpam(answer(kind, text))).toBe(expected)
  })
  test('a text of nothing but beginnings of links takes no time', () => {
    const begun = performance.now()
    expect(looksLikeSpam(answer('long-text', '<a '.repeat(20_000)))).toBe(false)
    expect(performance.now() - begun).toBeLessThan(200)
  })
  test('one such answer is enough', () => {
    const answers = [...answer('text', 'Ana'), ...answer('text', 'www.pills.example')]
    expect(looksLikeSpam(answers)).toBe(true)
  })
})
