import type { FastifyInstance } from 'fastify'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import { listAssignees, listFormerAssignees } from '#brokerage/office/find-case.ts'
import { forbiddenError } from '#content-api/errors/strapi-error.ts'
import type { CaseFacts } from '../../wire/casework-records.ts'
import type { BackOfficeContext } from '../back-office-context.ts'
import { registerApplications } from './register-applications.ts'
import { registerCalls } from './register-calls.ts'
import { registerCaseFiles } from './register-case-files.ts'
import { registerCaseWork } from './register-case-work.ts'
import { registerClaims } from './register-claims.ts'
import { registerCorrections } from './register-corrections.ts'
import { registerCustomers } from './register-customers.ts'
import { registerEnds } from './register-ends.ts'
import { registerJobs } from './register-jobs.ts'
import { registerLetters } from './register-letters.ts'
import { registerOffers } from './register-offers.ts'
import { registerPolicies } from './register-policies.ts'
import { registerPremiumPapers } from './register-premium-papers.ts'
import { registerPremiums } from './register-premiums.ts'
import { registerPrivacy } from './register-privacy.ts'
import { registerQueue } from './register-queue.ts'
import { registerRequests } from './register-requests.ts'

/** Customers' matters: for brokers and admins, one rule before every route. */
export async function registerCasework(
  app: FastifyInstance,
  context: BackOfficeContext,
): Promise<void> {
  await app.register(async (routes) => {
    routes.addHook('onRequest', async ({ actor }) => {
      if (!canSeeApplications(actor)) throw forbiddenError()
    })
    routes.get('/case-facts', async ({ actor }): Promise<CaseFacts> => {
      const { lines } = context.brokerage
      const [anyLine] = Object.values(lines)
      const named = Object.entries(lines).map(([id, { wording }]) => ({
        id,
        name: wording.en.line.name,
      }))
      return {
        lines: named.toSorted((one, other) => one.name.localeCompare(other.name, 'en')),
        colleagues: await listAssignees(context.brokerage, actor),
        states: Object.entries(anyLine?.wording.en.shared.states ?? {}).map(([id, name]) => ({
          id,
          name,
        })),
        former: await listFormerAssignees(context.brokerage, actor),
      }
    })
    registerQueue(routes, context)
    registerApplications(routes, context)
    registerOffers(routes, context)
    registerPolicies(routes, context)
    registerEnds(routes, context)
    registerPremiums(routes, context)
    await routes.register((scope) => registerPremiumPapers(scope, context))
    registerCorrections(routes, context)
    registerClaims(routes, context)
    registerRequests(routes, context)
    registerLetters(routes, context)
    registerCustomers(routes, context)
    registerPrivacy(routes, context)
    registerCaseWork(routes, context)
    registerCaseFiles(routes, context)
    registerJobs(routes, context)
    registerCalls(routes, context)
  })
}
