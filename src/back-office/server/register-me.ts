import { eq } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import { canManageApiTokens } from '#accounts/access/can-manage-api-tokens.ts'
import { canManageStaff } from '#accounts/access/can-manage-staff.ts'
import { canReadConsents } from '#accounts/access/can-read-consents.ts'
import { canReadDrafts } from '#accounts/access/can-read-drafts.ts'
import { canReadMessages } from '#accounts/access/can-read-messages.ts'
import { canSeeApplications } from '#accounts/access/can-see-applications.ts'
import { staff } from '#accounts/tables.ts'
import { mayDo } from '#content/access.ts'
import { knownCollection } from '#content/collections/registry.ts'
import { forbiddenError } from '#content-api/errors/strapi-error.ts'
import { originOf } from '#sites/hosts.ts'
import { SITES } from '#sites/site-config.ts'
import type { Me } from '../wire/staff-records.ts'
import type { BackOfficeContext } from './back-office-context.ts'

/** Who is signed in. The screens follow it; the routes decide by themselves. */
export function registerMe(
  app: FastifyInstance,
  { queries, hosts, accounts }: BackOfficeContext,
): void {
  app.get('/me', async ({ actor }): Promise<Me> => {
    if (actor.kind !== 'staff') throw forbiddenError()
    const [member] = await queries.select().from(staff).where(eq(staff.id, actor.userId))
    if (member === undefined) throw forbiddenError()
    const { id, name, email, role } = member
    return {
      id,
      name,
      email,
      role,
      twoFactor: member.twoFactorEnabled === true,
      twoFactorRequired: accounts.parts.env.staffSecondFactor === 'required',
      may: {
        content: canReadDrafts(actor),
        adminContent: mayDo(actor, 'update', knownCollection('feature-flags')),
        messages: canReadMessages(actor),
        cases: canSeeApplications(actor),
        consents: canReadConsents(actor),
        staff: canManageStaff(actor),
        apiTokens: canManageApiTokens(actor),
      },
      brandName: accounts.parts.brandName,
      origins: Object.fromEntries(SITES.map((site) => [site, originOf(hosts, site)])),
    }
  })
}
