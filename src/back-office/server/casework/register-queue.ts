import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { listCalls } from '#brokerage/calls/list-calls.ts'
import { countCases } from '#brokerage/office/count-cases.ts'
import { findDue } from '#brokerage/office/find-due.ts'
import { countWork } from '#brokerage/office/find-jobs.ts'
import { findProofsDue } from '#brokerage/office/find-proofs-due.ts'
import { findQueue, type QueueEntry } from '#brokerage/office/find-queue.ts'
import {
  WAITING_APPLICATIONS,
  WAITING_CLAIMS,
  WHOSE_TURN,
  type WhoseTurn,
} from '#brokerage/waits-for.ts'
import { forbiddenError } from '#content-api/errors/strapi-error.ts'
import { queryOf } from '#content-api/request-parts.ts'
import { findWaitingMessages } from '#features/forms/inbox/find-waiting.ts'
import type { InboxRow } from '#features/forms/inbox/list-submissions.ts'
import { missingSoon } from '#insurance/statutory/missing-parameters.ts'
import { addDays } from '#insurance/values/iso-date.ts'
import { momentOn } from '#platform/calendar/wall-clock.ts'
import { berlinDay } from '#platform/clock.ts'
import type { Queue, WaitingCase, WaitingMessage } from '../../wire/casework-records.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'

const zone = 'Europe/Berlin'
const mostShown = 12
/** Whatever somebody relies on within these days is due. */
const dueDays = 7
/** More than wait on any day: complaints among them are due, however new they are. */
const mostMessages = 200
const queueQuery = z.object({ whose: z.enum(['mine', 'nobody']).optional() })

/** The first screen of a broker: what waits, and how much of everything there is. */
export function registerQueue(
  app: FastifyInstance,
  { brokerage: desk, forms }: BackOfficeContext,
): void {
  app.get('/queue', async (request): Promise<Queue> => {
    const { actor } = request
    const { whose } = parse(queueQuery, queryOf(request))
    const from = momentOn(desk.today(), 0, zone) ?? desk.clock.now()
    const until = new Date(from.getTime() + 26 * 3_600_000)
    const asked = {
      limit: 2 * mostShown,
      unassigned: whose === 'nobody',
      assignedTo: whose === 'mine' && actor.kind === 'staff' ? actor.userId : undefined,
    }
    const dueUntil = addDays(desk.today(), dueDays)
    const [counts, starting, proofs, cases, messages, calls, queues] = await Promise.all([
      countCases(desk, actor),
      findDue(desk, actor, { ...asked, limit: mostShown, until: dueUntil }),
      findProofsDue(desk, actor, { ...asked, limit: mostShown, until: dueUntil }),
      findQueue(desk, actor, asked),
      findWaitingMessages(forms, actor, { ...asked, limit: mostMessages }),
      listCalls(desk, actor, { from, until }),
      countWork(desk, actor),
    ])
    if (counts === undefined) throw forbiddenError()
    const { byLine, byState, claimsByState, openRequests, waitingForProof } = counts
    const lawMissing = missingSoon(desk.today())
    const written = messages.rows.map(waitingMessage)
    const due = [
      ...[...starting, ...proofs].map(waitingCase),
      ...written.filter(({ dueOn }) => dueOn),
    ]
    const isDue = ({ reference }: { reference: string }) =>
      due.some((entry) => entry.reference === reference)
    const others = [...cases.map(waitingCase), ...written].filter((entry) => !isDue(entry))
    return {
      byLine,
      ...(lawMissing && { lawMissing }),
      due: due.toSorted((one, other) => ((one.dueOn ?? '') < (other.dueOn ?? '') ? -1 : 1)),
      waiting: others
        .toSorted((one, other) => (one.since < other.since ? -1 : 1))
        .slice(0, mostShown),
      applications: countTurns(byState, WAITING_APPLICATIONS),
      claims: countTurns(claimsByState, WAITING_CLAIMS),
      requests: openRequests,
      proofs: waitingForProof,
      messages: messages.total,
      failedJobs: queues.reduce((sum, { failed }) => sum + failed, 0),
      calls: calls
        .filter(({ state, startsAt }) => state === 'booked' && berlinDay(startsAt) === desk.today())
        .map(({ reference, topic, startsAt, adviserName }) => ({
          reference,
          topic,
          adviserName,
          startsAt: startsAt.toISOString(),
        })),
    }
  })
}

/** Without what was written: the first screen leaves no mark in the audit trail. */
function waitingMessage(row: InboxRow): WaitingMessage {
  const { id, reference, channel, formTitle, state, createdAt, assignedTo, complaint } = row
  return {
    kind: 'message',
    id,
    reference,
    channel,
    about: formTitle,
    state,
    since: channel === 'form' ? createdAt : berlinDay(new Date(createdAt)),
    assignedTo,
    isComplaint: complaint !== undefined,
    dueOn: complaint?.dueOn,
  }
}

function waitingCase({ coverFrom, proofBy, ...entry }: QueueEntry): WaitingCase {
  return { ...entry, since: entry.since.toISOString(), dueOn: coverFrom ?? proofBy }
}

function countTurns<State extends string>(
  counted: readonly { readonly state: State; readonly cases: number }[],
  waiting: Readonly<Record<WhoseTurn, readonly State[]>>,
): Record<WhoseTurn, number> {
  const count = (turn: WhoseTurn) =>
    counted
      .filter(({ state }) => waiting[turn].includes(state))
      .reduce((sum, { cases }) => sum + cases, 0)
  return Object.fromEntries(WHOSE_TURN.map((turn) => [turn, count(turn)])) as Record<
    WhoseTurn,
    number
  >
}
