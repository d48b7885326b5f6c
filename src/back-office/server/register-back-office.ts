import type { FastifyInstance } from 'fastify'
import { canUseBackOffice } from '#accounts/access/can-use-back-office.ts'
import { forbiddenError, StrapiError } from '#content-api/errors/strapi-error.ts'
import { createIdentify } from '#content-api/identify.ts'
import type { BackOfficeContext } from './back-office-context.ts'
import { registerCasework } from './casework/register-casework.ts'
import { registerApiTokens } from './register-api-tokens.ts'
import { registerComplaints } from './register-complaints.ts'
import { registerConsents } from './register-consents.ts'
import { registerDeletions } from './register-deletions.ts'
import { registerDocuments } from './register-documents.ts'
import { registerEditing } from './register-editing.ts'
import { registerHelpVotes } from './register-help-votes.ts'
import { registerInbox } from './register-inbox.ts'
import { registerInboxFiles } from './register-inbox-files.ts'
import { registerMe } from './register-me.ts'
import { registerOverview } from './register-overview.ts'
import { registerPageViews } from './register-page-views.ts'
import { registerStaff } from './register-staff.ts'
import { registerTranslations } from './register-translations.ts'
import { registerVersions } from './register-versions.ts'

/**
 * What the back office asks for and Strapi's grammar has no word for: drafts beside what is
 * published, revisions, versions, translations, staff, tokens. For staff alone, by their session;
 * a program with a token uses the content API.
 */
export async function registerBackOffice(
  app: FastifyInstance,
  context: BackOfficeContext,
): Promise<void> {
  const identify = createIdentify(context)
  await app.register(
    async (routes) => {
      routes.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        request.actor = await identify(request)
        if (request.actor.kind === 'anonymous') {
          throw new StrapiError(401, 'UnauthorizedError', 'Unauthorized')
        }
        if (!canUseBackOffice(request.actor)) throw forbiddenError()
      })
      registerMe(routes, context)
      registerDocuments(routes, context)
      registerVersions(routes, context)
      registerDeletions(routes, context)
      registerEditing(routes, context)
      registerTranslations(routes, context)
      registerOverview(routes, context)
      registerPageViews(routes, context)
      registerConsents(routes, context)
      registerHelpVotes(routes, context)
      registerInbox(routes, context)
      registerComplaints(routes, context)
      await routes.register((scope) => registerInboxFiles(scope, context))
      registerStaff(routes, context)
      registerApiTokens(routes, context)
      await registerCasework(routes, context)
    },
    { prefix: '/admin/api', bodyLimit: 4 * 1_048_576 },
  )
}
