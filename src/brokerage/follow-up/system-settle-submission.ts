import { eq } from 'drizzle-orm'
import { readContact, readRecord } from '../applications/find-application.ts'
import { shownBefore } from '../applications/shown-before.ts'
import type { BrokerageDesk } from '../desk.ts'
import { documentsOfApplication, filesOfApplication, listFiles } from '../files/list-files.ts'
import { anonymousInquiryOf, applicationForInsurer } from '../insurer/application-for-insurer.ts'
import { isForInsurer } from '../insurer/is-for-insurer.ts'
import { isOnPaper, setOf } from '../paper-sets.ts'
import { giveToAccountOfAddress } from '../service/system-adopt-applications.ts'
import { type Application, applications, policies } from '../tables.ts'
import { doOnce } from './do-once.ts'
import { mailOfState, wasMailed } from './mail-of-state.ts'
import { makeApplicationPapers } from './make-papers.ts'
import { orderPosting } from './order-posting.ts'
import { readFiles } from './system-read-files.ts'
import { orderConversion } from './system-settle-conversion.ts'
import { orderAnswers } from './system-tell-answer.ts'

/**
 * What an order is owed from the moment it was sent, in whatever state it is found: the papers of
 * what was ordered with the mail that brings them, the way to the insurer, the partner's
 * conversion. Somebody may have moved it on, or taken it back, before this ran for the first time.
 * False where it changed meanwhile, and has to be looked at again.
 */
export async function settleSubmission(desk: BrokerageDesk, found: Application): Promise<boolean> {
  // After an erasure it is kept for the law alone.
  if (found.restrictedAt !== null) return true
  if (!(await wasMailed(desk, found, 'submitted'))) {
    // Before there are papers, which are its customer's from then on.
    if (await giveToAccountOfAddress(desk, found)) return false
    if (!(await makeApplicationPapers(desk, found))) return false
    await orderPosting(desk, found, { papers: 'application' })
    const mail = { kind: 'submitted', state: 'submitted' } as const
    const papers = isOnPaper(readRecord(desk, found))
      ? { onPaper: true }
      : {
          files: await papersForMail(desk, found),
          documents: documentsForMail(desk, found),
          withoutAnswers: asksHealth(desk, found),
        }
    await mailOfState(desk, found, mail, papers)
  }
  await doOnce(desk, found, 'handedOver', () => handOver(desk, found.id))
  if (isAskedWithoutName(desk, found)) {
    await doOnce(desk, found, 'named', () => handOver(desk, found.id, { withName: true }))
  }
  await orderConversion(desk, found)
  return true
}

/** Answers about health never leave by mail, so neither does the summary that holds them. */
async function papersForMail(desk: BrokerageDesk, application: Application): Promise<string[]> {
  const papers = await listFiles(desk, documentsOfApplication(application.id))
  return papers
    .filter(({ code = '' }) => setOf(code) === 'application')
    .filter(({ code }) => !(asksHealth(desk, application) && code === 'applicationSummary'))
    .map(({ id }) => id)
}

function asksHealth(desk: BrokerageDesk, { line }: Application): boolean {
  return desk.lines[line]?.definition.healthData ?? true
}

/**
 * Who we are, terms and the rest that was shown before the order: in text form, to be kept (§ 7 VVG,
 * VersVermV § 15). What was signed goes along as it was signed.
 */
function documentsForMail(desk: BrokerageDesk, application: Application) {
  return shownBefore(application, readRecord(desk, application)).filter(
    ({ code }) => setOf(code) !== 'application',
  )
}

function isAskedWithoutName(desk: BrokerageDesk, application: Application): boolean {
  const { definition } = desk.lines[application.line] ?? {}
  return anonymousInquiryOf(readRecord(desk, application), definition) !== undefined
}

/**
 * Sends it as it is at this moment: drawing the papers took a while. Whoever asked without a name is
 * named with the contract, not before.
 */
async function handOver(
  desk: BrokerageDesk,
  id: number,
  { withName = false }: { readonly withName?: boolean } = {},
): Promise<boolean> {
  const [found] = await desk.db
    .select({ application: applications, policyId: policies.id })
    .from(applications)
    .leftJoin(policies, eq(policies.applicationId, applications.id))
    .where(eq(applications.id, id))
  if (!found || !isForInsurer(found.application, found.policyId !== null)) return false
  if (withName && found.policyId === null) return false
  const { application } = found
  const whole = {
    reference: application.reference,
    submittedAt: application.submittedAt.toISOString(),
    contact: readContact(desk, application),
    application: readRecord(desk, application),
    mandateReference: application.mandateReference ?? undefined,
    files: await readFiles(desk, await listFiles(desk, filesOfApplication(id))),
  }
  const { definition } = desk.lines[application.line] ?? {}
  await desk.handOver.send(withName ? whole : applicationForInsurer(whole, definition))
  if (withName) await orderAnswers(desk, id)
  return true
}
