import { and, inArray, isNull } from 'drizzle-orm'
import type { Language } from '#insurance/values/language.ts'
import { readContact } from '../applications/find-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { mailAbout, productName } from '../mails/mail-about.ts'
import { allOwnPages, ownPage } from '../mails/own-page.ts'
import { customerRequests } from '../service/tables.ts'
import type { GrantedChange } from './renew-papers.ts'

/** A granted change with the papers that were made anew, if any, and whether they are posted. */
export type SettledChange = GrantedChange & {
  readonly files: readonly string[]
  readonly isPosted: boolean
}

/**
 * One mail of a correction, however many contracts had the same mistake: it names each, and brings what
 * was made anew. Contracts with another address, language or way for their papers have one of their own,
 * and so have those whose papers came later; each is told of once. In a transaction.
 */
export async function tellCorrected(
  desk: BrokerageDesk,
  corrected: readonly SettledChange[],
): Promise<void> {
  const untold = await takeUntold(desk, corrected)
  const together = Map.groupBy(untold, ({ application, isPosted }) =>
    JSON.stringify([readContact(desk, application).email, application.language, isPosted]),
  )
  for (const [first, ...others] of together.values()) {
    if (first) await tell(desk, [first, ...others])
  }
}

/** Those that no mail told of yet; from now on this one does. */
async function takeUntold(
  { db, clock }: BrokerageDesk,
  corrected: readonly SettledChange[],
): Promise<readonly SettledChange[]> {
  const ids = corrected.map(({ request }) => request.id)
  const isUntold = and(inArray(customerRequests.id, ids), isNull(customerRequests.toldAt))
  // In one order: another process may be at the same work.
  const rows = await db
    .select({ id: customerRequests.id })
    .from(customerRequests)
    .where(isUntold)
    .orderBy(customerRequests.id)
    .for('update')
  const untold = new Set(rows.map(({ id }) => id))
  await db.update(customerRequests).set({ toldAt: clock.now() }).where(isUntold)
  return corrected.filter(({ request }) => untold.has(request.id))
}

async function tell(
  desk: BrokerageDesk,
  corrected: readonly [SettledChange, ...SettledChange[]],
): Promise<void> {
  const [{ application, policy, request, isPosted }, ...others] = corrected
  const facts = mailAbout(desk, application, {
    reference: request.reference,
    values: { many: others.length > 0 ? 'yes' : 'no' },
    ...(isPosted ? { onPaper: true } : { files: corrected.flatMap(({ files }) => files) }),
  })
  const nameOf = ({ line, reference }: SettledChange['policy']) =>
    `${productName(desk, line, application.language as Language)}, ${reference}`
  await enqueueMail(desk, {
    kind: 'dataCorrected',
    dedupeKey: `dataCorrected:${request.reference}`,
    applicationId: application.id,
    facts: {
      ...facts,
      ...(others.length > 0
        ? {
            contracts: contractsOf(corrected),
            alsoOf: others.map((each) => each.application.id),
          }
        : {}),
      after: corrected.map((each) => nameOf(each.policy)),
      link: others.length > 0 ? allOwnPages(desk) : ownPage(desk, policy.reference),
    },
  })
}

function contractsOf(corrected: readonly SettledChange[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    corrected.flatMap(({ files, policy }) => files.map((file) => [file, policy.reference])),
  )
}
