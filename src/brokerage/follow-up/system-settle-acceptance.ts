import { translator } from '#i18n/translator.ts'
import { isInForce } from '#insurance/application/states.ts'
import { type IsoDate, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import type { BrokerageDesk } from '../desk.ts'
import { documentsOfApplication, listFiles } from '../files/list-files.ts'
import type { MailFacts } from '../mails/mail-facts.ts'
import type { Application, Policy } from '../tables.ts'
import { mailOfState, wasMailed } from './mail-of-state.ts'
import { makePolicyPapers } from './make-papers.ts'
import { SUBMISSION_CODES } from './system-settle-submission.ts'

/** What a contract is owed from its acceptance: its papers, with the mail that brings them. */
export async function settleAcceptance(
  desk: BrokerageDesk,
  application: Application,
  policy: Policy,
): Promise<void> {
  if (!isInForce(application.state) || (await wasMailed(desk, application, 'accepted'))) return
  await makePolicyPapers(desk, application, policy)
  const mail = { kind: 'accepted', state: 'accepted' } as const
  await mailOfState(desk, application, mail, await acceptance(desk, application, policy))
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

function isOfPolicy(code: string | undefined): boolean {
  return code !== undefined && !SUBMISSION_CODES.some((each) => each === code)
}
