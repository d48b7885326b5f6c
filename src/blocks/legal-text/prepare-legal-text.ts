import { comparedInsurers } from '#content/insurers-of.ts'
import type { SETTING_LISTS } from '#content/page-blocks/legal-text.ts'
import { translator } from '#i18n/translator.ts'
import { loadWording } from '#insurance/lines/load-line.ts'
import { isLineId } from '#insurance/lines/registry.ts'
import { parseLocale } from '#sites/locales.ts'
import type { PrepareContext } from '../prepare-context.ts'
import type { BlockOf } from '../shown-block.ts'
import { type SettingFact, settingFacts } from './setting-facts.ts'

export interface LegalTextView {
  /** What the lists of the text say; none while the settings are unknown. */
  readonly facts: Partial<Record<(typeof SETTING_LISTS)[number], SettingFact[]>>
  /** The same text as a file. */
  readonly paperHref: string
}

export async function prepareLegalText(
  { sections }: Pick<BlockOf<'blocks.legal-text'>, 'sections'>,
  { settings, locale, path, href }: Pick<PrepareContext, 'settings' | 'locale' | 'path' | 'href'>,
): Promise<LegalTextView> {
  const paperHref = href(`/papers${path}.pdf`)
  if (!settings) return { facts: {}, paperHref }
  const t = translator(locale, 'company')
  const lineNames = await namesOfLines(
    comparedInsurers(settings).flatMap(({ lines }) => lines),
    locale,
  )
  const facts = sections.flatMap(({ list }) =>
    list ? [[list, settingFacts(list, settings, t, lineNames)] as const] : [],
  )
  return { facts: Object.fromEntries(facts), paperHref }
}

async function namesOfLines(
  ids: readonly string[],
  locale: PrepareContext['locale'],
): Promise<Record<string, string>> {
  const { language } = parseLocale(locale)
  const names = [...new Set(ids)]
    .filter(isLineId)
    .map(async (id) => [id, (await loadWording(id, language)).line.name] as const)
  return Object.fromEntries(await Promise.all(names))
}
