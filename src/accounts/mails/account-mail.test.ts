import { expect, test } from 'vitest'
import { LANGUAGES } from '#sites/locales.ts'
import { accountMail } from './account-mail.ts'

const facts = { to: 'ada@example.com', link: 'https://app.example.com/x?a=1', brandName: 'Feather' }

test.each([
  'confirm',
  'hasAccount',
  'reset',
  'signIn',
  'passwordChanged',
  'secondFactorOff',
  'invitation',
] as const)('%s carries its link in every language, each in words of its own', (kind) => {
  const mails = LANGUAGES.map((language) => accountMail(kind, { ...facts, language }))
  for (const mail of mails) {
    expect(mail.text).toContain(facts.link)
    expect(mail.text).toContain('Feather')
    expect(mail.html).toContain('https://app.example.com/x?a=1')
  }
  expect(new Set(mails.map(({ text }) => text)).size).toBe(LANGUAGES.length)
  expect(mails.map(({ language }) => language)).toEqual(LANGUAGES)
})

test('a language that we do not speak gets English', () => {
  expect(accountMail('reset', { ...facts, language: 'xx' }).language).toBe('en')
})
