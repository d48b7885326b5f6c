import { createHash } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { pickWording } from '#i18n/pick-wording.ts'
import type { Wording } from '#insurance/lines/line-copy.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { renderPaper } from '#papers/render-paper.ts'
import { putThenName } from '#platform/files/put-then-name.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { neededDocuments } from '../applications/check-duties.ts'
import type { BrokerageDesk, CompanyFacts } from '../desk.ts'
import { newSecretId } from '../references.ts'
import { lineDocuments } from '../tables.ts'
import { linePaper } from './line-papers.tsx'
import { paperContext } from './paper-context.ts'

/** A document that is shown before an order. */
export type LineDocument = {
  readonly code: string
  /** In the asked language. */
  readonly name: string
  /** Of its bytes; the order names it as proof of what was shown. */
  readonly sha256: string
  readonly bytes: number
}

/**
 * The documents that a line hands over before an order, in the order of its definition. Made when
 * they are first asked for; then the same bytes for everybody, as long as text and company stay.
 */
export async function findLineDocuments(
  desk: BrokerageDesk,
  lineId: string,
  language: Language,
): Promise<readonly LineDocument[] | undefined> {
  const line = Object.hasOwn(desk.lines, lineId) ? desk.lines[lineId] : undefined
  if (line === undefined) return undefined
  const company = await desk.company()
  const version = versionOf(line, language, company)
  const rows = await desk.db
    .select()
    .from(lineDocuments)
    .where(
      and(
        eq(lineDocuments.line, lineId),
        eq(lineDocuments.language, language),
        eq(lineDocuments.version, version),
      ),
    )
  const known = new Map(rows.map((row) => [row.code, row]))
  const documents: LineDocument[] = []
  for (const code of neededDocuments(line.definition)) {
    const { sha256, bytes } =
      known.get(code) ?? (await makeLineDocument(desk, { line, code, language, version, company }))
    const name = line.wording[language].shared.documents[code] ?? code
    documents.push({ code, name, sha256, bytes })
  }
  return documents
}

/** The bytes behind a hash; public, since everybody gets the same. */
export async function readLineDocument(
  desk: Pick<BrokerageDesk, 'db' | 'files'>,
  sha256: string,
): Promise<Uint8Array | undefined> {
  const [row] = await desk.db
    .select({ file: lineDocuments.file })
    .from(lineDocuments)
    .where(eq(lineDocuments.sha256, sha256))
    .limit(1)
  return row && desk.files.get(row.file)
}

async function makeLineDocument(
  desk: BrokerageDesk,
  made: {
    readonly line: LoadedLine
    readonly code: string
    readonly language: Language
    readonly version: string
    readonly company: CompanyFacts
  },
): Promise<{ sha256: string; bytes: number }> {
  const { line, code, language, version, company } = made
  const pdf = await renderPaper(linePaper(code, paperContext(language, company), line))
  const sha256 = createHash('sha256').update(pdf).digest('hex')
  const file = newSecretId()
  const key = { line: line.definition.id, code, language, version }
  const own = { sha256, file, bytes: pdf.length }
  const table = lineDocuments
  const [kept = own] = await putThenName(desk.files, { name: file, bytes: pdf }, () =>
    desk.db
      .insert(table)
      .values({
        ...key,
        ...own,
        sealedWith: desk.keyring[0].id,
        createdAt: desk.clock.now(),
      })
      // Another visitor may have been quicker, whose paper counts: changing nothing gives it back.
      .onConflictDoUpdate({
        target: [table.line, table.code, table.language, table.version],
        set: { line: key.line },
      })
      .returning({ sha256: table.sha256, file: table.file, bytes: table.bytes }),
  )
  // Nobody names this one, so nothing would ever throw it away.
  if (kept.file !== file) await desk.files.delete(file).catch(() => undefined)
  return kept
}

/** Everything that the text depends on, so that a change of any of it makes a new document. */
function versionOf(
  { definition, wording, tariff }: LoadedLine,
  language: Language,
  company: CompanyFacts,
): string {
  const text = JSON.stringify([
    PAPER_VERSION,
    definition.version,
    definition.copyVersion,
    tariff.version,
    wordsOf(wording[language], language),
    company,
  ])
  return hash(text).slice(0, 16)
}

/** What stands for all words of a line's documents; worked out once, as they are long and stay. */
function wordsOf(wording: Wording, language: Language): string {
  const known = words.get(wording)
  if (known !== undefined) return known
  const { line, shared } = wording
  const { messages } = pickWording(MAIN_LOCALE_OF_LANGUAGE[language], 'contractPapers')
  const made = hash(JSON.stringify([line, shared.documents, shared.facts, messages]))
  words.set(wording, made)
  return made
}

const words = new WeakMap<Wording, string>()

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url')
}

/** Raised when papers look different; their words count by themselves. */
const PAPER_VERSION = 14
