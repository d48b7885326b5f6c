import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { COVER_CHANGES, NOTE_MISTAKES } from '#brokerage/kinds.ts'
import { notePremium } from '#brokerage/office/note-premium.ts'
import { takePremiumBack } from '#brokerage/office/take-premium-back.ts'
import { applicationError, notFoundError } from '#content-api/errors/strapi-error.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { parse } from '../write-record.ts'
import { referenceOf } from './case-query.ts'

const day = z.string().max(10)
const seen = z.int().positive()
const premiumBody = z.strictObject({
  instalmentCents: z.int().positive().max(100_000_000),
  from: day,
  receivedOn: day,
  cover: z.enum(COVER_CHANGES),
  saw: seen.nullable(),
  corrects: z.boolean(),
})
const mistakeBody = z.strictObject({
  saw: seen,
  reason: z.enum(NOTE_MISTAKES),
  goesOn: z.boolean().optional(),
})

export const PREMIUM_CHANGED_MEANWHILE =
  'A colleague noted something else of the premium meanwhile. You now see what holds.'

const NOTICE_GIVEN =
  'The customer gave notice because of this premium. Ask the insurer, and take it back once it has confirmed that the contract goes on.'

const REFUSALS = {
  changedMeanwhile: PREMIUM_CHANGED_MEANWHILE,
  notRunning: 'This contract is paid once or is over: its premium does not change.',
  noticeGiven: NOTICE_GIVEN,
  stillAhead: 'A premium that is still to come is noted already. Correct it, or take it back.',
  samePremium:
    'That is what the contract costs already. Less cover at the same price is no new premium: if the customer wants to leave because of it (§ 40 (2), § 205 (4) VVG), cancel at the application with the day that the insurer confirms.',
  impossibleDay:
    'Choose a first day after the cover began and after earlier premiums, not after the end of the contract, within two years, and a day of receipt that is at most two weeks ahead.',
} as const

/** What insurers announce of the premium of a contract. */
export function registerPremiums(
  app: FastifyInstance,
  { brokerage: desk }: BackOfficeContext,
): void {
  app.post('/policies/:reference/premium', async (request) => {
    const { saw, corrects, ...announced } = parse(premiumBody, request.body)
    const note = { saw, corrects }
    const { outcome } = await notePremium(
      desk,
      request.actor,
      referenceOf(request),
      announced,
      note,
    )
    if (outcome === 'notFound') throw notFoundError()
    if (outcome !== 'noted') throw applicationError(REFUSALS[outcome])
    return { outcome }
  })

  app.post('/policies/:reference/premium-taken-back', async (request) => {
    const mistake = parse(mistakeBody, request.body)
    const { outcome } = await takePremiumBack(desk, request.actor, referenceOf(request), mistake)
    if (outcome === 'notFound') throw notFoundError()
    if (outcome !== 'takenBack') throw applicationError(REFUSALS[outcome])
    return { outcome }
  })
}
