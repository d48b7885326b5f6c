import type { InboxRow } from '#features/forms/inbox/list-submissions.ts'
import { berlinDay } from '#platform/clock.ts'

/**
 * The register of complaints as a table for the chamber (§ 17 (2) VersVermV). Its days are those in
 * Berlin, by which a complaint is due: of a letter no more than the day is known.
 */
export function complaintsCsv(rows: readonly InboxRow[]): string {
  const lines = rows.map(({ complaint, ...row }) => [
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
  ])
  // The mark at the beginning tells spreadsheets that it is UTF-8.
  return `\uFEFF${[header, ...lines].map((line) => line.map(cell).join(',')).join('\r\n')}\r\n`
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
