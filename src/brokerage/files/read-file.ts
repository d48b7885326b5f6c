import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import type { ActingUser } from '#accounts/acting-user.ts'
import { AppError } from '#platform/app-error.ts'
import { recordAudit } from '../audit/record-audit.ts'
import { isHealthClosed } from '../consent-kinds.ts'
import type { BrokerageDesk } from '../desk.ts'
import { healthUploadsOf } from '../privacy/health-uploads.ts'
import { claims } from '../service/tables.ts'
import { type Application, applications, brokerageFiles, policies } from '../tables.ts'
import { showFile } from './list-files.ts'
import type { StoredFile } from './views.ts'

/**
 * A file with its bytes: for its owner and for brokers. Anybody else learns nothing, not even that
 * there is one. What staff opens is noted.
 */
export async function readFile(
  desk: BrokerageDesk,
  actor: ActingUser,
  fileId: string,
): Promise<{ readonly file: StoredFile; readonly bytes: Uint8Array } | undefined> {
  const [found] = await desk.db
    .select({ row: brokerageFiles, application: applications, claim: claims.reference })
    .from(brokerageFiles)
    .leftJoin(claims, eq(claims.id, brokerageFiles.claimId))
    .leftJoin(policies, eq(policies.id, claims.policyId))
    // What goes for an application goes for the claims on its contract.
    .leftJoin(
      applications,
      eq(
        applications.id,
        sql`coalesce(${brokerageFiles.applicationId}, ${policies.applicationId})`,
      ),
    )
    .where(and(eq(brokerageFiles.id, fileId), mayRead(actor)))
  if (found === undefined) return undefined
  if (actor.kind === 'staff') {
    if (found.application && (await isClosed(desk, found.application, fileId))) return undefined
    await recordAudit(desk, desk.db, actor, {
      action: 'read-file',
      caseKind: found.claim ? 'claim' : 'application',
      caseReference: found.claim ?? found.application?.reference ?? fileId,
      details: { file: fileId, code: found.row.code },
    })
  }
  const bytes = await desk.files.get(fileId)
  if (bytes === undefined) {
    throw new AppError('files-unavailable', 'A file is listed and not in the store: restore it.')
  }
  return { file: showFile(desk, found.row), bytes }
}

/** Uploads that may speak of health are kept as proof alone once the consent is withdrawn. */
async function isClosed(
  desk: BrokerageDesk,
  application: Application,
  fileId: string,
): Promise<boolean> {
  const health = isHealthClosed(application.consents) && healthUploadsOf(desk, application)
  if (!health) return false
  return (await desk.db.$count(brokerageFiles, and(eq(brokerageFiles.id, fileId), health))) > 0
}

/** The summary repeats answers about health, which are closed once the consent is withdrawn. */
const mayStaffRead = sql`(${applications.restrictedAt} is null and not coalesce(
  ${brokerageFiles.code} = 'applicationSummary' and jsonb_path_exists(${applications.consents},
    '$[*] ? (@.code == "healthDataConsent" && exists(@.withdrawnAt))'), false))`

function mayRead(actor: ActingUser): SQL {
  if (actor.kind === 'system') return sql`true`
  if (canSeeApplications(actor)) return mayStaffRead
  if (actor.kind !== 'customer') return sql`false`
  // A paper may have been begun just before its application was given to an account.
  const own = or(
    eq(brokerageFiles.customerId, actor.userId),
    eq(applications.customerId, actor.userId),
  )
  return and(own, isNull(applications.restrictedAt)) as SQL
}
