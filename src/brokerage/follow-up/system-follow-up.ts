import { and, desc, eq } from 'drizzle-orm'
import type { ActingUser } from '#accounts/acting-user.ts'
import { translator } from '#i18n/translator.ts'
import type { ApplicationState } from '#insurance/application/states.ts'
import type { IsoDate } from '#insurance/values/iso-date.ts'
import { showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { readContact, readRecord } from '../applications/find-application.ts'
import { moveApplication } from '../applications/move-application.ts'
import { recordEvent } from '../applications/record-event.ts'
import type { BrokerageDesk } from '../desk.ts'
import { documentsOfApplication, filesOfApplication, listFiles } from '../files/list-files.ts'
import { readFile } from '../files/read-file.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { mailAbout } from '../mails/mail-about.ts'
import type { CaseMailKind, MailFacts } from '../mails/mail-facts.ts'
import {
  type Application,
  applicationEvents,
  applications,
  type Policy,
  policies,
} from '../tables.ts'
import { makeApplicationPapers, makePolicyPapers } from './make-papers.ts'
import { reportConversion } from './report-conversion.ts'

const system: ActingUser = { kind: 'system' }

/**
 * Does what an application's state asks for, each part once: a part that is done leaves a row, and
 * the next run passes over it. So the job may die anywhere and be run again.
 */
export async function followUp(desk: BrokerageDesk, applicationId: number): Promise<void> {
  const application = await load(desk, applicationId)
  if (application === undefined || application.followedUpAt !== null) return
  const next = await actOn(desk, application)
  if (next) {
    // The move orders the next run itself.
    await moveApplication(desk, system, application.reference, next)
    return
  }
  await desk.db
    .update(applications)
    .set({ followedUpAt: desk.clock.now() })
    .where(and(eq(applications.id, applicationId), eq(applications.state, application.state)))
}

/** What this state asks for, and where the application goes by itself from here. */
async function actOn(
  desk: BrokerageDesk,
  application: Application,
): Promise<ApplicationState | undefined> {
  switch (application.state) {
    case 'submitted':
      await makeApplicationPapers(desk, application)
      await mail(desk, application, 'submitted', { files: await papersForMail(desk, application) })
      await handOver(desk, application)
      await once(desk, application, 'converted', () => reportConversion(desk, application))
      return isInstant(desk, application) ? 'accepted' : 'underwriting'
    case 'accepted': {
      const policy = await loadPolicy(desk, application.id)
      if (policy === undefined) return undefined
      await makePolicyPapers(desk, application, policy)
      await mail(desk, application, 'accepted', await acceptance(desk, application, policy))
      return 'active'
    }
    case 'informationNeeded':
    case 'counterOffer':
    case 'declined':
    case 'withdrawn':
    case 'cancelled':
    case 'ended':
    case 'expired': {
      const policy = await loadPolicy(desk, application.id)
      const kind = (await wasRefusedByCustomer(desk, application))
        ? 'offerRefused'
        : application.state
      await mail(desk, application, kind, { values: endValues(application, policy) })
      return undefined
    }
    case 'draft':
    case 'underwriting':
    case 'active':
      return undefined
  }
}

/** A no to the insurer's other offer is not the insurer's no. */
async function wasRefusedByCustomer(
  { db }: BrokerageDesk,
  { id, state }: Application,
): Promise<boolean> {
  if (state !== 'declined') return false
  const { applicationId, toState, actorKind } = applicationEvents
  const isMeant = and(eq(applicationId, id), eq(toState, state), eq(actorKind, 'customer'))
  return (await db.$count(applicationEvents, isMeant)) > 0
}

function isInstant(desk: BrokerageDesk, { line }: Application): boolean {
  return desk.lines[line]?.definition.acceptance === 'instant'
}

/** One mail for each time that the application came into this state. */
async function mail(
  desk: BrokerageDesk,
  application: Application,
  kind: CaseMailKind,
  more: Parameters<typeof mailAbout>[2],
): Promise<void> {
  const [entry] = await desk.db
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.applicationId, application.id),
        eq(applicationEvents.toState, application.state),
      ),
    )
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  const dedupeKey = `${kind}:${application.reference}:${entry?.id ?? 0}`
  const facts = mailAbout(desk, application, more)
  await desk.db.transaction((transaction) =>
    enqueueMail(
      { ...desk, db: transaction },
      { kind, dedupeKey, applicationId: application.id, facts },
    ),
  )
}

/** Answers about health never leave by mail, so neither does the summary that holds them. */
async function papersForMail(desk: BrokerageDesk, application: Application): Promise<string[]> {
  const asksHealth = desk.lines[application.line]?.definition.healthData ?? true
  const papers = await listFiles(desk, documentsOfApplication(application.id))
  return papers
    .filter(({ code }) => !(asksHealth && code === 'applicationSummary'))
    .map(({ id }) => id)
}

async function handOver(desk: BrokerageDesk, application: Application): Promise<void> {
  await once(desk, application, 'handedOver', async () => {
    const files = []
    for (const file of await listFiles(desk, filesOfApplication(application.id))) {
      const read = await readFile(desk, system, file.id)
      if (read) files.push({ ...file, bytes: read.bytes })
    }
    await desk.handOver.send({
      reference: application.reference,
      submittedAt: application.submittedAt.toISOString(),
      contact: readContact(desk, application),
      application: readRecord(desk, application),
      mandateReference: application.mandateReference ?? undefined,
      files,
    })
    return true
  })
}

/** Does something unless its event says that it was done; says so afterwards. */
async function once(
  desk: BrokerageDesk,
  { id: applicationId }: Application,
  kind: string,
  act: () => Promise<boolean>,
): Promise<void> {
  const [done] = await desk.db
    .select({ id: applicationEvents.id })
    .from(applicationEvents)
    .where(
      and(eq(applicationEvents.applicationId, applicationId), eq(applicationEvents.kind, kind)),
    )
    .limit(1)
  if (done || !(await act())) return
  await recordEvent(desk.db, system, { applicationId, at: desk.clock.now(), kind })
}

async function acceptance(desk: BrokerageDesk, application: Application, policy: Policy) {
  const language = application.language as Language
  const day = (date: string) => showDate(date as IsoDate, language)
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'caseMails')
  const dates = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'policyDates')
  const { startDate, withdrawUntil, reference } = policy
  const days: MailFacts['days'] = [
    { uid: `${reference}-start`, day: startDate, summary: dates('coverStarts.name') },
    ...(withdrawUntil
      ? [
          {
            uid: `${reference}-withdrawal`,
            day: withdrawUntil,
            summary: dates('withdrawalEnds.name'),
          },
        ]
      : []),
  ]
  const papers = await listFiles(desk, documentsOfApplication(application.id))
  return {
    reference,
    values: {
      start: day(startDate),
      withdrawal: withdrawUntil
        ? t('withdrawalUntil', { date: day(withdrawUntil) })
        : t('withdrawalNone'),
    },
    files: papers.filter(({ code }) => isOfPolicy(code)).map(({ id }) => id),
    days,
  }
}

const APPLICATION_CODES = ['applicationSummary', 'brokerMandate', 'sepaMandate', 'withdrawalNotice']

function isOfPolicy(code: string | undefined): boolean {
  return code !== undefined && !APPLICATION_CODES.includes(code)
}

function endValues(
  { stateSince, reference, language }: Application,
  policy: Policy | undefined,
): Record<string, string> {
  const at = new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'short',
    timeZone: 'Europe/Berlin',
  }).format(stateSince)
  const end = policy?.endDate
  return {
    at,
    contract: policy?.reference ?? reference,
    end: end ? showDate(end as IsoDate, language as Language) : '',
  }
}

async function load({ db }: BrokerageDesk, id: number): Promise<Application | undefined> {
  const [row] = await db.select().from(applications).where(eq(applications.id, id))
  return row
}

async function loadPolicy({ db }: BrokerageDesk, applicationId: number) {
  const [row] = await db.select().from(policies).where(eq(policies.applicationId, applicationId))
  return row
}
