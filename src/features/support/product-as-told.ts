import { lineAsTold } from '#blocks/line-as-told.ts'
import { LINE_PAGES } from '#blocks/line-pages.ts'
import { sellsLines } from '#blocks/sells-lines.ts'
import { translator } from '#i18n/translator.ts'
import type { LineId } from '#insurance/lines/registry.ts'
import { availability } from '#sites/routes.ts'

/**
 * A line as the help centre lists it. Spain and France have answers about lines of which they have no
 * page, for who is insured in Germany and reads them there: those say that they are about Germany.
 */
export async function productAsTold(line: LineId, told: Parameters<typeof lineAsTold>[1]) {
  const { name, summary } = await lineAsTold(line, told)
  const { locale } = told
  const isKnown = availability('default', locale, LINE_PAGES[line].path) === 'listed'
  if (sellsLines(locale) || isKnown) return { name, summary }
  return { name: translator(locale, 'support')('inGermany', { product: name }), summary }
}
