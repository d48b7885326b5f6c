import { keepTogether } from '#i18n/keep-together.ts'
import { translator } from '#i18n/translator.ts'
import { changeReference } from '#insurance/figures/change-reference.ts'
import { resolveFigure } from '#insurance/figures/resolve-figure.ts'
import type { LineDefinition } from '#insurance/lines/define-line.ts'
import { loadRatedLine, loadWording, type RatedLine } from '#insurance/lines/load-line.ts'
import { quoteWith } from '#insurance/quote/quote-with.ts'
import { numberFormat } from '#insurance/values/formatters.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { parseLocale } from '#sites/locales.ts'
import { LINE_PAGES } from '../line-pages.ts'
import type { PrepareContext } from '../prepare-context.ts'
import { type Card, makeCard } from '../quote-card/make-card.ts'
import type { BlockOf } from '../shown-block.ts'

export interface ProductHeroView {
  /** The line's name, for the way back and for search engines. */
  name: string
  summary: string
  /** Absent where our tariffs do not hold, and on pages about somebody else than the profile. */
  from:
    | {
        /** "from" or, where others pay less, "for example". */
        lead: string
        price: string
        cents: number
        isMinimum: boolean
        /** Who pays it. */
        profile: string
        month: string
      }
    | undefined
  card: Card | undefined
  /** The way in, without a card. */
  action: { href: string; label: string }
}

export async function prepareProductHero(
  block: Pick<BlockOf<'blocks.product-hero'>, 'line' | 'card' | 'asks' | 'answers' | 'action'>,
  context: PrepareContext,
): Promise<ProductHeroView> {
  const { language } = parseLocale(context.locale)
  const t = translator(context.locale, 'blocks')
  const [line, wording] = await Promise.all([
    loadRatedLine(block.line),
    loadWording(block.line, language),
  ])
  const { definition } = line
  const action = block.action && {
    href: context.href(block.action.url),
    label: block.action.label,
  }
  const common = { name: wording.line.name, summary: wording.line.summary }
  const ownWay = { href: context.href(LINE_PAGES[block.line].apply), label: t('card.apply') }
  if (block.card === 'none') {
    return { ...common, from: undefined, card: undefined, action: action ?? ownWay }
  }
  const figure = await resolveFigure(`price.${block.line}`, context.asOf)
  const cents = figure.kind === 'money' ? figure.cents : 0
  const options = cardOptionsOf(block)
  return {
    ...common,
    from:
      isReference(options.fixed, definition) && isPriced(line, context.today)
        ? {
            lead: definition.reference.isMinimum ? t('from') : t('example'),
            price: numberFormat(language, 'euros').format(cents / 100),
            cents,
            isMinimum: definition.reference.isMinimum,
            profile: keepTogether(wording.line.reference),
            month: t('card.month'),
          }
        : undefined,
    card: await makeCard({ ...options, action }, context),
    action: action ?? ownWay,
  }
}

/** Not while the law of a new year is missing: the card beside it names no price either. */
function isPriced(line: RatedLine, today: IsoDate): boolean {
  const answers = changeReference(line.definition, {}, today)
  return quoteWith(line, answers, { today }).outcome === 'quoted'
}

/** The profile's price and words are right only on a page that does not speak of somebody else. */
function isReference(
  fixed: Readonly<Record<string, string>>,
  { reference }: Pick<LineDefinition, 'reference'>,
): boolean {
  return Object.entries(fixed).every(([key, value]) => reference.answers[key] === value)
}

/** What the card of a page asks, and what the page takes for granted. */
export function cardOptionsOf({
  line,
  asks = [],
  answers = [],
}: Pick<BlockOf<'blocks.product-hero'>, 'line' | 'asks' | 'answers'>) {
  return {
    line,
    asks: asks.map(({ field }) => field),
    fixed: Object.fromEntries(answers.map(({ field, value }) => [field, value])),
  }
}
