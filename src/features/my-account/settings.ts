import { data, redirect, redirectDocument } from 'react-router'
import { countBackupCodes } from '#accounts/customers/backup-codes.ts'
import { changePassword } from '#accounts/customers/change-password.ts'
import {
  changeLanguage,
  changeName,
  endOtherSessions,
  hasPassword,
  listSessions,
} from '#accounts/customers/manage-account.ts'
import { toldName } from '#accounts/customers/told-name.ts'
import { SHORTEST_PASSWORD } from '#accounts/password-rule.ts'
import { isRefused, type Refused } from '#accounts/refusal.ts'
import { findChoices, saveChoices } from '#brokerage/service/customer-choices.ts'
import { formatDate } from '#i18n/format-date.ts'
import { isLanguage, LANGUAGES } from '#sites/locales.ts'
import { LANGUAGE_LABELS } from '#sites/regions.ts'
import { type AccountFacts, callerOf, languageOf, limitOn, type Owner } from './account-facts.ts'
import { type Check, initOf, tooOften } from './form-answer.ts'
import { askForNewAddress } from './new-address.ts'
import { NEW_ADDRESS } from './new-address-form.ts'
import { addPerson, loadPeople, removePerson } from './people.ts'
import { passwordIn, textIn } from './read-post.ts'
import {
  answerSecondFactor,
  problemForSettings,
  SECOND_FACTOR,
  type SettingsAnswer,
} from './second-factor-settings.ts'
import { leadOn } from './session-cookie.ts'
import { signedOutAnswer } from './signed-out.ts'

export async function loadSettings(facts: AccountFacts, owner: Owner, url: URL) {
  const { customer, session, actor } = owner
  const { desk } = facts.accounts
  const [sessions, choices, people, withPassword, backupCodes] = await Promise.all([
    listSessions(desk, session),
    findChoices(facts.desk, actor),
    loadPeople(facts, owner),
    hasPassword(desk, customer.id),
    countBackupCodes(desk, customer.id),
  ])
  return {
    email: customer.email,
    name: toldName(customer),
    language: customer.language,
    languages: LANGUAGES.map((value) => ({ value, label: LANGUAGE_LABELS[value] })),
    choices,
    people,
    hasSecondFactor: customer.twoFactorEnabled,
    /** How many codes for the day without the app are left. */
    backupCodes,
    /** Customers who came by a mailed link or from elsewhere may have none. */
    hasPassword: withPassword,
    sessions: sessions.map(({ id, since, userAgent, isThis }) => ({
      id,
      isThis,
      device: deviceOf(userAgent),
      since: formatDate(since, facts.locale),
    })),
    told: url.searchParams.get('told') ?? undefined,
  }
}

export type SettingsPageData = Awaited<ReturnType<typeof loadSettings>>

export async function answerSettings(
  facts: AccountFacts,
  owner: Owner | undefined,
  form: FormData,
) {
  if (!owner) return data<SettingsAnswer>(signedOutAnswer(form), 401)
  const asked = textIn(form, 'do', 40)
  const { desk } = facts.accounts
  const { session, customer, actor } = owner
  const caller = callerOf(facts)
  const again = (more: Partial<SettingsAnswer>, init: number | ResponseInit = 400) =>
    data<SettingsAnswer>({ values: {}, errors: {}, form: asked, ...more }, init)
  const refused = (outcome: Refused) =>
    again({ problem: problemForSettings(outcome) }, initOf(outcome))
  const limit = SECRETS.includes(asked) && limitOn(facts, 'settings', customer.id)
  if (limit) return again({ problem: limit }, tooOften(limit))
  const ofSecondFactor = SECOND_FACTOR.find((each) => each === asked)
  if (ofSecondFactor) return answerSecondFactor(facts, owner, ofSecondFactor, form)
  switch (asked) {
    case 'choices': {
      const language = textIn(form, 'language', 2)
      if (isLanguage(language)) await changeLanguage(desk, customer.id, language)
      if (form.has('name')) await changeName(desk, customer, textIn(form, 'name'))
      const wanted = {
        deadlineMails: form.get('deadlineMails') === 'yes',
        marketing: form.get('marketing') === 'yes',
        language: languageOf(facts),
      }
      await saveChoices(facts.desk, actor, wanted)
      // A customer who reads in another language and changes something else goes on reading in it.
      const isNew = isLanguage(language) && language !== customer.language
      return isNew
        ? redirectDocument(`/me/settings?told=saved&lang=${language}`, 303)
        : redirect('/me/settings?told=saved', 303)
    }
    case 'password': {
      const password = passwordIn(form, 'password')
      const currentPassword = passwordIn(form, 'currentPassword')
      const errors: Record<string, Check> = {}
      if (currentPassword === '') errors['currentPassword'] = 'required'
      if (password.length < SHORTEST_PASSWORD) errors['password'] = 'shortPassword'
      if (Object.keys(errors).length > 0) return again({ errors })
      const change = { currentPassword, password }
      const outcome = await changePassword(desk, session, change, caller)
      return isRefused(outcome)
        ? refused(outcome)
        : leadOn(facts, '/me/settings?told=passwordSet', outcome.jwt)
    }
    case NEW_ADDRESS:
      return askForNewAddress(facts, owner, form)
    case 'addPerson':
      return addPerson(facts, owner, form)
    case 'removePerson':
      return removePerson(facts, owner, form)
    case 'sessions':
      await endOtherSessions(desk, session, caller)
      return redirect('/me/settings?told=signedOutElsewhere', 303)
    default:
      throw data(null, { status: 400 })
  }
}

const SECRETS: readonly string[] = ['password', NEW_ADDRESS, ...SECOND_FACTOR]

/**
 * Enough to tell one's own devices apart; empty where nothing is known. Each also names those that it
 * wants to be taken for, and an Android names Linux first: the first that fits is the one.
 */
export function deviceOf(userAgent: string): string {
  const known = [BROWSERS, SYSTEMS].map((names) => names.find(([, sign]) => sign.test(userAgent)))
  return known.flatMap((found) => (found ? [found[0]] : [])).join(', ')
}

const BROWSERS: readonly (readonly [string, RegExp])[] = [
  ['Firefox', /(?:Firefox|FxiOS)\//],
  ['Edge', /(?:Edg|EdgA|EdgiOS)\//],
  ['Opera', /(?:OPR|OPT)\//],
  ['Samsung Internet', /SamsungBrowser\//],
  ['Chrome', /(?:Chrome|CriOS)\//],
  ['Safari', /Safari\//],
]

const SYSTEMS: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /iPhone/],
  ['iPad', /iPad/],
  ['Android', /Android/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux/],
]
