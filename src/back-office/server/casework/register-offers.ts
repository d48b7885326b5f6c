import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { OFFER_MISTAKES } from '#brokerage/kinds.ts'
import { takeOfferBack } from '#brokerage/questions/take-offer-back.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { referenceOf } from './case-query.ts'
import { offeredCents } from './offered-cents.ts'
import { toldCustomer } from './told-customer.ts'

const mistakeBody = z.strictObject({
  reason: z.enum(OFFER_MISTAKES),
  noticedOn: z.string().max(10),
  // It is the insurer's offer: a broker alone cannot avoid it.
  insurerAvoids: z.literal(true),
  instead: z.strictObject({ text: toldCustomer, priceCents: offeredCents }).optional(),
})

const REFUSALS = {
  notOpen:
    'The customer has decided, its time is over, or a colleague was quicker, so nothing was done. You now see it as it stands.',
  impossibleDay:
    'Choose the day on which the mistake was noticed, from the day of the offer until today.',
  tooLate:
    'A mistake has to be declared without delay (§ 121 (1) BGB). This one has been known for more than 14 days: the offer holds.',
  sameOffer: 'That is what was offered already.',
} as const

/** Insurers' other offers that were a mistake. */
export function registerOffers(app: FastifyInstance, { brokerage: desk }: BackOfficeContext): void {
  app.post('/offers/:reference/taken-back', async (request) => {
    const mistake = parse(mistakeBody, request.body)
    const { outcome } = await takeOfferBack(desk, request.actor, referenceOf(request), mistake)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome in REFUSALS) throw applicationError(REFUSALS[outcome as keyof typeof REFUSALS])
    return { outcome }
  })
}
