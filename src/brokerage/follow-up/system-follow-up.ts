import { and, desc, eq } from 'drizzle-orm'
import { system } from '#accounts/acting-user.ts'
import { formatDateAndTime } from '#i18n/format-date.ts'
import type { ApplicationState } from '#insurance/application/states.ts'
import { type IsoDate, showDate } from '#insurance/values/iso-date.ts'
import { berlinDay } from '#platform/clock.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { moveApplication } from '../applications/move-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import type { CaseMailKind } from '../mails/mail-facts.ts'
import { nextCoverAfter } from '../policies/next-cover.ts'
import {
  type Application,
  applicationEvents,
  applications,
  type Policy,
  policies,
} from '../tables.ts'
import { mailOfState } from './mail-of-state.ts'
import { settleAcceptance } from './system-settle-acceptance.ts'
import { settleSubmission } from './system-settle-submission.ts'
import { tellOfOffer } from './tell-of-offer.ts'

/**
 * Does what an application is owed and what its state asks for, each part once: a part that is done
 * leaves a row, and the next run passes over it. So the job may die anywhere and be run again. What
 * came first is done first, so that mails arrive in the order in which things happened.
 */
export async function followUp(desk: BrokerageDesk, applicationId: number): Promise<void> {
  const application = await load(desk, applicationId)
  if (application === undefined || application.followedUpAt !== null) return
  if (!(await settleSubmission(desk, application))) return followUp(desk, applicationId)
  const policy = await loadPolicy(desk, applicationId)
  if (policy) await settleAcceptance(desk, application, policy)
  const next = await actOn(desk, application, policy)
  if (next) {
    // The move orders the next run itself.
    await moveApplication(desk, system, application.reference, next)
    return
  }
  await desk.db
    .update(applications)
    .set({ followedUpAt: desk.clock.now() })
    // What left this state meanwhile, even if only to come back, has a run of its own.
    .where(
      and(
        eq(applications.id, applicationId),
        eq(applications.state, application.state),
        eq(applications.stateSince, application.stateSince),
      ),
    )
}

/** What this state asks for, and where the application goes by itself from here. */
async function actOn(
  desk: BrokerageDesk,
  application: Application,
  policy: Policy | undefined,
): Promise<ApplicationState | undefined> {
  const { state } = application
  switch (state) {
    case 'submitted':
      return isInstant(desk, application) ? 'accepted' : 'underwriting'
    case 'accepted':
      return policy && 'active'
    case 'counterOffer':
      await tellOfOffer(desk, application)
      return undefined
    case 'informationNeeded':
    case 'declined':
    case 'withdrawn':
    case 'cancelled':
    case 'ended':
    case 'expired': {
      const kind = await mailKindOf(desk, application, state, policy)
      const values = endValues(desk, application, policy)
      const about = { values, policy: policy?.reference }
      await mailOfState(desk, application, { kind, state }, about)
      return undefined
    }
    case 'draft':
    case 'underwriting':
    case 'active':
      return undefined
  }
}

/** Before there is a contract nothing is withdrawn from: an application is taken back. */
async function mailKindOf(
  desk: BrokerageDesk,
  application: Application,
  state: ApplicationState & CaseMailKind,
  policy: Policy | undefined,
): Promise<CaseMailKind> {
  if (await wasRefusedByCustomer(desk, application)) return 'offerRefused'
  // It waits again where that was taken back meanwhile.
  if (!policy?.proofDueOn && (await wasSettledLate(desk, application))) return 'endSettled'
  return state === 'withdrawn' && policy === undefined ? 'takenBack' : state
}

/** Notice that was told to have no effect holds after all: that is news, its receipt is not. */
async function wasSettledLate({ db }: BrokerageDesk, { id, state }: Application): Promise<boolean> {
  if (state !== 'cancelled') return false
  const [last] = await db
    .select({ details: applicationEvents.details })
    .from(applicationEvents)
    .where(and(eq(applicationEvents.applicationId, id), eq(applicationEvents.toState, state)))
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  return last?.details['settledBy'] !== undefined
}

/** A no to the insurer's other offer is not the insurer's no. */
async function wasRefusedByCustomer(
  { db }: BrokerageDesk,
  { id, state }: Application,
): Promise<boolean> {
  if (state !== 'declined') return false
  const { applicationId, toState, actorKind } = applicationEvents
  const isMeant = and(eq(applicationId, id), eq(toState, state), eq(actorKind, 'customer'))
  return (await db.$count(applicationEvents, isMeant)) > 0
}

function isInstant(desk: BrokerageDesk, { line }: Application): boolean {
  return desk.lines[line]?.definition.acceptance === 'instant'
}

function endValues(
  { lines }: Pick<BrokerageDesk, 'lines'>,
  { stateSince, reference, language, line }: Application,
  policy: Policy | undefined,
): Record<string, string> {
  const at = formatDateAndTime(stateSince, MAIN_LOCALE_OF_LANGUAGE[language as Language])
  const show = (day: string | null | undefined) =>
    day ? showDate(day as IsoDate, language as Language) : ''
  // Once it is proven, or where it ends by itself, nothing is to be sent.
  const nextCover = nextCoverAfter(lines[line])
  const day = berlinDay(stateSince)
  const isAhead = policy !== undefined && policy.startDate > day
  const isOver = policy?.endDate ? policy.endDate < day : false
  return {
    at,
    contract: policy?.reference ?? reference,
    begun: isAhead ? 'no' : isOver ? 'over' : 'yes',
    start: show(policy?.startDate),
    end: show(policy?.endDate),
    nextCover: nextCover === 'insurer' && !policy?.proofDueOn ? 'none' : nextCover,
    due: show(policy?.proofDueOn),
  }
}

async function load({ db }: BrokerageDesk, id: number): Promise<Application | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  return row
}

async function loadPolicy({ db }: BrokerageDesk, applicationId: number) {
  const [row] = await db.select().from(policies).where(eq(policies.applicationId, applicationId))
  return row
}
