import { readContact } from '../applications/find-application.ts'
import { decidedBy } from '../decided-by.ts'
import type { BrokerageDesk } from '../desk.ts'
import {
  type ApplicationFacts,
  applicationSummary,
  brokerMandate,
} from '../papers/application-papers.tsx'
import { makeDocument } from '../papers/make-document.ts'
import { policyPaper } from '../papers/policy-papers.tsx'
import { sepaMandate } from '../papers/sepa-mandate.tsx'
import { withdrawalNotice } from '../papers/withdrawal-notice.tsx'
import type { Application, Policy } from '../tables.ts'
import { beginPapers, policyPaperFacts, policyPapersOf } from './paper-facts.ts'

/**
 * The papers that every application leaves behind; those that exist already stay as they are. False
 * where the application changed while they were drawn.
 */
export async function makeApplicationPapers(
  desk: BrokerageDesk,
  application: Application,
): Promise<boolean> {
  const { frozen, context, made } = await beginPapers(desk, application)
  const { reference, submittedAt, mandateReference, delivered, withdrawalDays } = application
  const by = decidedBy(desk.lines[application.line])
  const facts: ApplicationFacts = {
    reference,
    submittedAt,
    contact: readContact(desk, application),
    frozen,
    delivered,
    mandateReference: mandateReference ?? undefined,
    withdrawalDays,
    by,
  }
  const days = withdrawalDays
  const papers = {
    applicationSummary: () => applicationSummary(context, facts),
    brokerMandate: () => brokerMandate(context, facts),
    ...(mandateReference ? { sepaMandate: () => sepaMandate(context, facts) } : {}),
    // A membership in a fund is no contract under the VVG, whose right to withdraw this is about.
    ...(by === 'fund'
      ? {}
      : {
          withdrawalNotice: () =>
            withdrawalNotice(context, { days, writtenAt: submittedAt, reference }),
        }),
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
  const { frozen, context, made } = await beginPapers(desk, application)
  const facts = policyPaperFacts(desk, { application, policy, frozen })
  for (const code of policyPapersOf(desk, application, facts.details)) {
    if (made.has(code)) continue
    await makeDocument(desk, {
      code,
      name: context.t(`${code}.title`),
      paper: policyPaper(code, context, facts),
      applicationId: application.id,
      policyId: policy.id,
    })
  }
}
