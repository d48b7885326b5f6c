import { eq } from 'drizzle-orm'
import { isInForce } from '#insurance/application/states.ts'
import { readRecord } from '../applications/find-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { filesOfRequest, listFiles } from '../files/list-files.ts'
import { isOnPaper } from '../paper-sets.ts'
import { isRenewing } from '../papers/renewed-papers.ts'
import { mailAboutCase } from '../service/case-mail.ts'
import { customerRequests } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'
import { wasMailed } from './mail-of-state.ts'
import { orderPosting } from './order-posting.ts'
import { type GrantedChange, renewPapers } from './renew-papers.ts'
import { startForCalendar } from './start-for-calendar.ts'
import { type SettledChange, tellCorrected } from './tell-corrected.ts'

/**
 * What contracts are owed after a change of them was granted: the papers that name it, made anew, with
 * the mail that brings them. Each part is done once, so the job may die anywhere and be run again.
 */
export async function settleChange(
  desk: BrokerageDesk,
  requestId: number,
  /** Corrections of other contracts that were made with it. */
  along: readonly number[] = [],
): Promise<void> {
  const settled: SettledChange[] = []
  const failures: unknown[] = []
  for (const id of [requestId, ...along]) {
    try {
      const one = await settlePapers(desk, id)
      if (one) settled.push(one)
    } catch (error) {
      failures.push(error)
    }
  }
  // The mail waits until it can tell of all, but not for ever; what comes later has one of its own.
  if (failures.length === 0 || settled.some(({ request }) => hasWaited(desk, request)))
    await desk.db.transaction(async (transaction) => {
      const inside = { ...desk, db: transaction }
      for (const one of settled) if (one.request.kind !== 'correction') await tellDone(inside, one)
      const corrected = settled.filter(({ request }) => request.kind === 'correction')
      await tellCorrected(inside, corrected)
    })
  // Tried again, and told to staff in the list of work once it is given up.
  if (failures.length > 0) throw failures[0]
}

/** Long enough for a few tries: what fails for longer needs somebody. */
const WAIT_MS = 3_600_000

function hasWaited({ clock }: BrokerageDesk, { stateSince }: GrantedChange['request']): boolean {
  return clock.now().getTime() - stateSince.getTime() > WAIT_MS
}

async function settlePapers(
  desk: BrokerageDesk,
  requestId: number,
): Promise<SettledChange | undefined> {
  const granted = await find(desk, requestId)
  // After an erasure it is kept for the law alone.
  if (granted === undefined || granted.application.restrictedAt !== null) return undefined
  const { application, request } = granted
  if (isInForce(application.state)) {
    if (!(await wasMailed(desk, application, 'accepted'))) {
      throw new Error('The first papers are not made yet: look again later.')
    }
    if (!(await renewPapers(desk, granted))) return settlePapers(desk, requestId)
  }
  const files = (await listFiles(desk, filesOfRequest(requestId))).map(({ id }) => id)
  const isPosted = files.length > 0 && isOnPaper(readRecord(desk, application))
  if (isPosted) {
    await orderPosting(desk, application, { papers: 'renewed', change: request.reference })
  }
  return { ...granted, files, isPosted }
}

async function tellDone(desk: BrokerageDesk, settled: SettledChange): Promise<void> {
  const { application, policy, request, files, isPosted } = settled
  await mailAboutCase(desk, 'requestDone', {
    applicationId: application.id,
    reference: request.reference,
    occasion: 'done',
    ...(isPosted ? { onPaper: true } : { files }),
    ...(request.kind === 'startDate' && files.length > 0
      ? { days: startForCalendar(desk, application, policy) }
      : {}),
  })
}

async function find({ db }: BrokerageDesk, requestId: number): Promise<GrantedChange | undefined> {
  const [found] = await db
    .select({ application: applications, policy: policies, request: customerRequests })
    .from(customerRequests)
    .innerJoin(policies, eq(policies.id, customerRequests.policyId))
    .innerJoin(applications, eq(applications.id, policies.applicationId))
    .where(eq(customerRequests.id, requestId))
  if (found === undefined) return undefined
  const { request } = found
  const { kind, state } = request
  return state === 'done' && isRenewing(kind)
    ? { ...found, request: { ...request, kind } }
    : undefined
}
