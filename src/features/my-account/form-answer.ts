import type { Refused } from '#accounts/refusal.ts'

/** What is said above a form. Wording is under `account.problems.<code>`. */
export type Problem =
  | 'wrong'
  | 'blocked'
  | 'notConfirmed'
  | 'codeNeeded'
  | 'codeWrong'
  | 'tooMany'
  | 'tooManyMails'
  | 'tooManyGuesses'
  | 'tooManyCodes'
  | 'doneAlready'
  | 'badLink'
  | 'taken'
  | 'addressTaken'
  | 'closed'
  | 'provider'
  | 'passwordWrong'
  | 'tooLate'
  | 'tooManyDeclared'
  | 'notOpened'
  | 'offerTakenBack'
  | 'tooManyPeople'
  | 'away'
  | 'signedOut'
  | 'noCookies'

/** What is wrong with a field. Wording is under `account.checks.<code>`. */
export type Check =
  | 'email'
  | 'required'
  | 'invalid'
  | 'postcode'
  | 'iban'
  | 'amount'
  | 'startTooEarly'
  | 'startTooLate'
  | 'shortPassword'
  | 'samePasswords'
  | 'sameAddress'
  | 'date'
  | 'file'
  | 'emptyFile'
  | 'lockedFile'
  | 'activeFile'
  | 'goneFile'
  | 'oneTooMany'
  | 'tooMuchData'
  | 'tooManyChosen'
  | 'unavailable'
  | 'confirm'

/** A form that comes back: what was typed, and what is wrong with it. */
export type FormAnswer = {
  readonly values: Readonly<Record<string, string>>
  readonly errors: Readonly<Record<string, Check>>
  readonly problem?: Problem | undefined
  /** Which form of the page it was. */
  readonly form?: string | undefined
  /** The files that were not taken in, each by its name and what is wrong with it. */
  readonly notTaken?: readonly { readonly name: string; readonly check: Check }[] | undefined
  /** The files that were taken in with it, and stay so. */
  readonly files?: readonly { readonly id: string; readonly name: string }[]
  /** Whether the form had a field for the code of the second factor, which stays then. */
  readonly asksCode?: boolean
  /** Names a sign-in that waits for its second factor. */
  readonly ticket?: string | undefined
  /** What was done, where the page stays. */
  readonly told?: string | undefined
}

/** Whether it was sent from a page that no longer shows how things are. */
export function isTooLate(answer: FormAnswer | undefined): boolean {
  return answer?.problem === 'tooLate' || answer?.problem === 'offerTakenBack'
}

/** How long who tried too often shall wait: as long as the words of the problem say. */
const PAUSES: Partial<Record<Problem, number>> = {
  tooMany: 60,
  tooManyMails: 3_600,
  tooManyGuesses: 3_600,
  tooManyCodes: 900,
  tooManyDeclared: 86_400,
}

/** The status of a form that comes back because of it, and for how long there is no use in trying. */
export function tooOften(problem: Problem): ResponseInit {
  const pause = PAUSES[problem]
  return { status: 429, ...(pause && { headers: { 'retry-after': String(pause) } }) }
}

/** The same for what the accounts refused, whatever it was. */
export function initOf(outcome: Refused): ResponseInit {
  const { status } = outcome.refused
  return status === 429 ? tooOften(problemOf(outcome)) : { status }
}

/** The ticket with which to come back and bring the code, where one was handed out. */
export function ticketOf({ refused: { details } }: Refused): string | undefined {
  return 'ticket' in details && typeof details.ticket === 'string' ? details.ticket : undefined
}

/** What the accounts refused, in the words of these pages. */
export function problemOf({ refused }: Refused): Problem {
  const { message, name, details } = refused
  if (name === 'RateLimitError') {
    if (!('limit' in details)) return 'tooMany'
    return details.limit === 'code' ? 'tooManyCodes' : 'tooManyGuesses'
  }
  if (name === 'UnauthorizedError') return 'signedOut'
  if ('secondFactor' in details) {
    if (details.secondFactor === 'done') return 'doneAlready'
    return message === 'Invalid code' ? 'codeWrong' : 'codeNeeded'
  }
  if (message.includes('blocked')) return 'blocked'
  if (message.includes('not confirmed')) return 'notConfirmed'
  if (message.includes('taken')) return 'taken'
  if (message.includes('disabled') || message.includes('not available')) return 'closed'
  if (/token|code/i.test(message)) return 'badLink'
  return 'wrong'
}
