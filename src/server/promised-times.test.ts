import { expect, test } from 'vitest'
import {
  CONFIRMATION_SECONDS,
  SIGN_IN_LINK_SECONDS,
} from '#accounts/customers/create-customer-auth.ts'
import { RESET_SECONDS } from '#accounts/customers/reset-password.ts'
import { PAUSE_MS } from '#accounts/customers/second-step.ts'
import { SESSION_SECONDS } from '#accounts/customers/session-token.ts'
import { VALID_DAYS } from '#accounts/staff/invite-staff.ts'
import { KEPT_DAYS } from '#brokerage/calls/system-forget-calls.ts'
import { DRAFT_DAYS } from '#brokerage/drafts/draft.ts'
import { LINK_HOURS } from '#brokerage/drafts/resume-link.ts'
import { YEARS_KEPT } from '#brokerage/privacy/kept-until.ts'
import { DAYS_KEPT } from '#brokerage/referrals/system-count-arrivals.ts'
import { YEARS_KEPT as CONSENT_YEARS } from '#consent/system-delete-old-consents.ts'
import { WORKING_DAYS_TO_ANSWER } from '#features/forms/complaints.ts'
import {
  MOST_FILES_AT_ONCE,
  UPLOAD_LIMIT_MEGABYTES,
  UPLOADS_LIMIT_MEGABYTES,
} from '#platform/files/upload-limits.ts'
import { COOKIES } from '#sites/cookies.ts'
import type { Language } from '#sites/locales.ts'

/**
 * Times and sizes that texts write out, beside the constant that keeps them: who changes one is told
 * of all the others. A new promise gets a row here, or is filled in from its constant.
 */
const PROMISES: readonly (readonly [what: string, value: number, unit: Unit, places: string[]])[] =
  [
    [
      'drafts',
      DRAFT_DAYS,
      'day',
      [
        'account told.draftGone',
        'apply save.intro',
        'apply start.kept',
        'apply start.gone',
        'contract-papers before.privacy2',
        'pages privacy-policy',
        'pages faq',
        'help-articles delete-my-data',
      ],
    ],
    ['the link to a draft', LINK_HOURS / 24, 'day', ['apply save.intro', 'apply resume.goneText']],
    [
      'the link to sign in',
      SIGN_IN_LINK_SECONDS / 60,
      'minute',
      ['account told.linkSent', 'mails signIn.note', 'help-articles sign-in-problems'],
    ],
    [
      'the link to a new password',
      RESET_SECONDS / 3_600,
      'hour',
      ['account told.resetSent', 'mails reset.note', 'help-articles sign-in-problems'],
    ],
    [
      'the link that proves an address',
      CONFIRMATION_SECONDS / 3_600,
      'hour',
      ['account confirm.lead', 'mails confirm.note'],
    ],
    ['invitations', VALID_DAYS, 'day', ['mails invitation.note']],
    ['wrong codes', PAUSE_MS / 60_000, 'minute', ['account problems.tooManyCodes']],
    ['devices that are signed in', SESSION_SECONDS / 86_400, 'day', ['pages privacy-policy']],
    [
      'contracts',
      YEARS_KEPT,
      'year',
      [
        'account consents.effects.stopsApplication.will',
        'account consents.effects.stopsApplication.done',
        'account consents.effects.erasesHealth.will',
        'account consents.effects.erasesHealth.done',
        'case-mails kinds.ended.text',
        'contract-papers before.privacy2',
        'pages privacy-policy',
        'pages policy-details',
        'pages contact-us',
        'help-articles find-my-documents',
      ],
    ],
    ['choices about cookies', CONSENT_YEARS, 'year', ['pages privacy-policy']],
    ['essential cookies', COOKIES.consent.days ?? 0, 'day', ['pages privacy-policy']],
    ['cookies of ads', COOKIES.affiliateClick.days ?? 0, 'day', ['pages privacy-policy']],
    ['booked calls', KEPT_DAYS, 'day', ['pages privacy-policy']],
    ['who came by a recommendation', DAYS_KEPT, 'day', ['pages privacy-policy']],
    [
      'answers to complaints',
      WORKING_DAYS_TO_ANSWER,
      'working day',
      ['pages contact-us', 'pages introductory-information', 'pages accessibility'],
    ],
    [
      'a file',
      UPLOAD_LIMIT_MEGABYTES,
      'MB',
      [
        'account checks.file',
        'account checks.tooLarge',
        'apply upload.formats',
        'apply upload.csv',
        'apply upload.refused.tooLarge',
      ],
    ],
    [
      'files together',
      UPLOADS_LIMIT_MEGABYTES,
      'MB',
      ['account checks.tooLargeTogether', 'apply upload.refused.tooLargeTogether'],
    ],
    ['files at once', MOST_FILES_AT_ONCE, 'file', ['account checks.tooManyChosen']],
  ]

const UNITS = {
  minute: { en: 'minutes?', de: 'Minuten?', es: 'minutos?', fr: 'minutes?' },
  hour: { en: 'hours?', de: 'Stunden?', es: 'horas?', fr: 'heures?' },
  day: { en: 'days?', de: 'Tagen?|Tage?', es: 'días?', fr: 'jours?' },
  'working day': {
    en: 'working days',
    de: 'Arbeitstagen',
    es: 'días laborables',
    fr: 'jours ouvrés',
  },
  year: { en: 'years?', de: 'Jahren?|Jahre?', es: 'años?', fr: 'ans?' },
  MB: { en: 'MB', de: 'MB', es: 'MB', fr: 'Mo' },
  file: { en: 'files', de: 'Dateien', es: 'archivos', fr: 'fichiers' },
} as const satisfies Record<string, Record<Language, string>>
type Unit = keyof typeof UNITS

/** Small numbers are written as words. */
const WORDS: Readonly<Record<Language, Readonly<Record<number, string>>>> = {
  en: { 1: 'one|an?', 3: 'three', 5: 'five', 7: 'seven', 10: 'ten' },
  de: { 1: 'eine?', 3: 'drei', 5: 'fünf', 7: 'sieben', 10: 'zehn' },
  es: { 1: 'una?', 3: 'tres', 5: 'cinco', 7: 'siete', 10: 'diez' },
  fr: { 1: 'une?', 3: 'trois', 5: 'cinq', 7: 'sept', 10: 'dix' },
}

const texts = import.meta.glob<object>(
  [
    '../i18n/messages/*/*.json',
    '../../content/{pages,help-articles}/{en-de,de-de,es-es,fr-fr}--*.json',
  ],
  { import: 'default', eager: true },
)

test.each(PROMISES)('texts name the time or size of %s: %d (%s)', (_what, value, unit, places) => {
  const silent = places.flatMap((place) =>
    textsAt(place)
      .filter(({ language, text }) => !sentenceFor(value, unit, language).test(text))
      .map(({ language }) => `${place} in ${language}`),
  )
  expect(silent).toEqual([])
})

function sentenceFor(value: number, unit: Unit, language: Language): RegExp {
  const number = [value, WORDS[language][value]].filter(Boolean).join('|')
  return new RegExp(`(?<![\\p{L}\\d])(?:${number})\\s(?:${UNITS[unit][language]})(?!\\p{L})`, 'iu')
}

/** The same place in every language that has it: a page is one place, of a catalogue each sentence. */
function textsAt(place: string): { language: Language; text: string }[] {
  const [file, name = ''] = place.split(' ')
  const languages: Language[] = ['en', 'de', 'es', 'fr']
  const found = languages.flatMap((language) => {
    const catalogue = texts[`../i18n/messages/${language}/${file}.json`]
    if (catalogue !== undefined) return { language, text: String(partOf(catalogue, name)) }
    const country = language === 'en' ? 'de' : language
    const document = texts[`../../content/${file}/${language}-${country}--${name}.json`]
    return document === undefined ? [] : { language, text: JSON.stringify(document) }
  })
  expect(found.length, place).toBeGreaterThan(1)
  return found
}

function partOf(catalogue: object, name: string): unknown {
  return name
    .split('.')
    .reduce<unknown>((part, key) => (part as Record<string, unknown>)[key], catalogue)
}
