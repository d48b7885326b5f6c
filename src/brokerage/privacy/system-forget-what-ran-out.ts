import { and, asc, eq, gte, inArray, isNull, lt, ne, notExists, notInArray, or } from 'drizzle-orm'
import { customers } from '#accounts/tables.ts'
import { OVER } from '#insurance/application/states.ts'
import { deleteInPortions } from '#platform/database/in-portions.ts'
import { adviceRecords } from '../advice/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { DECIDED_CLAIM_STATES } from '../kinds.ts'
import { outgoingMails } from '../mails/tables.ts'
import { caseNotes } from '../office/tables.ts'
import { contractByContract } from '../policies/contract-by-contract.ts'
import { claims, customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'
import { forgetApplication, NO_FINGERPRINT } from './forget-application.ts'
import { firstStillKept } from './kept-until.ts'

/** Applications at a time; the rest has its turn a few hours later. */
const MOST_AT_ONCE = 500

async function forgetApplications(desk: BrokerageDesk): Promise<void> {
  const limit = firstStillKept(desk.today())
  // What is still argued about, or was until lately, keeps the contract that it is about.
  const lateClaim = desk.db
    .select({ id: claims.id })
    .from(claims)
    .innerJoin(policies, eq(policies.id, claims.policyId))
    .where(
      and(
        eq(policies.applicationId, applications.id),
        or(notInArray(claims.state, [...DECIDED_CLAIM_STATES]), gte(claims.stateSince, limit)),
      ),
    )
  const hasRunOut = and(
    ne(applications.emailIndex, NO_FINGERPRINT),
    or(
      lt(applications.restrictedAt, limit),
      and(
        inArray(applications.state, OVER),
        lt(applications.stateSince, limit),
        notExists(lateClaim),
      ),
    ),
  )
  const due = await desk.db
    .select({ applicationId: applications.id })
    .from(applications)
    .where(hasRunOut)
    .orderBy(asc(applications.stateSince))
    .limit(MOST_AT_ONCE)
  let gone = 0
  const forget = ({ applicationId }: (typeof due)[number]) =>
    desk.db.transaction(async (transaction) => {
      const [row] = await transaction
        .select()
        .from(applications)
        .where(and(eq(applications.id, applicationId), hasRunOut))
        .for('update')
      if (row === undefined) return
      await forgetApplication({ ...desk, db: transaction }, row)
      gone += 1
    })
  try {
    await contractByContract(
      desk,
      due,
      forget,
      'an application that ran out could not be forgotten',
    )
  } finally {
    if (gone > 0) desk.log.info({ applications: gone }, 'applications that ran out were forgotten')
  }
}

/** Advice that no application follows, in an account or not: its own ten years count. */
async function forgetAdviceWithoutOrder({ db, today }: BrokerageDesk): Promise<void> {
  // An order may name it either way.
  const followers = [adviceRecords.reference, adviceRecords.id].map((name) =>
    db
      .select({ id: applications.id })
      .from(applications)
      .where(eq(applications.adviceRecordId, name)),
  )
  await deleteInPortions(
    db,
    adviceRecords,
    and(lt(adviceRecords.writtenAt, firstStillKept(today())), ...followers.map(notExists)),
  )
}

/** Withdrawals whose contract nobody has found, with the notes on them. */
async function forgetDeclarationsOfNoContract({ db, today }: BrokerageDesk): Promise<void> {
  const gone = await db
    .delete(customerRequests)
    .where(
      and(
        isNull(customerRequests.applicationId),
        lt(customerRequests.createdAt, firstStillKept(today())),
      ),
    )
    .returning({ reference: customerRequests.reference })
  const references = gone.map(({ reference }) => reference)
  await db
    .delete(caseNotes)
    .where(and(eq(caseNotes.caseKind, 'request'), inArray(caseNotes.caseReference, references)))
}

/** In which somebody has to be told of an erasure (Art. 12 (3) GDPR). */
const DAYS_TO_TELL_ERASURE = 30

/**
 * Mails about calls, advice or news: each holds an address. So does one that tells of an erasure and
 * that nobody could send: it goes when the time to tell it is over.
 */
async function forgetMailsOfNoApplication({ db, today, clock }: BrokerageDesk): Promise<void> {
  const { kind, createdAt, applicationId } = outgoingMails
  const tooLate = new Date(clock.now().getTime() - DAYS_TO_TELL_ERASURE * 86_400_000)
  await deleteInPortions(
    db,
    outgoingMails,
    and(
      isNull(applicationId),
      or(
        lt(createdAt, firstStillKept(today())),
        and(eq(kind, 'dataErased'), lt(createdAt, tooLate)),
      ),
    ),
  )
}

/** Notes about a customer whose account is gone. */
async function forgetNotesOnNobody({ db, today }: BrokerageDesk): Promise<void> {
  const account = db
    .select({ id: customers.id })
    .from(customers)
    .where(eq(customers.id, caseNotes.caseReference))
  await deleteInPortions(
    db,
    caseNotes,
    and(
      lt(caseNotes.createdAt, firstStillKept(today())),
      eq(caseNotes.caseKind, 'customer'),
      notExists(account),
    ),
  )
}

/** What is over goes once the law asks for it no longer, whether somebody had it erased or not. */
export const FORGETTING = [
  forgetApplications,
  forgetAdviceWithoutOrder,
  forgetDeclarationsOfNoContract,
  forgetMailsOfNoApplication,
  forgetNotesOnNobody,
]
