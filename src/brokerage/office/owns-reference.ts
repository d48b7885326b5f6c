import { eq, inArray, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { customers } from '#accounts/tables.ts'
import { adviceRecords } from '../advice/tables.ts'
import type { BrokerageDesk } from '../desk.ts'
import { customerQuestions } from '../questions/tables.ts'
import { kindOfReference } from '../read-reference.ts'
import { referralLinks } from '../referrals/tables.ts'
import { claims, customerRequests, dependants } from '../service/tables.ts'
import { applications, policies } from '../tables.ts'

/** Whether an account is that of whoever something with this number belongs to. */
export function ownsReference({ db }: Pick<BrokerageDesk, 'db'>, reference: string): SQL {
  const applicant = { id: applications.customerId }
  const holder = { id: policies.customerId }
  switch (kindOfReference(reference)) {
    case 'application':
      return isOneOf(
        db.select(applicant).from(applications).where(eq(applications.reference, reference)),
      )
    case 'policy':
      return isOneOf(db.select(holder).from(policies).where(eq(policies.reference, reference)))
    case 'claim':
      return isOneOf(
        db
          .select(holder)
          .from(claims)
          .innerJoin(policies, eq(policies.id, claims.policyId))
          .where(eq(claims.reference, reference)),
      )
    case 'request':
      return isOneOf(
        db
          .select(applicant)
          .from(customerRequests)
          .innerJoin(applications, eq(applications.id, customerRequests.applicationId))
          .where(eq(customerRequests.reference, reference)),
      )
    case 'question':
      return isOneOf(
        db
          .select(applicant)
          .from(customerQuestions)
          .innerJoin(applications, eq(applications.id, customerQuestions.applicationId))
          .where(eq(customerQuestions.reference, reference)),
      )
    case 'dependant':
      return isOneOf(
        db
          .select({ id: dependants.customerId })
          .from(dependants)
          .where(eq(dependants.reference, reference)),
      )
    case 'advice':
      return isOneOf(
        db
          .select({ id: adviceRecords.customerId })
          .from(adviceRecords)
          .where(eq(adviceRecords.reference, reference)),
      )
    case 'referral':
      return isOneOf(
        db
          .select({ id: referralLinks.customerId })
          .from(referralLinks)
          .where(eq(referralLinks.code, reference)),
      )
    default:
      return sql`false`
  }
}

function isOneOf(owners: SQLWrapper): SQL {
  return inArray(customers.id, owners)
}
