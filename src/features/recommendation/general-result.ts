import type { Answers } from '#insurance/conditions/evaluate.ts'
import type { Field } from '#insurance/fields/field.ts'
import { isLineId, type LineId } from '#insurance/lines/registry.ts'
import { recommend } from '#insurance/recommendation/recommend.ts'
import type { RecommendationCopy } from '#insurance/recommendation/recommendation-copy.ts'
import { GROUPS, type Group } from '#insurance/recommendation/rule-set.ts'
import { type IsoDate, showDate } from '#insurance/values/iso-date.ts'
import { showPrice } from '#insurance/values/money.ts'
import { type AppRouteId, appRoute } from '#sites/app-routes.ts'
import { withRecommendation } from '#sites/recommendation-code.ts'
import { type AnswerItem, answerItem, type CopySource } from './answer-items.ts'
import { profileFor } from './line-profile.ts'
import { nextQuestion } from './next-question.ts'
import { type PricedLine, type PriceView, priceLine } from './price-line.ts'
import { codeIn, type RawAnswers } from './read-answers.ts'
import { TOOLS } from './tool.ts'

/** Everything the result page shows, in words: the server and the browser make the same. */
export interface GeneralResult {
  readonly asOf: IsoDate
  /** The same day in words. */
  readonly asOfText: string
  readonly ruleSet: string
  readonly version: string
  readonly answers: readonly AnswerItem[]
  readonly groups: readonly ResultGroup[]
  readonly total: ResultTotal
}

export interface ResultGroup {
  readonly group: Group
  readonly title: string
  readonly lines: readonly ResultLine[]
}

export interface ResultLine {
  readonly line: LineId
  readonly name: string
  readonly reason: { readonly code: string; readonly text: string }
  readonly wouldChange: readonly string[]
  /** undefined where the line is not for somebody. */
  readonly price: PriceView | undefined
  /** Whether the price is a matter of choice, as with savings. */
  readonly chosenAmount: boolean
  /** Whether it takes the place of something that is counted or paid already. */
  readonly instead: boolean
  /** The application, with the answers that it asks for as well. */
  readonly href: string
}

interface ResultTotal {
  /** A month of what the law requires and what is essential. */
  readonly basics: string
  readonly basicsCents: number
  /** The same with everything worth a thought. */
  readonly all: string
}

export interface GeneralSource extends CopySource {
  readonly copy: RecommendationCopy
  readonly lines: Readonly<Record<LineId, PricedLine>>
}

/** undefined while a question is open. */
export function generalResult(
  raw: RawAnswers,
  asOf: IsoDate,
  source: GeneralSource,
): GeneralResult | undefined {
  const { questions, answers, current } = nextQuestion(TOOLS.general, raw, asOf)
  if (current) return undefined
  const result = recommend(answers, asOf)
  if (result.outcome !== 'recommended') return undefined
  const { copy, language } = source
  const lines = result.lines.flatMap(({ line, group, reason, wouldChange }) => {
    if (!isLineId(line)) return []
    const profile = profileFor(line, answers, asOf)
    const offered = source.lines[line]
    const view: ResultLine = {
      line,
      name: offered.wording.line.name,
      reason: { code: reason, text: copy.reasons[reason] ?? '' },
      wouldChange: wouldChange.map((code) => copy.wouldChange[code] ?? ''),
      price: group === 'notForYou' ? undefined : priceLine(offered, profile, asOf, language),
      chosenAmount: CHOSEN_AMOUNT.includes(line),
      instead: group === 'worthAThought' && HEALTH.includes(line),
      href: withRecommendation(
        applicationHref(line, profile.told, offered.rated.definition.steps),
        codeIn(raw),
      ),
    }
    return [{ group, view }]
  })
  const groups = GROUPS.map((group) => ({
    group,
    title: copy.groups[group] ?? group,
    lines: lines.filter((each) => each.group === group).map(({ view }) => view),
  })).filter((each) => each.lines.length > 0)
  const sum = (wanted: readonly Group[]) =>
    groups
      .filter(({ group }) => wanted.includes(group))
      .flatMap((each) => each.lines)
      .reduce((cents, line) => cents + monthlyCents(line), 0)
  const basicsCents = sum(['required', 'essential'])
  const allCents = sum(['required', 'essential', 'worthAThought'])
  return {
    asOf,
    asOfText: showDate(asOf, source.language),
    ruleSet: result.ruleSet,
    version: result.version,
    answers: questions.map(({ field }) => answerItem(field, raw, answers, source)),
    groups,
    total: {
      basics: showPrice(basicsCents, language),
      basicsCents,
      all: showPrice(allCents, language),
    },
  }
}

/** Savings, of which everybody decides how much. */
const CHOSEN_AMOUNT: readonly LineId[] = ['pension', 'basis-pension', 'company-pension']

/** Of these one has only one: another is an alternative and adds nothing. */
const HEALTH: readonly LineId[] = [
  'public-health',
  'private-health',
  'expat-short-term',
  'expat-long-term',
]

/** What a line adds to a month: nothing if it is paid already, once, or as one likes. */
function monthlyCents({ price, chosenAmount, instead }: ResultLine): number {
  if (chosenAmount || instead || price?.outcome !== 'priced') return 0
  return price.period === 'month' ? price.cents : 0
}

/** The application of a line with the answers it shares with the tool, never one about health. */
export function applicationHref(
  line: LineId,
  told: Answers,
  steps: readonly { readonly fields: readonly Field[] }[],
): string {
  const query = new URLSearchParams()
  for (const field of steps.flatMap((step) => step.fields)) {
    const value = told[field.id]
    if (value === undefined || field.sensitive) continue
    for (const each of Array.isArray(value) ? value : [value]) {
      query.append(field.id, field.kind === 'money' ? euros(Number(each)) : String(each))
    }
  }
  const { path } = appRoute(ROUTE_OF_LINE[line] ?? (line as AppRouteId))
  return query.size > 0 ? `${path}?${query}` : path
}

/** Lines whose route has a name of its own. */
const ROUTE_OF_LINE: Readonly<Partial<Record<LineId, AppRouteId>>> = {
  'personal-liability': 'liability',
}

function euros(cents: number): string {
  const rest = cents % 100
  return `${(cents - rest) / 100}${rest > 0 ? `.${String(rest).padStart(2, '0')}` : ''}`
}
