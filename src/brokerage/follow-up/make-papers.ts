import { eq } from 'drizzle-orm'
import { retellApplication } from '#insurance/application/retell-application.ts'
import type { Language } from '#insurance/values/language.ts'
import { readContact, readRecord } from '../applications/find-application.ts'
import type { KeptApplication } from '../applications/kept-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import {
  type ApplicationFacts,
  applicationSummary,
  brokerMandate,
  sepaMandate,
  withdrawalNotice,
} from '../papers/application-papers.tsx'
import { contractBasis } from '../papers/contract-basis.ts'
import { makeDocument } from '../papers/make-document.ts'
import { type PaperContext, paperContext } from '../papers/paper-context.ts'
import { POLICY_PAPERS, policyPaper } from '../papers/policy-papers.tsx'
import { readPolicyDetails } from '../policies/find-policy.ts'
import { type Application, brokerageFiles, type Policy } from '../tables.ts'

/**
 * The papers that every application leaves behind; those that exist already stay as they are. False
 * where the application changed while they were drawn.
 */
export async function makeApplicationPapers(
  desk: BrokerageDesk,
  application: Application,
): Promise<boolean> {
  const { frozen, context, made } = await begin(desk, application)
  const { reference, submittedAt, mandateReference, delivered, withdrawalDays } = application
  const facts: ApplicationFacts = {
    reference,
    submittedAt,
    contact: readContact(desk, application),
    frozen,
    delivered,
    mandateReference: mandateReference ?? undefined,
    withdrawalDays,
  }
  const days = withdrawalDays
  const papers = {
    applicationSummary: () => applicationSummary(context, facts),
    brokerMandate: () => brokerMandate(context, facts),
    ...(mandateReference ? { sepaMandate: () => sepaMandate(context, facts) } : {}),
    withdrawalNotice: () => withdrawalNotice(context, { days, writtenAt: submittedAt, reference }),
  }
  for (const [code, paper] of Object.entries(papers)) {
    if (made.has(code)) continue
    const name = context.t(`${code as keyof typeof papers}.title`)
    const isStillTrue = (row: Application) =>
      row.restrictedAt === null && row.record.equals(application.record)
    const applicationId = application.id
    const isMade = await makeDocument(desk, {
      code,
      name,
      applicationId,
      isStillTrue,
      paper: paper(),
    })
    if (!isMade) return false
  }
  return true
}

/** The papers of a contract, as far as we make them ourselves. */
export async function makePolicyPapers(
  desk: BrokerageDesk,
  application: Application,
  policy: Policy,
): Promise<void> {
  const { frozen, context, made } = await begin(desk, application)
  const line = desk.lines[application.line]
  const definition = line?.definition
  const wanted: readonly string[] = definition?.documents.after ?? []
  for (const code of POLICY_PAPERS) {
    const needsMandate = code === 'sepaPreNotification' && !application.mandateReference
    if (!wanted.includes(code) || made.has(code) || needsMandate) continue
    const paper = policyPaper(code, context, {
      policy,
      details: readPolicyDetails(desk, policy),
      productName: frozen.product.name,
      tierName: frozen.product.tierName,
      namesIn: (language) => {
        const copy = line?.wording[language].line
        return {
          productName: copy?.name ?? frozen.product.name,
          tierName: copy?.tiers[application.tier]?.name ?? frozen.product.tierName,
        }
      },
      features: frozen.product.features,
      basis: contractBasis(frozen, line),
      order: { answers: frozen.answers, line },
      mandateReference: application.mandateReference ?? undefined,
      insuranceTaxPercent: definition?.insuranceTaxPercent ?? 0,
      withdrawalDays: application.withdrawalDays,
      demoTariff: frozen.demoTariff,
    })
    const name = context.t(`${code}.title`)
    await makeDocument(desk, {
      code,
      name,
      paper,
      applicationId: application.id,
      policyId: policy.id,
    })
  }
}

async function begin(
  desk: BrokerageDesk,
  application: Application,
): Promise<{
  frozen: KeptApplication
  context: PaperContext
  made: ReadonlySet<string | null>
}> {
  const rows = await desk.db
    .select({ code: brokerageFiles.code })
    .from(brokerageFiles)
    .where(eq(brokerageFiles.applicationId, application.id))
  const asked = readRecord(desk, application)
  const line = desk.lines[application.line]
  // What we write goes out in the language that was chosen for letters, as the mail that brings it.
  // The record keeps the words in which the questions were asked.
  const frozen = line ? retellApplication(line, asked, application.language as Language) : asked
  const context = paperContext(frozen.language, await desk.company())
  return { frozen, context, made: new Set(rows.map(({ code }) => code)) }
}
