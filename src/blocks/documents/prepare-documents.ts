import { loadRatedLine, loadWording } from '#insurance/lines/load-line.ts'
import { parseLocale } from '#sites/locales.ts'
import type { PrepareContext } from '../prepare-context.ts'
import type { BlockOf } from '../shown-block.ts'

export interface DocumentsView {
  /** The papers before the application is sent, and after it was accepted. */
  before: NamedPaper[]
  after: NamedPaper[]
}

export interface NamedPaper {
  name: string
  /** Where it can be read already now: papers that are the same for everybody. */
  href: string | undefined
}

export async function prepareDocuments(
  { line }: Pick<BlockOf<'blocks.documents'>, 'line'>,
  { locale, settings, href }: PrepareContext,
): Promise<DocumentsView> {
  if (!line) return { before: [], after: [] }
  const [{ definition }, { shared }] = await Promise.all([
    loadRatedLine(line),
    loadWording(line, parseLocale(locale).language),
  ])
  const papers = settings?.legalPapers
  const links: Readonly<Record<string, string | undefined>> = {
    initialInformation: papers?.introductoryInformation,
    brokerMandate: papers?.brokerMandate,
    privacyNotice: papers?.dataProtection,
    policy: papers?.policyDetails,
  }
  const paperOf = (code: string): NamedPaper => {
    const link = links[code]
    return { name: shared.documents[code] ?? code, href: link && href(link) }
  }
  return {
    before: definition.documents.before.map(paperOf),
    after: definition.documents.after.map(paperOf),
  }
}
