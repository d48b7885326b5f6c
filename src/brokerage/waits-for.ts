import type { ApplicationState } from '#insurance/application/states.ts'
import type { ClaimState, RequestState } from './kinds.ts'

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

type Waiting<State> = Readonly<Record<WhoseTurn, readonly State[]>>

/** What lists are narrowed to: whose turn it is, or that it is somebody's. */
export type Turn = WhoseTurn | 'anybody'

/** For whom something of the kind can wait. */
export function turnsOf(waiting: Waiting<string>): readonly Turn[] {
  const turns = WHOSE_TURN.filter((turn) => waiting[turn].length > 0)
  return turns.length > 1 ? [...turns, 'anybody'] : turns
}

export function statesOfTurn<State>(waiting: Waiting<State>, turn: Turn): readonly State[] {
  return turn === 'anybody' ? WHOSE_TURN.flatMap((each) => waiting[each]) : waiting[turn]
}
