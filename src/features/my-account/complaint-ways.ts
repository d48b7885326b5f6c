import { MAIN_LOCALE_OF_LANGUAGE } from '#sites/locales.ts'
import { type AccountFacts, languageOf } from './account-facts.ts'
import { pageHref } from './page-href.ts'

export type ComplaintWays = { readonly formHref: string; readonly email: string }

/** Where somebody complains who is not satisfied (§ 17 VersVermV): the form leads into the register. */
export async function complaintWays(
  facts: Pick<AccountFacts, 'desk' | 'hosts' | 'locale'>,
): Promise<ComplaintWays> {
  const { email } = await facts.desk.company()
  const locale = MAIN_LOCALE_OF_LANGUAGE[languageOf(facts)]
  return { formHref: pageHref({ hosts: facts.hosts, locale }, '/contact-us'), email }
}
