import { translator } from '#i18n/translator.ts'
import { type HostTable, originOf } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'
import type { FrameLink } from './frame-menu.ts'

/** Withdrawing is open on every page by law (§ 356a BGB), so it is in no list that editors keep. */
export function withdrawLink(hosts: HostTable, locale: Locale): FrameLink {
  return {
    name: translator(locale, 'shell')('withdraw'),
    href: `${originOf(hosts, 'app')}/withdraw`,
  }
}
