import type { AuditRecord } from '../../wire/audit-records.ts'
import { wordsOf } from '../casework/labels.ts'
import { showAuditDetails } from '../casework/show-audit-details.ts'

/** "Bruno: blocked", "Bruno: remove second factor". */
export function aboutColleague(
  { colleague, action, details }: AuditRecord,
  colleagueName: (id: string) => string,
): string {
  const said = showAuditDetails(action, details, { colleagueName, files: [] })
  return `${colleague}${said || `: ${wordsOf(action).toLowerCase()}`}`
}
