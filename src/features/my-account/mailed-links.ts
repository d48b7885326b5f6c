import { data } from 'react-router'
import { accountOfLink, addressOfLink, type LinkPurpose } from '#accounts/customers/link-token.ts'
import { requestPasswordReset } from '#accounts/customers/reset-password.ts'
import { requestSignInLink } from '#accounts/customers/sign-in-link.ts'
import { type AccountFacts, callerOf, limitOn } from './account-facts.ts'
import { type FormAnswer, tooOften } from './form-answer.ts'
import { askedPath } from './next-path.ts'
import { orAway } from './or-away.ts'

/** Whether a link is one of ours, used up or not: a new one can be mailed in its place. */
export function isOurLink(facts: AccountFacts, purpose: LinkPurpose, token: string): boolean {
  return accountOf(facts, purpose, token) !== undefined
}

/** Whether the link is of who is signed in already and reads the mails to their address. */
export async function isOwnLink(
  facts: AccountFacts,
  purpose: LinkPurpose,
  token: string,
): Promise<boolean> {
  const account = accountOf(facts, purpose, token)
  if (account === undefined) return false
  const found = await facts.customer()
  return found?.customer.id === account && found.customer.addressProvenAt !== null
}

/** Mails a new link in place of one that is over. Whether there is still an account is not told. */
export async function renewLink(
  facts: AccountFacts,
  purpose: LinkPurpose,
  token: string,
  url: URL,
) {
  const kept = { values: {}, form: 'renew' }
  const again = (more: Partial<FormAnswer>, init: number | ResponseInit) =>
    data<FormAnswer>({ ...kept, errors: {}, ...more }, init)
  if (!isOurLink(facts, purpose, token)) return again({ problem: 'badLink' }, 400)
  const { counted, told } = KINDS[purpose]
  return orAway(kept, async () => {
    const { desk } = facts.accounts
    const email = await addressOfLink(desk, purpose, token)
    const limit = limitOn(facts, counted, email)
    if (limit) return again({ problem: limit }, tooOften(limit))
    const next = askedPath(url.searchParams.get('next'))
    if (email && purpose === 'sign in') await requestSignInLink(desk, email, callerOf(facts), next)
    else if (email) await requestPasswordReset(desk, email, next)
    return again({ told }, 200)
  })
}

/** As on the page where such a link is asked for. */
const KINDS = {
  'sign in': { counted: 'link', told: 'linkSent' },
  'new password': { counted: 'reset', told: 'resetSent' },
} as const

function accountOf({ accounts }: AccountFacts, purpose: LinkPurpose, token: string) {
  return accountOfLink(accounts.desk.env.secretKey, purpose, token)
}
