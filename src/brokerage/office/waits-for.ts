import type { ApplicationState } from '#insurance/application/states.ts'
import type { ClaimState, RequestState } from '../kinds.ts'

/** Whose turn it is. */
export const WHOSE_TURN = ['us', 'customer', 'insurer'] as const
export type WhoseTurn = (typeof WHOSE_TURN)[number]

/** The states in which a case waits for somebody; in the others it waits for nobody. */
export const WAITING_APPLICATIONS: Readonly<Record<WhoseTurn, readonly ApplicationState[]>> = {
  us: ['submitted', 'underwriting'],
  customer: ['informationNeeded', 'counterOffer'],
  insurer: [],
}
export const WAITING_CLAIMS: Readonly<Record<WhoseTurn, readonly ClaimState[]>> = {
  us: ['open'],
  customer: ['informationNeeded'],
  insurer: ['sent'],
}
export const WAITING_REQUESTS: Readonly<Record<WhoseTurn, readonly RequestState[]>> = {
  us: ['open'],
  customer: [],
  insurer: [],
}
