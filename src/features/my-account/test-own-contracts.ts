import { desc, eq } from 'drizzle-orm'
import { customers } from '#accounts/tables.ts'
import { composeCaseMail } from '#brokerage/mails/compose-case-mail.ts'
import type { MailFacts } from '#brokerage/mails/mail-facts.ts'
import { outgoingMails } from '#brokerage/mails/tables.ts'
import { unsealFrom } from '#brokerage/seals.ts'
import { contractByHand } from '#brokerage/test-contracts.ts'
import { addCustomer, type TestDesk } from '#brokerage/test-desk.ts'
import type { Owner } from './account-facts.ts'
import { actOnPolicy } from './act-on-policy.ts'
import { loadPolicy } from './load-policy.ts'
import { formOf, testAccountFacts } from './test-account.ts'

/** Where somebody looks at a contract of theirs. For tests. */
export const url = new URL('http://app.localhost:3000/me/policies')

/** Contracts of customers who look at them in their account, where no jobs run. For tests. */
export function testOwnContracts(office: TestDesk) {
  const { desk } = office
  const { facts } = testAccountFacts(office)

  async function contract(line?: string) {
    const actor = await addCustomer(office)
    const [customer] = await desk.db.select().from(customers).where(eq(customers.id, actor.userId))
    if (!customer) throw new Error('The customer is gone.')
    const owner: Owner = { actor, customer, session: undefined as never }
    return { owner, ...(await contractByHand(office, actor, line)) }
  }

  /** What the account shows of a new contract. */
  async function shownOf(line: string) {
    const { owner, policy } = await contract(line)
    return loadPolicy(facts, owner, policy, url)
  }

  /** Sends a form of a contract's page; gives back the number that it was taken with. */
  async function ask(owner: Owner, policy: string, body: Record<string, string>) {
    const answer = await actOnPolicy(facts, owner, policy, formOf(body))
    if (!(answer instanceof Response)) throw new Error(JSON.stringify(answer.data))
    const to = new URL(answer.headers.get('location') ?? '', url)
    return to.searchParams.get('number') ?? ''
  }

  /** The newest mail that is due, as it will be sent. */
  async function newestMail() {
    const newest = desk.db.select().from(outgoingMails).orderBy(desc(outgoingMails.id)).limit(1)
    const [row] = await newest
    if (!row) throw new Error('There is no mail.')
    const about = unsealFrom<MailFacts>(desk, 'outgoing_mails.facts', row.dedupeKey, row.facts)
    const { subject, text } = composeCaseMail(row.kind, about, {
      brandName: 'Feather',
      attachments: [],
      messageId: '<a@b>',
      writtenAt: new Date(),
    })
    return { kind: row.kind, subject, text }
  }

  return { facts, contract, shownOf, ask, newestMail }
}
