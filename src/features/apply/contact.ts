import { originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import type { ApplyFacts } from './apply-facts.ts'
import type { Contact } from './page-data.ts'

/** How to reach a human. */
export async function contactOf({ content, hosts, locale }: ApplyFacts): Promise<Contact> {
  const { emails, company } = await content.getSettings()
  return {
    email: emails.help,
    phone: company.phone,
    href: originOf(hosts, 'default') + localePath(locale, '/support'),
  }
}
