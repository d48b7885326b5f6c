import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ActingUser } from '#accounts/acting-user.ts'
import { findApplication } from '#brokerage/applications/find-application.ts'
import { moveApplication } from '#brokerage/applications/move-application.ts'
import type { ApplicationView } from '#brokerage/applications/views.ts'
import type { BrokerageDesk } from '#brokerage/desk.ts'
import { cancelContract, findEndDays } from '#brokerage/office/cancel-contract.ts'
import { listApplications } from '#brokerage/office/list-cases.ts'
import { askCustomer } from '#brokerage/questions/ask-customer.ts'
import { findQuestions } from '#brokerage/questions/find-questions.ts'
import { WAITING_APPLICATIONS } from '#brokerage/waits-for.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import { APPLICATION_STATES } from '#insurance/application/states.ts'
import type { ApplicationRecord } from '../../wire/casework-records.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { caseQuery, referenceOf } from './case-query.ts'
import { offeredCents } from './offered-cents.ts'
import { sawSince } from './saw-since.ts'
import { SOMEBODY_WAS_QUICKER } from './somebody-was-quicker.ts'
import { toldCustomer } from './told-customer.ts'
import { withSurroundings } from './with-surroundings.ts'

const moveBody = z.union([
  z.strictObject({ to: z.literal('informationNeeded'), text: toldCustomer, saw: sawSince }),
  z.strictObject({
    to: z.literal('counterOffer'),
    text: toldCustomer,
    priceCents: offeredCents,
    saw: sawSince,
  }),
  // Nobody is refused without being told why.
  z.strictObject({ to: z.literal('declined'), text: toldCustomer, saw: sawSince }),
  // No contract ends on a day that nobody has chosen.
  z.strictObject({
    to: z.literal('cancelled'),
    endDate: z.string().max(10),
    noticeOn: z.string().max(10).optional(),
    saw: sawSince,
  }),
  z.strictObject({
    to: z
      .enum(APPLICATION_STATES)
      .exclude(['informationNeeded', 'counterOffer', 'declined', 'cancelled']),
    saw: sawSince,
  }),
])
type Move = z.output<typeof moveBody>

export function registerApplications(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): void {
  const among = withSurroundings(desk)
  const withEndDays = async (
    found: ApplicationView | undefined,
    request: FastifyRequest,
  ): Promise<ApplicationRecord> => ({
    ...(await among(found, request, 'application')),
    endDays: await findEndDays(desk, request.actor, referenceOf(request)),
  })

  app.get('/applications', (request) =>
    listApplications(
      desk,
      request.actor,
      caseQuery(request, APPLICATION_STATES, WAITING_APPLICATIONS),
    ),
  )

  app.get('/applications/:reference', async (request) => {
    const found = await findApplication(desk, request.actor, referenceOf(request))
    return withEndDays(found, request)
  })

  app.get('/applications/:reference/questions', (request) =>
    findQuestions(desk, request.actor, { applicationReference: referenceOf(request) }),
  )

  // A POST, since it leaves a mark: who saw the whole record is noted.
  app.post('/applications/:reference/reveal', async (request) => {
    const reveal = { reveal: true }
    const found = await findApplication(desk, request.actor, referenceOf(request), reveal)
    return withEndDays(found, request)
  })

  app.post('/applications/:reference/state', async (request) => {
    const move = parse(moveBody, request.body)
    const moving = await makeMove(desk, request.actor, referenceOf(request), move)
    if (moving.outcome === 'notFound') throw notFoundError()
    if (moving.outcome === 'impossibleDay') {
      throw applicationError(
        'Choose a day on which the contract covers, and for the notice none after today.',
      )
    }
    if (moving.outcome === 'notAllowed') {
      throw applicationError(SOMEBODY_WAS_QUICKER)
    }
    return moving
  })
}

/** A move that asks or tells the customer something takes the words along. */
function makeMove(desk: BrokerageDesk, actor: ActingUser, reference: string, move: Move) {
  const { saw } = move
  switch (move.to) {
    case 'informationNeeded':
      return askCustomer(desk, actor, reference, { kind: 'information', text: move.text }, saw)
    case 'counterOffer': {
      const { text, priceCents } = move
      return askCustomer(desk, actor, reference, { kind: 'counterOffer', text, priceCents }, saw)
    }
    case 'cancelled':
      return cancelContract(desk, actor, reference, move)
    case 'declined':
      return moveApplication(desk, actor, reference, move.to, { reply: move.text, saw })
    default:
      return moveApplication(desk, actor, reference, move.to, { saw })
  }
}
