import type { InboxRow } from '#features/forms/inbox/list-submissions.ts'

/** The register of complaints as a table for the chamber (§ 17 (2) VersVermV). */
export function complaintsCsv(rows: readonly InboxRow[]): string {
  const lines = rows.map(({ complaint, ...row }) => [
    row.reference,
    row.channel,
    row.createdAt,
    complaint?.dueOn,
    complaint?.answeredAt,
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

/** Quoted (RFC 4180); what a spreadsheet would take for a formula is kept from being one. */
function cell(value = ''): string {
  const harmless = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value
  return `"${harmless.replaceAll('"', '""')}"`
}
