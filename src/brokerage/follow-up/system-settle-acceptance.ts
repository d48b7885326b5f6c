import { translator } from '#i18n/translator.ts'
import { isInForce } from '#insurance/application/states.ts'
import { type IsoDate, showDate } from '#insurance/values/iso-date.ts'
import type { Language } from '#insurance/values/language.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { readRecord } from '../applications/find-application.ts'
import { decidedBy } from '../decided-by.ts'
import type { BrokerageDesk } from '../desk.ts'
import { documentsOfApplication, listFiles } from '../files/list-files.ts'
import { isOnPaper, setOf } from '../paper-sets.ts'
import type { Application, Policy } from '../tables.ts'
import { mailOfState, wasMailed } from './mail-of-state.ts'
import { makePolicyPapers } from './make-papers.ts'
import { orderPosting } from './order-posting.ts'
import { startForCalendar } from './start-for-calendar.ts'

/** What a contract is owed from its acceptance: its papers, with the mail that brings them. */
export async function settleAcceptance(
  desk: BrokerageDesk,
  application: Application,
  policy: Policy,
): Promise<void> {
  if (!isInForce(application.state) || (await wasMailed(desk, application, 'accepted'))) return
  await makePolicyPapers(desk, application, policy)
  await orderPosting(desk, application, { papers: 'contract' })
  const mail = { kind: 'accepted', state: 'accepted' } as const
  await mailOfState(desk, application, mail, await acceptance(desk, application, policy))
}

async function acceptance(desk: BrokerageDesk, application: Application, policy: Policy) {
  const language = application.language as Language
  const day = (date: string) => showDate(date as IsoDate, language)
  const t = translator(MAIN_LOCALE_OF_LANGUAGE[language], 'caseMails')
  const { startDate, reference } = policy
  return {
    reference,
    policy: reference,
    values: {
      start: day(startDate),
      // From which day on they run is known once the papers have arrived.
      withdrawal: withdrawalOf(desk, application, t),
    },
    ...(isOnPaper(readRecord(desk, application))
      ? { onPaper: true }
      : { files: await contractPapers(desk, application) }),
    days: startForCalendar(desk, application, policy),
  }
}

/** Nothing of a fund: whoever joins one makes no contract under the VVG, and is bound by its own law. */
function withdrawalOf(
  desk: BrokerageDesk,
  { line, withdrawalDays }: Application,
  t: ReturnType<typeof translator<'caseMails'>>,
): string {
  if (decidedBy(desk.lines[line]) === 'fund') return ''
  return withdrawalDays > 0
    ? t('withdrawalWithin', { days: String(withdrawalDays) })
    : t('withdrawalNone')
}

async function contractPapers(desk: BrokerageDesk, { id }: Application): Promise<string[]> {
  const papers = await listFiles(desk, documentsOfApplication(id))
  return papers.filter(({ code = '' }) => setOf(code) === 'contract').map((paper) => paper.id)
}
