import { eq } from 'drizzle-orm'
import type { Language } from '#insurance/values/language.ts'
import { readContact, readRecord } from '../applications/find-application.ts'
import type { BrokerageDesk } from '../desk.ts'
import {
  type ApplicationFacts,
  applicationSummary,
  brokerMandate,
  sepaMandate,
  withdrawalNotice,
} from '../papers/application-papers.tsx'
import { makeDocument } from '../papers/make-document.ts'
import { type PaperContext, paperContext } from '../papers/paper-context.ts'
import { POLICY_PAPERS, policyPaper } from '../papers/policy-papers.tsx'
import { readPolicyDetails } from '../policies/find-policy.ts'
import { type Application, brokerageFiles, type Policy } from '../tables.ts'

/** The papers that every application leaves behind; those that exist already stay as they are. */
export async function makeApplicationPapers(
  desk: BrokerageDesk,
  application: Application,
): Promise<void> {
  const { context, made } = await begin(desk, application)
  const { reference, submittedAt, mandateReference, delivered, withdrawalDays } = application
  const facts: ApplicationFacts = {
    reference,
    submittedAt,
    contact: readContact(desk, application),
    frozen: readRecord(desk, application),
    delivered,
    mandateReference: mandateReference ?? undefined,
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
    const { id: applicationId, customerId } = application
    await makeDocument(desk, { code, name, applicationId, customerId, paper: paper() })
  }
}

/** The papers of a contract, as far as we make them ourselves. */
export async function makePolicyPapers(
  desk: BrokerageDesk,
  application: Application,
  policy: Policy,
): Promise<void> {
  const { context, made } = await begin(desk, application)
  const definition = desk.lines[application.line]?.definition
  const frozen = readRecord(desk, application)
  const wanted: readonly string[] = definition?.documents.after ?? []
  for (const code of POLICY_PAPERS) {
    const needsMandate = code === 'sepaPreNotification' && !application.mandateReference
    if (!wanted.includes(code) || made.has(code) || needsMandate) continue
    const paper = policyPaper(code, context, {
      policy,
      details: readPolicyDetails(desk, policy),
      productName: frozen.product.name,
      tierName: frozen.product.tierName,
      features: frozen.product.features,
      mandateReference: application.mandateReference ?? undefined,
      insuranceTaxPercent: definition?.insuranceTaxPercent ?? 0,
      demoTariff: frozen.demoTariff,
    })
    const name = context.t(`${code}.title`)
    const { id: applicationId, customerId } = application
    await makeDocument(desk, { code, name, applicationId, policyId: policy.id, customerId, paper })
  }
}

async function begin(
  desk: BrokerageDesk,
  application: Application,
): Promise<{ context: PaperContext; made: ReadonlySet<string | null> }> {
  const rows = await desk.db
    .select({ code: brokerageFiles.code })
    .from(brokerageFiles)
    .where(eq(brokerageFiles.applicationId, application.id))
  const context = paperContext(application.language as Language, await desk.company())
  return { context, made: new Set(rows.map(({ code }) => code)) }
}
