import { startConsent } from '#consent/consent-behaviour.ts'
import { countView } from './count-view.ts'
import type { TrackedEvent } from './events.ts'
import { keepRecord } from './keep-record.ts'
import { saveAffiliateId } from './save-affiliate-id.ts'
import type { TagManager } from './tag-manager.ts'

/**
 * Asks for consent, and does what it allows: nothing is kept or loaded before. A page that the
 * browser renders ahead of a visit begins when it is shown.
 */
export function startTracking(page: Document): void {
  const { prerendering } = page as Document & { prerendering?: boolean }
  if (!prerendering) begin(page)
  else page.addEventListener('prerenderingchange', () => begin(page), { once: true })
}

/** React runs effects twice in development; a page begins once. */
const begun = new WeakSet<Document>()

function begin(page: Document): void {
  const banner = page.querySelector<HTMLDialogElement>('dialog.consent')
  if (!banner || begun.has(page)) return
  begun.add(page)
  const { cookieDomain, api, tagManager } = banner.dataset
  const tags: Promise<TagManager> | undefined = tagManager
    ? import('./tag-manager.ts').then((module) => module.startTagManager(page, tagManager))
    : undefined
  const pass = (event: TrackedEvent) => void tags?.then((manager) => manager.push(event))
  let isFirst = true
  startConsent(page, banner, (granted) => {
    const isNew = !isFirst
    isFirst = false
    keepRecord(page, granted, cookieDomain)
    if (granted.includes('ad_storage')) saveAffiliateId(api)
    tags?.then((manager) => manager.update(granted, isNew))
  })

  let shown = location.pathname
  countView(page.referrer)
  const showAgain = () => {
    shown = location.pathname
    countView('')
    pass({ name: 'page_view', path: shown })
  }
  page.addEventListener('feather:track', ({ detail }) => pass(detail))
  // Hydration tells the first route too, which is counted already.
  page.addEventListener('feather:route', () => shown !== location.pathname && showAgain())
  addEventListener('pageshow', ({ persisted }) => persisted && showAgain())
}
