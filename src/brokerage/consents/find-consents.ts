import { and, desc, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { translator } from '#i18n/translator.ts'
import { copyOfField } from '#insurance/lines/line-copy.ts'
import type { LoadedLine } from '#insurance/lines/load-line.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { visibleTo } from '../access.ts'
import { findAllAdvice } from '../advice/find-advice.ts'
import { readRecord } from '../applications/find-application.ts'
import { type ConsentEffect, effectOf, isConsentCode, stageOf } from '../consent-kinds.ts'
import type { BrokerageDesk } from '../desk.ts'
import { findDraftsOf } from '../drafts/own-drafts.ts'
import { tellsOfHealth } from '../privacy/forget-health-in-advice.ts'
import { ifDeskOpens } from '../read-what-opens.ts'
import { unsealFrom } from '../seals.ts'
import type { ChangeDetails } from '../service/request-change.ts'
import { customerChoices, customerRequests } from '../service/tables.ts'
import { applications, type GivenConsent, policies } from '../tables.ts'

/** Something that a customer agreed to or declared, as they read it then. */
export type ConsentView = {
  readonly code: string
  /** The application, change or advice it was given with, the draft, or empty for the account itself. */
  readonly reference: string
  readonly source: 'application' | 'advice' | 'draft' | 'account'
  readonly line: string | undefined
  /** The very words. */
  readonly wording: string
  /** In which they were read. */
  readonly language: Language
  readonly givenAt: Date
  readonly withdrawnAt: Date | undefined
  /** When another mandate took its place. */
  readonly replacedAt?: Date | undefined
  /** What withdrawing does now, or did then; undefined for what is a statement and no consent. */
  readonly effect: ConsentEffect | undefined
}

/** Every consent and declaration of a customer, the newest first. */
export async function findConsents(
  desk: BrokerageDesk,
  actor: ActingUser,
  language: Language,
): Promise<readonly ConsentView[]> {
  if (actor.kind !== 'customer') return []
  const all = [
    ...(await ofAccount(desk, actor.userId, language)),
    ...(await ofDrafts(desk, actor, language)),
    ...(await ofAdvice(desk, actor)),
    ...(await ofAccountChanges(desk, actor, language)),
    ...(await ofApplications(desk, actor, language)),
  ]
  return all.toSorted((a, b) => b.givenAt.getTime() - a.givenAt.getTime())
}

async function ofApplications(
  desk: BrokerageDesk,
  actor: ActingUser,
  language: Language,
): Promise<ConsentView[]> {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account')
  /** What was ticked in the account is no question of the order; earlier versions kept no words of it. */
  const wordsOf = ({ code, request, shown }: GivenConsent) => {
    if (shown) return shown
    if (code === 'counterOffer') return { wording: t('offer.read'), language }
    return request === undefined ? undefined : { wording: t('fields.sepaMandate'), language }
  }
  const rows = await desk.db
    .select({ row: applications, policy: policies.id })
    .from(applications)
    .leftJoin(policies, eq(policies.applicationId, applications.id))
    .where(visibleTo(actor, applications))
    .orderBy(desc(applications.id))
    .limit(100)
  const shown = rows.map(async ({ row, policy }) => {
    // Without its words a consent is still there, and can be taken back.
    const { record, language: asked } = (await ifDeskOpens(
      desk,
      `applications.record:${row.reference}`,
      () => readRecord(desk, row),
    )) ?? { record: [], language }
    const entries = record.flatMap((section) => section.entries)
    const stage = stageOf(row, policy !== null)
    return row.consents
      .filter(({ given }) => given)
      .map((consent) => ({ consent, ...consent }))
      .map(({ consent, code, at, withdrawnAt, replacedAt }) => ({
        code,
        reference: row.reference,
        source: 'application' as const,
        line: row.line,
        ...(wordsOf(consent) ?? {
          wording: entries.find(({ path }) => path === code)?.question ?? code,
          language: asked,
        }),
        givenAt: new Date(at),
        withdrawnAt: withdrawnAt === undefined ? undefined : new Date(withdrawnAt),
        replacedAt: replacedAt === undefined ? undefined : new Date(replacedAt),
        effect: isConsentCode(code) ? effectOf(code, stage) : undefined,
      }))
  })
  return (await Promise.all(shown)).flat()
}

/** Mandates for another account that nobody has granted yet. Granted, they are with the application. */
async function ofAccountChanges(
  desk: BrokerageDesk,
  actor: ActingUser,
  language: Language,
): Promise<ConsentView[]> {
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account')
  const rows = await desk.db
    .select({ request: customerRequests, line: applications.line })
    .from(customerRequests)
    .innerJoin(applications, eq(applications.id, customerRequests.applicationId))
    .where(
      and(
        eq(customerRequests.kind, 'bank'),
        eq(customerRequests.state, 'open'),
        visibleTo(actor, applications),
      ),
    )
  const shown = rows.map(async ({ request: { reference, details, createdAt }, line }) => {
    const change = await ifDeskOpens(desk, `customer_requests.details:${reference}`, () =>
      unsealFrom<ChangeDetails>(desk, 'customer_requests.details', reference, details),
    )
    return {
      code: 'sepaMandate',
      reference,
      source: 'application',
      line,
      // Earlier versions kept no words of it.
      ...(change?.mandate ?? { wording: t('fields.sepaMandate'), language }),
      givenAt: createdAt,
      withdrawnAt: undefined,
      effect: 'dropsChange',
    } satisfies ConsentView
  })
  return Promise.all(shown)
}

async function ofDrafts(
  desk: BrokerageDesk,
  actor: ActingUser,
  language: Language,
): Promise<ConsentView[]> {
  return (await findDraftsOf(desk, actor))
    .filter(({ contents }) => contents.answers[HEALTH_CONSENT] === 'yes')
    .map(({ id, line, contents, updatedAt }) => ({
      code: HEALTH_CONSENT,
      reference: id,
      source: 'draft',
      line,
      ...(contents.healthConsentShown ?? {
        wording: wordingOf(desk.lines[line], language),
        language,
      }),
      givenAt: contents.healthConsentAt ? new Date(contents.healthConsentAt) : updatedAt,
      withdrawnAt: undefined,
      effect: 'clearsDraft',
    }))
}

/** A record of the recommendation on health insurance, while it holds the answer about health. */
async function ofAdvice(desk: BrokerageDesk, actor: ActingUser): Promise<ConsentView[]> {
  return (await findAllAdvice(desk, actor))
    .filter(({ record }) => record.tool === 'health' && tellsOfHealth(record))
    .map(({ reference, record, writtenAt }) => ({
      code: HEALTH_CONSENT,
      reference,
      source: 'advice',
      line: undefined,
      wording: translator(
        MAIN_LOCALE_OF_LANGUAGE[record.language],
        'recommendation',
      )('keep.consent'),
      language: record.language,
      givenAt: writtenAt,
      withdrawnAt: undefined,
      effect: 'clearsAdvice',
    }))
}

/** What the page of the consent shows now, for drafts of earlier versions. */
function wordingOf(line: LoadedLine | undefined, language: Language): string {
  return line
    ? copyOfField({ id: HEALTH_CONSENT }, line.wording[language]).question
    : HEALTH_CONSENT
}

const HEALTH_CONSENT = 'healthDataConsent'

async function ofAccount(
  { db }: BrokerageDesk,
  customerId: string,
  language: Language,
): Promise<ConsentView[]> {
  const [row] = await db
    .select()
    .from(customerChoices)
    .where(eq(customerChoices.customerId, customerId))
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'account')
  if (!row?.marketingConfirmedAt) return []
  return [
    {
      code: 'marketingConsent',
      reference: '',
      source: 'account',
      line: undefined,
      ...(row.marketingShown ?? { wording: t('settings.marketing'), language }),
      givenAt: row.marketingConfirmedAt,
      withdrawnAt: row.marketingWithdrawnAt ?? undefined,
      effect: 'noAdvertising',
    },
  ]
}
