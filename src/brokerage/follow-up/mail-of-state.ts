import { and, desc, eq } from 'drizzle-orm'
import { formatDateAndTime } from '#i18n/format-date.ts'
import { translator } from '#i18n/translator.ts'
import type { ApplicationState } from '#insurance/application/states.ts'
import { type Language, MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import { enqueueMail } from '../mails/enqueue-mail.ts'
import { mailAbout } from '../mails/mail-about.ts'
import type { CaseMailKind } from '../mails/mail-facts.ts'
import { outgoingMails } from '../mails/tables.ts'
import { type Application, applicationEvents } from '../tables.ts'

/**
 * One mail for each time that the application was moved into a state, be it long out of it. Where an end
 * was taken back it is in a state that it was told of before.
 */
export async function mailOfState(
  desk: BrokerageDesk,
  application: Application,
  { kind, state }: { readonly kind: CaseMailKind; readonly state: ApplicationState },
  more: Parameters<typeof mailAbout>[2],
): Promise<void> {
  const [entry] = await desk.db
    .select({ id: applicationEvents.id, details: applicationEvents.details })
    .from(applicationEvents)
    .where(
      and(
        eq(applicationEvents.applicationId, application.id),
        eq(applicationEvents.kind, 'moved'),
        eq(applicationEvents.toState, state),
      ),
    )
    .orderBy(desc(applicationEvents.id))
    .limit(1)
  const dedupeKey = `${kind}:${application.reference}:${entry?.id ?? 0}`
  // What was declared has a receipt: its number is the one that the page has shown.
  const receipt = entry?.details['request']
  const named = typeof receipt === 'string' ? { reference: receipt } : {}
  // Carried out later, it counts from when it was declared.
  const declaredAt = entry?.details['declaredAt']
  const locale = MAIN_LOCALE_OF_LANGUAGE[application.language as Language]
  const values = {
    ...more?.values,
    ...(typeof declaredAt === 'string' && {
      at: formatDateAndTime(new Date(declaredAt), locale),
    }),
    declared: typeof receipt === 'string' ? 'yes' : 'no',
  }
  const closed = entry?.details['closed']
  const after = Array.isArray(closed)
    ? [translator(locale, 'caseMails')('closed', { closed: closed.join(', ') })]
    : undefined
  const about = mailAbout(desk, application, { ...named, ...more, values })
  const facts = after ? { ...about, after } : about
  await desk.db.transaction((transaction) =>
    enqueueMail(
      { ...desk, db: transaction },
      { kind, dedupeKey, applicationId: application.id, facts },
    ),
  )
}

/** Whether a mail of this kind was ever due: what goes before it is done then. */
export async function wasMailed(
  { db }: Pick<BrokerageDesk, 'db'>,
  { id }: Pick<Application, 'id'>,
  kind: CaseMailKind,
): Promise<boolean> {
  const isMeant = and(eq(outgoingMails.applicationId, id), eq(outgoingMails.kind, kind))
  return (await db.$count(outgoingMails, isMeant)) > 0
}
