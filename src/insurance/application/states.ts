/** Where an application stands, from the first answer to the end of the policy. */
export const APPLICATION_STATES = [
  'draft',
  'submitted',
  'underwriting',
  'informationNeeded',
  'counterOffer',
  'accepted',
  'declined',
  'active',
  'withdrawn',
  'cancelled',
  'ended',
  'expired',
] as const
export type ApplicationState = (typeof APPLICATION_STATES)[number]

/** Sent, and not decided yet. */
const UNDECIDED: readonly ApplicationState[] = [
  'submitted',
  'underwriting',
  'informationNeeded',
  'counterOffer',
]

/** Cover runs, or is about to: what was cancelled is in force until its last day. */
const IN_FORCE: readonly ApplicationState[] = ['accepted', 'active', 'cancelled']

export function isUndecided(state: ApplicationState): boolean {
  return UNDECIDED.includes(state)
}

export function isInForce(state: ApplicationState): boolean {
  return IN_FORCE.includes(state)
}

/** Who may make a move. */
export type Mover = 'customer' | 'staff' | 'insurer' | 'system'

interface Move {
  readonly to: ApplicationState
  readonly by: readonly Mover[]
}

/** The allowed moves. Whatever is not listed is refused. */
export const MOVES: Readonly<Record<ApplicationState, readonly Move[]>> = {
  draft: [
    { to: 'submitted', by: ['customer'] },
    { to: 'expired', by: ['system'] },
  ],
  submitted: [
    { to: 'underwriting', by: ['staff', 'system'] },
    { to: 'informationNeeded', by: ['staff', 'insurer'] },
    { to: 'accepted', by: ['staff', 'insurer', 'system'] },
    { to: 'declined', by: ['staff', 'insurer'] },
    { to: 'withdrawn', by: ['customer', 'staff'] },
  ],
  underwriting: [
    { to: 'informationNeeded', by: ['staff', 'insurer'] },
    { to: 'counterOffer', by: ['staff', 'insurer'] },
    { to: 'accepted', by: ['staff', 'insurer'] },
    { to: 'declined', by: ['staff', 'insurer'] },
    { to: 'withdrawn', by: ['customer', 'staff'] },
  ],
  informationNeeded: [
    { to: 'underwriting', by: ['customer', 'staff'] },
    { to: 'declined', by: ['staff', 'insurer'] },
    { to: 'withdrawn', by: ['customer', 'staff'] },
  ],
  counterOffer: [
    { to: 'accepted', by: ['customer'] },
    { to: 'declined', by: ['customer'] },
    { to: 'expired', by: ['system'] },
    { to: 'withdrawn', by: ['customer', 'staff'] },
  ],
  accepted: [
    { to: 'active', by: ['system', 'staff'] },
    { to: 'withdrawn', by: ['customer', 'staff'] },
    { to: 'cancelled', by: ['staff', 'insurer'] },
  ],
  active: [
    { to: 'withdrawn', by: ['customer', 'staff'] },
    { to: 'cancelled', by: ['customer', 'staff', 'insurer'] },
    { to: 'ended', by: ['system'] },
  ],
  declined: [],
  withdrawn: [],
  cancelled: [
    // A customer who gave notice first loses no right by it.
    { to: 'withdrawn', by: ['customer', 'staff'] },
    // Notice without the proof that it needs has no effect.
    { to: 'active', by: ['system'] },
    { to: 'ended', by: ['system'] },
  ],
  ended: [],
  expired: [],
}

/** Nothing leads on from here. */
export const OVER: readonly ApplicationState[] = APPLICATION_STATES.filter(
  (state) => MOVES[state].length === 0,
)

export function canMove(from: ApplicationState, to: ApplicationState, by: Mover): boolean {
  return MOVES[from].some((move) => move.to === to && move.by.includes(by))
}

/** The next states somebody may choose: the buttons of the back office and the account. */
export function nextStates(from: ApplicationState, by: Mover): readonly ApplicationState[] {
  return MOVES[from].filter((move) => move.by.includes(by)).map((move) => move.to)
}
