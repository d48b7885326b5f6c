import { describe, expect, test } from 'vitest'
import { messages } from '#i18n/messages/index.ts'
import { LANGUAGES, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { type PlainStatus, plainPage } from './plain-page.ts'

const homeOrigin = 'https://www.feather.example'

const STATUSES: readonly PlainStatus[] = [
  400, 403, 404, 405, 408, 410, 413, 414, 421, 429, 431, 500, 503,
]

describe.each(LANGUAGES)('in %s', (language) => {
  const locale = MAIN_LOCALE_OF_LANGUAGE[language]

  test.each(STATUSES)('%i has words of its own', (status) => {
    const page = plainPage(status, { locale }).toString()
    const { title, text } = messages[language].errors[status]
    expect(page).toContain(`<html lang="${language}">`)
    expect(page).toContain(`>${title}</h1>`)
    expect(page).toContain(`>${text}</p>`)
    expect(page).not.toMatch(/undefined|<script|<style|<link|<img/)
  })
})

test('the way home leads to the site in the same locale', () => {
  const linksTo = (locale: 'en-de' | 'en-es', origin?: string) =>
    [
      ...plainPage(404, { locale, homeOrigin: origin })
        .toString()
        .matchAll(/href="(.*?)"/g),
    ].map(([, href]) => href)
  expect(linksTo('en-de', homeOrigin)).toEqual([`${homeOrigin}/`])
  expect(linksTo('en-es', homeOrigin)).toEqual([`${homeOrigin}/en-es`])
  expect(linksTo('en-de')).toEqual([])
})

test('the link of a paper that is over leads to the account where the paper is', () => {
  const leads = (status: PlainStatus) =>
    plainPage(status, { locale: 'de-de', homeOrigin, appOrigin: 'https://app.feather.example' })
      .toString()
      .includes(
        `href="https://app.feather.example/me/policies">${messages.de.errors.otherAccount.toAccount}<`,
      )
  expect(STATUSES.filter(leads)).toEqual([410])
})

test('it names the request, where there is one', () => {
  const place = { locale: 'de-de' } as const
  const named = messages.de.errors.reference.replace('{id}', 'a-1')
  const page = plainPage(500, { ...place, requestId: 'a-1' }).toString()
  expect(page.replace(/<\/?span[^>]*>/g, '')).toContain(named)
  expect(plainPage(500, place).toString()).not.toContain('{id}')
})

test('what passes by itself can be asked for again at its own address', () => {
  const again = (status: PlainStatus) => plainPage(status, { locale: 'en-de' }).includes('href=""')
  expect(STATUSES.filter(again)).toEqual([429, 503])
})
