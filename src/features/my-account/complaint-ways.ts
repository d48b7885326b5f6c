import { choosing } from '#blocks/form/chosen-answer.ts'
import { formAnchor } from '#blocks/form/form-state.ts'
import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { type AccountFacts, languageOf } from './account-facts.ts'
import { pageHref } from './page-href.ts'

export type ComplaintWays = { readonly formHref: string; readonly email: string }

/**
 * Where somebody complains who is not satisfied (§ 17 VersVermV). The form opens with the topic that
 * leads into the register.
 */
export async function complaintWays(
  facts: Pick<AccountFacts, 'desk' | 'hosts' | 'locale'>,
): Promise<ComplaintWays> {
  const { email } = await facts.desk.company()
  const locale = MAIN_LOCALE_OF_LANGUAGE[languageOf(facts)]
  const page = pageHref({ hosts: facts.hosts, locale }, '/contact-us')
  const chosen = choosing({ field: 'topic', value: 'complaint' })
  return { formHref: `${page}${chosen}#${formAnchor('contact')}`, email }
}
