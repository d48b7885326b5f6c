import type { CallTopic } from '#brokerage/calls/call.ts'
import { BOOKING_TOPICS } from '#content/collections/settings.ts'
import { linkHref } from '#content/link-href.ts'
import type { ContentSource } from '#content/source.ts'
import type { HostTable } from '#sites/hosts.ts'
import type { Locale } from '#sites/locales.ts'

export type TopicLink = { readonly topic: CallTopic; readonly href: string }

/** Where each topic is booked: with us, or where the settings send it. */
export async function topicLinks(
  content: ContentSource,
  hosts: HostTable,
  locale: Locale,
): Promise<TopicLink[]> {
  const { bookingLinks } = await content.getSettings()
  return BOOKING_TOPICS.map((topic) => {
    const set = bookingLinks.find((link) => link.topic === topic)
    if (!set) return { topic, href: `/calls/${topic}` }
    // A path is one of the site's; calls are booked on the app's host.
    const link = set.url.startsWith('/') ? `default:${set.url}` : set.url
    return { topic, href: linkHref(link, hosts, locale) }
  })
}

/** The address outside of our own pages where a topic is booked, if the settings name one. */
export async function outsideLink(
  content: ContentSource,
  topic: CallTopic,
): Promise<string | undefined> {
  const { bookingLinks } = await content.getSettings()
  const set = bookingLinks.find((link) => link.topic === topic)?.url
  return set?.startsWith('https://') ? set : undefined
}

export function isTopic(value: string | undefined): value is CallTopic {
  return BOOKING_TOPICS.some((topic) => topic === value)
}
