import type { InboxRow } from '#features/forms/inbox/list-submissions.ts'
import { berlinDay } from '#platform/clock.ts'

/**
 * The register of complaints as a table for the chamber (§ 17 (2) VersVermV). Its days are those in
 * Berlin, by which a complaint is due: of a letter no more than the day is known.
 */
export async function* complaintsCsv(
  parts: AsyncIterable<readonly InboxRow[]>,
): AsyncGenerator<string> {
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  yield `\uFEFF${lineOf(header)}`
  for await (const part of parts) yield part.map(cellsOf).map(lineOf).join('')
}

function cellsOf({ complaint, ...row }: InboxRow) {
  return [
    row.reference,
    row.channel,
    berlinDay(new Date(row.createdAt)),
    complaint?.dueOn,
    complaint?.answeredAt && berlinDay(new Date(complaint.answeredAt)),
    row.state,
    complaint?.outcome,
    row.about,
    row.name,
    row.email,
  ]
}

function lineOf(cells: readonly (string | undefined)[]): string {
  return `${cells.map(cell).join(',')}\r\n`
}

const header = [
  'reference',
  'came_by',
  'received',
  'answer_by',
  'answered',
  'state',
  'outcome',
  'about',
  'name',
  'email',
]

/**
 * Quoted (RFC 4180); what a spreadsheet would take for a formula is kept from being one. A German one
 * takes the whole line for one cell and cuts it at semicolons, whatever is quoted; quotes at the
 * beginning of a piece it takes away.
 */
function cell(value = ''): string {
  const harmless = value.replaceAll(/(?<=^|[;\t\r\n])(?=[\s"]*[=+\-@\t\r])/g, "'")
  return `"${harmless.replaceAll('"', '""')}"`
}
