import { loadWording } from '#insurance/lines/load-line.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { parseLocale } from '#sites/locales.ts'
import { LINE_PAGES } from './line-pages.ts'
import type { PrepareContext } from './prepare-context.ts'
import { sellsLines } from './sells-lines.ts'

interface ToldLine {
  readonly name: string
  /** What it does; empty where nobody has said it for this country yet. */
  readonly summary: string
}

/**
 * A line in the words of a country: where it is sold in its own, elsewhere in those of the country's
 * page about it. "Assurance habitation" is more than contents, and "from your first day in Germany"
 * is no promise to somebody in France.
 */
export async function lineAsTold(
  line: LineId,
  { locale, pageWords }: Pick<PrepareContext, 'locale' | 'pageWords'>,
): Promise<ToldLine> {
  const sold = (await loadWording(line, parseLocale(locale).language)).line
  if (sellsLines(locale)) return { name: sold.name, summary: sold.summary }
  const page = await pageWords?.(LINE_PAGES[line].path)
  return { name: page?.title ?? sold.name, summary: page?.description ?? '' }
}
