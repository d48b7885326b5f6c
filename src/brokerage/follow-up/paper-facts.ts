import type { KeptApplication } from '../applications/kept-application.ts'
import { recordForLetters } from '../applications/record-for-letters.ts'
import type { BrokerageDesk } from '../desk.ts'
import { documentsOfApplication } from '../files/list-files.ts'
import { contractBasis } from '../papers/contract-basis.ts'
import { type PaperContext, paperContext } from '../papers/paper-context.ts'
import { POLICY_PAPERS, type PolicyPaperCode, type policyPaper } from '../papers/policy-papers.tsx'
import { readPolicyDetails } from '../policies/find-policy.ts'
import type { PolicyDetails } from '../policies/policy-details.ts'
import { type Application, brokerageFiles, type Policy } from '../tables.ts'

/** What papers are written with, and which of them there are: the first ones, or those of a change. */
export async function beginPapers(
  desk: BrokerageDesk,
  application: Application,
  requestId?: number,
): Promise<{
  readonly frozen: KeptApplication
  readonly context: PaperContext
  readonly made: ReadonlySet<string | null>
  /** Those that were made on other occasions. */
  readonly others: ReadonlySet<string | null>
}> {
  const { code, requestId: madeFor } = brokerageFiles
  const rows = await desk.db
    .select({ code, madeFor })
    .from(brokerageFiles)
    .where(documentsOfApplication(application.id))
  const isMeant = (row: (typeof rows)[number]) => row.madeFor === (requestId ?? null)
  const frozen = recordForLetters(desk, application)
  const context = paperContext(frozen.language, await desk.company())
  return {
    frozen,
    context,
    made: new Set(rows.filter(isMeant).map((row) => row.code)),
    others: new Set(rows.filter((row) => !isMeant(row)).map((row) => row.code)),
  }
}

/**
 * Which papers a contract of this line has. A debit is announced by us where we can name who collects:
 * else the insurer does, as it has to tell its identifier anyway.
 */
export function policyPapersOf(
  { lines }: BrokerageDesk,
  { line, mandateReference }: Application,
  { payment }: Pick<PolicyDetails, 'payment'>,
): readonly PolicyPaperCode[] {
  const wanted: readonly string[] = lines[line]?.definition.documents.after ?? []
  const isDebited = mandateReference !== null && payment?.creditor !== undefined
  return POLICY_PAPERS.filter(
    (code) => wanted.includes(code) && (code !== 'sepaPreNotification' || isDebited),
  )
}

/** The contract as it is now. */
export function policyPaperFacts(
  desk: BrokerageDesk,
  {
    application,
    policy,
    frozen,
  }: {
    readonly application: Application
    readonly policy: Policy
    readonly frozen: KeptApplication
  },
): Parameters<typeof policyPaper>[2] {
  const line = desk.lines[application.line]
  const details = readPolicyDetails(desk, policy)
  return {
    policy,
    details,
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
    basis: contractBasis(frozen, line, { policy, facts: details.facts }),
    order: { answers: frozen.answers, line },
    mandateReference: application.mandateReference ?? undefined,
    insuranceTaxPercent: line?.definition.insuranceTaxPercent ?? 0,
    withdrawalDays: application.withdrawalDays,
    demoTariff: frozen.demoTariff,
  }
}
