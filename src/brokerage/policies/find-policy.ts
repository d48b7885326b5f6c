import { and, desc, eq, type SQL } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { visibleTo } from '../access.ts'
import { filesWithQuestions } from '../applications/files-with-questions.ts'
import { readRecord } from '../applications/find-application.ts'
import { findHistory } from '../applications/find-history.ts'
import { mayBeWithdrawn } from '../applications/may-be-withdrawn.ts'
import { shownBefore } from '../applications/shown-before.ts'
import { recordLook } from '../audit/record-look.ts'
import { isHolding } from '../consent-kinds.ts'
import type { BrokerageDesk } from '../desk.ts'
import { filesOfApplication, listFiles, listFilesBy } from '../files/list-files.ts'
import { maskIdentifier } from '../mask.ts'
import { REFERENCE_PREFIXES } from '../read-reference.ts'
import { ifDeskOpens } from '../read-what-opens.ts'
import { unsealFrom } from '../seals.ts'
import { applications, brokerageFiles, type Policy, policies } from '../tables.ts'
import { currentDeductible } from './current-deductible.ts'
import { readInsurerNumber } from './insurer-number.ts'
import { findLapsedEnd } from './lapsed-end.ts'
import { movableStart } from './movable-start.ts'
import { findNotedEnd } from './noted-end.ts'
import { type PolicyForDates, policyDates } from './policy-dates.ts'
import type { PolicyDetails } from './policy-details.ts'
import { findPremiumNotice } from './premium-notice.ts'
import { type PricedPolicy, priceOne, priceRows, rightfulEnd } from './premiums.ts'
import type { PolicySummary, PolicyView, PolicyWithPapers } from './views.ts'
import { waitingUntil } from './waiting-until.ts'

/** A customer's own contracts, newest first: looks into an index, however many there are. */
export async function findPoliciesOf(
  desk: Pick<BrokerageDesk, 'db' | 'today'>,
  actor: ActingUser,
): Promise<PolicySummary[]> {
  const rows = await selectOwn(desk, actor, 100)
  return rows.map(({ row, applicationReference }) => summarisePolicy(row, applicationReference))
}

async function selectOwn(
  desk: Pick<BrokerageDesk, 'db' | 'today'>,
  actor: ActingUser,
  limit: number,
) {
  if (actor.kind !== 'customer') return []
  const rows = await desk.db
    .select({ row: policies, applicationReference: applications.reference })
    .from(policies)
    .innerJoin(applications, eq(applications.id, policies.applicationId))
    .where(visibleTo(actor, policies))
    .orderBy(desc(policies.id))
    .limit(limit)
  return priceRows(desk, rows)
}

/**
 * The same with their papers and days: three questions to the database, however many there are. Only
 * for contracts that the customer may see, so files need no rule of their own.
 */
export async function findPoliciesWithPapers(
  desk: Pick<BrokerageDesk, 'db' | 'keyring' | 'today' | 'lines' | 'unopened'>,
  actor: ActingUser,
  { limit }: { readonly limit: number },
): Promise<PolicyWithPapers[]> {
  const rows = await selectOwn(desk, actor, limit)
  const ids = rows.map(({ row }) => row.applicationId)
  const files = await listFilesBy(desk, brokerageFiles.applicationId, ids)
  const shown = rows.map(async ({ row, applicationReference }) => ({
    ...summarisePolicy(row, applicationReference),
    language: row.language as Language,
    // What makes its days may not open; that there is the contract stands beside it.
    dates:
      (await ifDeskOpens(desk, `policies.details:${row.reference}`, () =>
        policyDates(forDates(desk, row), desk.today()),
      )) ?? [],
    files: files.get(row.applicationId) ?? [],
  }))
  return Promise.all(shown)
}

/** One contract by its own reference or by that of its application. */
export async function findPolicy(
  desk: BrokerageDesk,
  actor: ActingUser,
  reference: string,
): Promise<PolicyView | undefined> {
  const [found] = await desk.db
    .select({
      row: policies,
      applicationReference: applications.reference,
      application: applications,
    })
    .from(policies)
    .innerJoin(applications, eq(applications.id, policies.applicationId))
    .where(and(isNumbered(reference), visibleTo(actor, policies)))
  if (found === undefined) return undefined
  const row = await priceOne(desk, found.row)
  await recordLook(desk, actor, { caseKind: 'policy', caseReference: row.reference })
  const details = readPolicyDetails(desk, row)
  const dated = forDates(desk, row, details)
  const record = readRecord(desk, found.application)
  return {
    ...summarisePolicy(row, found.applicationReference),
    language: row.language as Language,
    contact: details.contact,
    birthDate: details.holderBirthDate,
    address: details.address,
    payment: details.payment && {
      method: details.payment.method,
      ...(details.payment.accountHolder ? { accountHolder: details.payment.accountHolder } : {}),
      ...(details.payment.iban ? { iban: maskIdentifier(details.payment.iban) } : {}),
    },
    hasB2bMandate: found.application.consents.some(
      (each) => each.code === 'sepaMandateB2b' && isHolding(each),
    ),
    instalmentCents: row.instalmentCents,
    interval: row.interval,
    contractDate: row.contractDate as IsoDate,
    papersReceivedOn: (row.papersReceivedOn ?? undefined) as IsoDate | undefined,
    waitingUntil: waitingUntil(dated.startDate, details.facts),
    mayWithdraw: mayBeWithdrawn(found.application, row, desk.today()),
    mayMoveStart: movableStart(desk.lines[row.line]?.definition, dated, desk.today()) !== undefined,
    shownBefore: shownBefore(found.application, record),
    deductibleCents: await currentDeductible(desk, row, record),
    insurer: details.insurer,
    insurerNumber: readInsurerNumber(desk, row),
    premium: row.premium,
    endByPremium: rightfulEnd(row, desk.today()),
    unpaidPremium: actor.kind === 'staff' ? row.unpaid : undefined,
    premiumNotice:
      actor.kind === 'staff'
        ? (await findPremiumNotice(desk, found.application))?.premium
        : undefined,
    dates: policyDates(dated, desk.today()),
    files: filesWithQuestions(
      await listFiles(desk, filesOfApplication(row.applicationId), actor),
      record,
    ),
    lapsedEnd: await findLapsedEnd(desk, found.application),
    notedEnd: actor.kind === 'staff' ? await findNotedEnd(desk, found.application, row) : undefined,
    history: await findHistory(desk, actor, row.applicationId),
  }
}

/** By the number of the contract or of its application, each through its own index. */
export function isNumbered(reference: string): SQL {
  return reference.startsWith(REFERENCE_PREFIXES.policy)
    ? eq(policies.reference, reference)
    : eq(applications.reference, reference)
}

export function readPolicyDetails(
  desk: Pick<BrokerageDesk, 'keyring'>,
  { reference, details }: Pick<Policy, 'reference' | 'details'>,
): PolicyDetails {
  return unsealFrom(desk, 'policies.details', reference, details)
}

/** Without its premium nothing is told of the days on which that changes. */
export function forDates(
  desk: Pick<BrokerageDesk, 'keyring' | 'lines'>,
  row: Policy & Partial<Pick<PricedPolicy, 'premium'>>,
  { facts }: PolicyDetails = readPolicyDetails(desk, row),
): PolicyForDates {
  const papers = desk.lines[row.line]?.definition.documents.before
  return {
    line: row.line,
    tier: row.tier,
    state: row.state,
    startDate: row.startDate as IsoDate,
    endDate: (row.endDate ?? undefined) as IsoDate | undefined,
    proofDueOn: (row.proofDueOn ?? undefined) as IsoDate | undefined,
    withdrawUntil: (row.withdrawUntil ?? undefined) as IsoDate | undefined,
    premium: row.premium,
    isReviewed: papers?.includes('suitabilityStatement') ?? false,
    facts,
  }
}

/** Of a contract at its price of today: one that the database alone made costs what it did at first. */
export function summarisePolicy(row: PricedPolicy, applicationReference: string): PolicySummary {
  return {
    id: row.id,
    reference: row.reference,
    applicationReference,
    line: row.line,
    tier: row.tier,
    state: row.state,
    priceCents: row.priceCents,
    pricePeriod: row.pricePeriod === 'once' ? 'once' : 'month',
    startDate: row.startDate as IsoDate,
    endDate: (row.endDate ?? undefined) as IsoDate | undefined,
    proofDueOn: (row.proofDueOn ?? undefined) as IsoDate | undefined,
    withdrawUntil: (row.withdrawUntil ?? undefined) as IsoDate | undefined,
  }
}
