import { type HostTable, originOf } from '#sites/hosts.ts'
import { localePath } from '#sites/locale-path.ts'
import type { Locale } from '#sites/locales.ts'
import type { Settings } from './source.ts'

/** Who advises, and where the whole initial information is read: at the first contact (VersVermV § 15). */
export type BrokerNote = { readonly name: string; readonly href: string }

export function brokerNote(
  { legalName, legalPapers }: Pick<Settings, 'legalName' | 'legalPapers'>,
  hosts: HostTable,
  locale: Locale,
): BrokerNote {
  const path = localePath(locale, legalPapers.introductoryInformation)
  return { name: legalName, href: originOf(hosts, 'default') + path }
}
