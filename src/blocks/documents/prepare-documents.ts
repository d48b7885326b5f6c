import { loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import { parseLocale } from '#sites/locales.ts'
import type { PrepareContext } from '../prepare-context.ts'
import type { BlockOf } from '../shown-block.ts'

export interface DocumentsView {
  /** Names of the papers before the application is sent, and after it was accepted. */
  before: string[]
  after: string[]
}

export async function prepareDocuments(
  { line }: Pick<BlockOf<'blocks.documents'>, 'line'>,
  { locale }: PrepareContext,
): Promise<DocumentsView> {
  if (!line) return { before: [], after: [] }
  const [{ definition }, { shared }] = await Promise.all([
    loadRatedLine(line),
    loadWording(line, parseLocale(locale).language),
  ])
  const nameOf = (code: string) => shared.documents[code] ?? code
  return {
    before: definition.documents.before.map(nameOf),
    after: definition.documents.after.map(nameOf),
  }
}
