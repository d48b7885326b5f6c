import { loadWording } from '#insurance/lines/load-line.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { parseLocale } from '#sites/locales.ts'
import { LINE_PAGES } from './line-pages.ts'
import type { PrepareContext } from './prepare-context.ts'
import { sellsLines } from './sells-lines.ts'

/**
 * How a line is called in a country: where it is sold by its name, elsewhere as the country's own page
 * about it. "Assurance habitation" is more than contents.
 */
export async function nameOfLine(
  line: LineId,
  { locale, titleOf }: Pick<PrepareContext, 'locale' | 'titleOf'>,
): Promise<string> {
  const { language } = parseLocale(locale)
  const title = sellsLines(locale) ? undefined : await titleOf?.(LINE_PAGES[line].path)
  return title ?? (await loadWording(line, language)).line.name
}
