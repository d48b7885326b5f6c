import { z } from 'zod'
import type { Queries } from '#platform/database/connect.ts'
import {
  type Listener,
  type ListenOptions,
  listen,
  maxNotificationBytes,
  notify,
} from '#platform/database/listen.ts'

/** The channel on which every process hears what was published. */
const channel = 'content_published'

const messageShape = z.array(z.string())

/** Marks pages that show one document: `navigations:en-de--main-navigation`. */
export function documentTag(collection: string, uid: string): string {
  return `${collection}:${uid}`
}

/** Marks pages that list documents of a collection in a locale: `blogs:en-de`. */
export function listTag(collection: string, locale: string): string {
  return `${collection}:${locale}`
}

/**
 * Tells every process that documents changed. Call it in the transaction that changes them:
 * PostgreSQL sends on commit, so nobody renders from the old rows afterwards, and nothing is
 * sent if the change is rolled back.
 */
export async function announcePublished(
  queries: Queries,
  documents: readonly { collection: string; uid: string; locale: string }[],
  /** Tags of lists that changed with them. */
  lists: readonly string[] = [],
): Promise<void> {
  const tags = new Set<string>(lists)
  for (const { collection, uid, locale } of documents) {
    tags.add(documentTag(collection, uid))
    tags.add(listTag(collection, locale))
  }
  for (const payload of payloads([...tags])) await notify(queries, channel, payload)
}

interface PublishingListener {
  /** Pages that carry one of these tags are out of date. */
  onTags(tags: readonly string[]): void
  /** Announcements may have been missed: every page may be out of date. */
  onMissed(): void
  log: ListenOptions['log']
}

export function listenForPublishing(databaseUrl: string, options: PublishingListener): Listener {
  return listen(databaseUrl, channel, {
    onMessage: (payload) => options.onTags(messageShape.parse(JSON.parse(payload))),
    onReconnect: options.onMissed,
    log: options.log,
  })
}

/** The tags in as many messages as they need: PostgreSQL bounds the size of one. */
function payloads(tags: readonly string[]): string[] {
  const whole = JSON.stringify(tags)
  if (tags.length < 2 || Buffer.byteLength(whole) <= maxNotificationBytes) {
    return tags.length === 0 ? [] : [whole]
  }
  const half = Math.ceil(tags.length / 2)
  return [...payloads(tags.slice(0, half)), ...payloads(tags.slice(half))]
}
