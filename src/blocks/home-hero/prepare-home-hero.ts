import { translator } from '#i18n/translator.ts'
import { parseLocale } from '#sites/locales.ts'
import { countryLabel } from '#sites/regions.ts'
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
  /** What the visitor said; the first answer when nothing was. */
  situation: Situation
  answers: { value: Situation; label: string }[]
  result: SituationResult | undefined
}

export async function prepareHomeHero(
  { choices = [] }: Pick<BlockOf<'blocks.home-hero'>, 'choices'>,
  context: PrepareContext,
): Promise<HomeHeroView | undefined> {
  if (choices.length > 0) return undefined
  const { locale, href, asOf, path } = context
  const { country, language } = parseLocale(locale)
  const t = translator(locale, 'home')
  const place = countryLabel(country, language)
  const said = parseSituation(context.readQuery('situation', SITUATIONS))
  return {
    action: `${href(path)}#answer`,
    situation: said ?? 'moving',
    answers: SITUATIONS.map((value) => ({ value, label: t(`question.${value}`, { place }) })),
    result: said && (await answerSituation(said, language, asOf)),
  }
}
