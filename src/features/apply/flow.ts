import { rootOf } from '#insurance/conditions/root-of.ts'
import type { Journey as AnswerJourney } from '#insurance/journey/compute-journey.ts'
import { computeJourney } from '#insurance/journey/compute-journey.ts'
import type { RatedLine } from '#insurance/lines/load-line.ts'
import { type Quote, quote } from '#insurance/quote/quote.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { HEALTH_CONSENT, type Screen, screensOf } from './screens.ts'

/** Where somebody stands: computed from what the draft holds, never stored. */
export interface Flow {
  /** The pages on the way, given the answers so far, each with whether it is done. */
  readonly screens: readonly FlowScreen[]
  /** The first page that is not done. */
  readonly current: FlowScreen
  readonly journey: AnswerJourney
  readonly quote: Quote
  /** The page of the first day, where nothing but the day chosen there is in the way of the order. */
  readonly stoppedAt: string | undefined
}

export type FlowScreen = Screen & {
  readonly done: boolean
  /** Names of the fields asked, for pages of questions. */
  readonly asked: readonly string[]
}

export function computeFlow(
  line: RatedLine,
  contents: {
    readonly answers: Readonly<Record<string, unknown>>
    readonly tier?: string | undefined
  },
  asOf: IsoDate,
): Flow {
  const { answers, tier } = contents
  const journey = computeJourney(line.definition, answers, asOf)
  const quoted = quote(line, answers, asOf)
  const screens = screensOf(line.definition).flatMap((screen): FlowScreen[] => {
    if (screen.kind !== 'questions') {
      return [{ ...screen, asked: [], done: isPassed(screen.kind, answers, tier, quoted) }]
    }
    const step = journey.path.find(({ id }) => id === screen.step)
    const asked = step?.asked.map(({ id }) => id).filter((id) => screen.fields.includes(id)) ?? []
    if (!step || asked.length === 0) return []
    const open = [...step.missing, ...step.errors.map(({ path }) => path)]
    return [{ ...screen, asked, done: !open.some((path) => asked.includes(rootOf(path))) }]
  })
  const current = screens.find(({ done }) => !done) ?? screens.at(-1)
  if (!current) throw new Error(`The line ${line.definition.id} has no pages.`)
  const start = screens.find((screen) => asksStart(screen))
  const isStopped =
    start !== undefined &&
    !screens.some(({ kind, done }) => kind === 'plans' && done) &&
    isPassed('plans', answers, tier, quoteWithoutStart(line, answers, asOf))
  return { screens, current, journey, quote: quoted, stoppedAt: isStopped ? start.id : undefined }
}

/** The first day, asked for after the price. */
const START = 'startDate'

function asksStart(screen: FlowScreen): boolean {
  return screen.stage === 'application' && screen.asked.includes(START)
}

/** What the same answers get before a first day is chosen. */
export function quoteWithoutStart(
  line: RatedLine,
  { [START]: _, ...answers }: Readonly<Record<string, unknown>>,
  asOf: IsoDate,
): Quote {
  return quote(line, answers, asOf)
}

/**
 * The address of the first page that is not done. An answer of it that holds no more, such as
 * "tomorrow" after midnight, is told there at once: who answered it already would not know why they
 * are asked again.
 */
export function pathOfCurrent({ current, journey }: Flow): string {
  const isWrong = journey.path
    .flatMap(({ errors }) => errors)
    .some(({ path }) => current.asked.includes(rootOf(path)))
  return `/${current.id}${isWrong ? '?check=1' : ''}`
}

export function previousScreen(flow: Flow, id: string): FlowScreen | undefined {
  const index = flow.screens.findIndex((screen) => screen.id === id)
  return index > 0 ? flow.screens[index - 1] : undefined
}

/** A page may be opened when everything before it is done, or what is not follows from the day chosen there. */
export function mayOpen(flow: Flow, id: string): boolean {
  const index = flow.screens.findIndex((screen) => screen.id === id)
  const isOpen = ({ done, kind }: FlowScreen) => done || (kind === 'plans' && flow.stoppedAt === id)
  return index >= 0 && flow.screens.slice(0, index).every(isOpen)
}

/** Whether the price stands in the way: nobody insures that, or not without a look at it. */
export function isRefused(flow: Flow): boolean {
  return flow.quote.outcome === 'declined' || flow.quote.outcome === 'referred'
}

function isPassed(
  kind: 'healthConsent' | 'plans' | 'review',
  answers: Readonly<Record<string, unknown>>,
  tier: string | undefined,
  quoted: Quote,
): boolean {
  if (kind === 'healthConsent') return answers[HEALTH_CONSENT] === 'yes'
  if (kind === 'review') return false
  return quoted.outcome === 'quoted' && quoted.packages.some((each) => each.tier === tier)
}
