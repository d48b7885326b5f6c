import { data, type RouterContextProvider } from 'react-router'
import { readWhatOpens } from '#brokerage/read-what-opens.ts'
import { type AccountFacts, type Owner, ownerOf } from '#features/my-account/account-facts.ts'
import type { OwnLoaded } from '#features/my-account/frames.tsx'
import { typingKeyOf } from '#features/my-account/typing-key.ts'
import { answerOutage } from '../../answer-outage.ts'
import { requestFacts } from '../../request-facts.ts'

type Context = Readonly<RouterContextProvider>

/** What pages of the account need of a request; only the app's own host has them. */
export function accountFacts(context: Context): AccountFacts {
  const facts = context.get(requestFacts)
  if (facts.target.kind !== 'app') throw data(null, { status: 404 })
  const { accounts, brokerage, content, hosts, locale, clientIp, userAgent, env } = facts
  return {
    accounts,
    content,
    hosts,
    locale,
    clientIp,
    userAgent,
    desk: brokerage,
    secretKey: env.secretKey,
    draftKeys: facts.draftKeys(),
    bringsCookies: facts.bringsCookies,
    customer: () => facts.customer(),
  }
}

/** What a page of the account shows, or that the database is away. */
export async function loadAccount<T>(
  context: Context,
  load: (facts: AccountFacts) => Promise<T>,
): Promise<T> {
  return answerOutage(load(accountFacts(context)))
}

/** The same of who is signed in, with whose page it is: what somebody else typed there goes. */
export function loadOwn<T extends object>(
  context: Context,
  url: URL,
  load: (facts: AccountFacts, owner: Owner) => Promise<T>,
): Promise<T & OwnLoaded> {
  return loadAccount(context, async (facts) => {
    const owner = await ownerOf(facts, url)
    const { desk, missing } = readWhatOpens(facts.desk)
    const loaded = await load({ ...facts, desk }, owner)
    return {
      ...loaded,
      owner: owner.customer.id,
      typingKey: typingKeyOf(facts, owner),
      isIncomplete: missing().length > 0,
    }
  })
}
