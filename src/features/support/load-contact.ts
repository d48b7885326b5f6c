import { linkHref } from '#content/link-href.ts'
import type { Locale } from '#sites/locales.ts'
import type { SupportFacts } from './support-facts.ts'

/** How to reach a human, as the settings have it. */
export type Contact = {
  email: string
  phone: string
  /** Where a call is booked. */
  callHref: string | undefined
  /** Where the form is. */
  formHref: string
  /** Whether there is a chat on this installation. */
  hasChat: boolean
}

export async function loadContact(
  { content, hosts, env }: Pick<SupportFacts, 'content' | 'hosts' | 'env'>,
  locale: Locale,
): Promise<Contact> {
  const { emails, company, bookingLinks } = await content.getSettings()
  const booking = bookingLinks.find(({ topic }) => topic === 'customer-support')
  return {
    email: emails.help,
    phone: company.phone,
    callHref: booking && linkHref(booking.url, hosts, locale),
    formHref: linkHref('/contact-us', hosts, locale),
    hasChat: env.intercomAppId !== undefined,
  }
}
