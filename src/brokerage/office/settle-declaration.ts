import type { ActingUser } from '#accounts/acting-user.ts'
import { canMove } from '#insurance/application/states.ts'
import { berlinDay } from '#platform/clock.ts'
import { makeMove } from '../applications/move-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import { tellInsurerJob } from '../follow-up/tell-insurer-job.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { readDeclaration } from '../service/keep-declaration.ts'
import type { CustomerRequest } from '../service/tables.ts'
import type { Application } from '../tables.ts'

/**
 * Whether a withdrawal that was kept to be looked at can be carried out, and if not, why. What was
 * declared in time counts, also where the contract ended before a colleague got to it: whether it
 * was in time is for them to say.
 */
export function checkDeclaration(
  application: Application | null,
): 'possible' | 'contractMissing' | 'notWithdrawable' {
  if (application === null) return 'contractMissing'
  const { state } = application
  const wasContract = state === 'withdrawn' || state === 'ended'
  return wasContract || canMove(state, 'withdrawn', 'staff') ? 'possible' : 'notWithdrawable'
}

/**
 * Carries a withdrawal out that a colleague has looked at: it counts from when it was declared. Says
 * whether a mail tells of it: whoever had withdrawn before is told nothing new.
 */
export async function carryOutDeclaration(
  desk: BrokerageDesk,
  actor: ActingUser,
  { id, reference, createdAt }: CustomerRequest,
  application: Application,
): Promise<boolean> {
  if (application.state === 'withdrawn') return false
  await makeMove(desk, actor, application, 'withdrawn', {
    request: reference,
    declaredAt: createdAt.toISOString(),
    endDate: berlinDay(createdAt),
  })
  await desk.jobs.send(desk.db, tellInsurerJob, { requestId: id })
  return true
}

/** A customer of whom we know no contract has no account to read our answer in: it is mailed. */
export async function mailRefusal(
  desk: BrokerageDesk,
  request: CustomerRequest,
  reply: string,
): Promise<void> {
  const { reference } = request
  const { email: to, language } = readDeclaration(desk, request)
  await enqueueMail(desk, {
    kind: 'withdrawalRefused',
    dedupeKey: `withdrawalRefused:${reference}`,
    facts: { to, language, reference, values: {}, after: [reply], link: '', files: [], days: [] },
  })
}
