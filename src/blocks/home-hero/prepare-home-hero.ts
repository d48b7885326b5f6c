import { translator } from '#i18n/translator.ts'
import { loadWording } from '#insurance/lines/load-line.ts'
import { parseLocale } from '#sites/locales.ts'
import { countryLabel } from '#sites/regions.ts'
import { availability } from '#sites/routes.ts'
import { LINE_PAGES, type LineIconName } from '../line-pages.ts'
import type { PrepareContext } from '../prepare-context.ts'
import type { BlockOf } from '../shown-block.ts'
import {
  answerSituation,
  parseSituation,
  SITUATIONS,
  type Situation,
  type SituationResult,
} from './situation.ts'

export interface HomeHeroView {
  /** Where the question is sent. */
  action: string
  /** What the visitor said; the first choice when nothing was. */
  situation: Situation
  choices: { value: Situation; label: string }[]
  result: SituationResult | undefined
  /** Lines to go to straight away, instead of the question. */
  lines: { name: string; href: string; icon: LineIconName }[]
}

export async function prepareHomeHero(
  { lines = [] }: Pick<BlockOf<'blocks.home-hero'>, 'lines'>,
  context: PrepareContext,
): Promise<HomeHeroView> {
  const { site, locale, href, asOf } = context
  const { country, language } = parseLocale(locale)
  const t = translator(locale, 'home')
  const place = countryLabel(country, language)
  const said = parseSituation(context.readQuery('situation', SITUATIONS))
  const here = lines
    .map(({ line }) => line)
    .filter((line) => availability(site, locale, LINE_PAGES[line].path) === 'listed')
  return {
    action: `${href(context.path)}#answer`,
    situation: said ?? 'moving',
    choices: SITUATIONS.map((value) => ({ value, label: t(`question.${value}`, { place }) })),
    result: said && lines.length === 0 ? await answerSituation(said, language, asOf) : undefined,
    lines: await Promise.all(
      here.map(async (line) => ({
        name: (await loadWording(line, language)).line.name,
        href: href(LINE_PAGES[line].path),
        icon: LINE_PAGES[line].icon,
      })),
    ),
  }
}
