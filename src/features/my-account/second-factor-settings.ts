import { data } from 'react-router'
import { renderSVG } from 'uqr'
import {
  beginSecondFactor,
  endSecondFactor,
  finishSecondFactor,
  renewBackupCodes,
} from '#accounts/customers/second-factor.ts'
import { isRefused, type Refused } from '#accounts/refusal.ts'
import { type AccountFacts, callerOf, type Owner } from './account-facts.ts'
import { type FormAnswer, initOf, problemOf } from './form-answer.ts'
import { codeIn, passwordIn } from './read-post.ts'
import { leadOn, sessionCookie } from './session-cookie.ts'

export const SECOND_FACTOR = [
  'beginSecondFactor',
  'finishSecondFactor',
  'endSecondFactor',
  'renewSecondFactor',
] as const

export type SettingsAnswer = FormAnswer & {
  /** For an authenticator app, shown once. */
  readonly secret?: { readonly picture: string; readonly uri: string; readonly text: string }
  /** For the day without it, shown once: what is kept of them cannot be read. */
  readonly backupCodes?: readonly string[]
}

/** Sets an authenticator app up, makes its backup codes, gives it up. */
export async function answerSecondFactor(
  facts: AccountFacts,
  { session }: Pick<Owner, 'session'>,
  asked: (typeof SECOND_FACTOR)[number],
  form: FormData,
) {
  const { desk } = facts.accounts
  const caller = callerOf(facts)
  const password = passwordIn(form, 'secret')
  const code = codeIn(form, 'otp')
  const show = (more: Partial<SettingsAnswer>, init: number | ResponseInit = 200) =>
    data<SettingsAnswer>({ values: {}, errors: {}, form: asked, ...more }, init)
  const again = (outcome: Refused) =>
    show({ problem: problemForSettings(outcome) }, initOf(outcome))
  const [field, given] =
    asked === 'finishSecondFactor' ? (['otp', code] as const) : (['secret', password] as const)
  if (given === '') return show({ errors: { [field]: 'required' } }, 400)
  switch (asked) {
    case 'beginSecondFactor': {
      const outcome = await beginSecondFactor(desk, session, password, caller)
      return isRefused(outcome) ? again(outcome) : show({ secret: shownSecret(outcome.uri) })
    }
    case 'finishSecondFactor': {
      const outcome = await finishSecondFactor(desk, session, code, caller)
      if (isRefused(outcome)) return again(outcome)
      const headers = { 'set-cookie': sessionCookie(facts.hosts, outcome.jwt) }
      return show({ told: 'secondFactorOn', backupCodes: outcome.backupCodes }, { headers })
    }
    case 'renewSecondFactor': {
      const outcome = await renewBackupCodes(desk, session, password, caller)
      return isRefused(outcome) ? again(outcome) : show({ backupCodes: outcome.backupCodes })
    }
    case 'endSecondFactor': {
      const outcome = await endSecondFactor(desk, session, password, caller)
      return isRefused(outcome)
        ? again(outcome)
        : leadOn(facts, '/me/settings?told=secondFactorOff', outcome.jwt)
    }
  }
}

export function problemForSettings(outcome: Refused) {
  return /current password/.test(outcome.refused.message) ? 'passwordWrong' : problemOf(outcome)
}

/** As a picture for another phone's camera, as a link on the phone itself, and as letters to type. */
function shownSecret(uri: string) {
  const svg = renderSVG(uri)
  return {
    picture: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
    uri,
    text: new URL(uri).searchParams.get('secret') ?? '',
  }
}
