import { keepTogether } from '#i18n/keep-together.ts'
import { softHyphens } from '#i18n/set-type.ts'
import { translator } from '#i18n/translator.ts'
import { resolveFigure } from '#insurance/figures/resolve-figure.ts'
import { loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { numberFormat } from '#insurance/values/formatters.ts'
import { parseLocale } from '#sites/locales.ts'
import { availability } from '#sites/routes.ts'
import { lineAsTold } from '../line-as-told.ts'
import { LINE_PAGES, type LineIconName } from '../line-pages.ts'
import type { PrepareContext } from '../prepare-context.ts'
import { sellsLines } from '../sells-lines.ts'
import type { BlockOf } from '../shown-block.ts'

export interface RelatedLinesView {
  lines: {
    line: LineId
    name: string
    summary: string
    href: string
    icon: LineIconName
    /** Absent abroad, where our tariffs do not hold. */
    price: { lead: string; amount: string; month: string; profile: string } | undefined
  }[]
}

type LinesContext = Pick<PrepareContext, 'site' | 'locale' | 'asOf' | 'href' | 'pageWords'>

export async function prepareRelatedLines(
  { lines }: Pick<BlockOf<'blocks.related-lines'>, 'lines'>,
  context: LinesContext,
): Promise<RelatedLinesView> {
  const { site, locale } = context
  const here = lines
    .map(({ line }) => line)
    .filter((line) => availability(site, locale, LINE_PAGES[line].path) === 'listed')
  return { lines: await Promise.all(here.map((line) => relatedLine(line, context))) }
}

async function relatedLine(
  line: LineId,
  context: LinesContext,
): Promise<RelatedLinesView['lines'][number]> {
  const { locale, asOf, href } = context
  const { language } = parseLocale(locale)
  const isSold = sellsLines(locale)
  const t = translator(locale, 'blocks')
  const [{ definition }, wording, told, figure] = await Promise.all([
    loadRatedLine(line),
    loadWording(line, language),
    lineAsTold(line, context),
    resolveFigure(`price.${line}`, asOf),
  ])
  const { path, icon } = LINE_PAGES[line]
  const cents = figure.kind === 'money' ? figure.cents : 0
  return {
    line,
    name: softHyphens(told.name),
    summary: told.summary,
    href: href(path),
    icon,
    price: isSold
      ? {
          lead: definition.reference.isMinimum ? t('from') : t('example'),
          amount: numberFormat(language, 'euros').format(cents / 100),
          month: t('card.month'),
          profile: keepTogether(wording.line.reference),
        }
      : undefined,
  }
}
