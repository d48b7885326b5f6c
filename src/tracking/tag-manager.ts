import type { Category, Granted } from '#consent/categories.ts'
import type { TrackedEvent } from './events.ts'
import { isSecretAddress } from './is-secret-address.ts'
import { recordOfCookies } from './tracking-record.ts'

export type TagManager = {
  /** Tells Google's tags what is granted; loads them the first time that something is. */
  update(granted: Granted, isNew: boolean): void
  /** Passes an event on, if tags are loaded and still wanted. */
  push(event: TrackedEvent): void
}

/**
 * Google Tag Manager with Consent Mode v2, in its basic form: no byte is fetched from Google until
 * one of the four categories is granted. Loaded only where a container is configured.
 */
export function startTagManager(page: Document, id: string): TagManager {
  const layer: unknown[] = []
  Object.assign(globalThis, { dataLayer: layer })
  let isLoaded = false
  let isWanted = false
  gtag('consent', 'default', { ...states([]), wait_for_update: 500 })
  gtag('set', 'ads_data_redaction', true)
  return {
    update(granted, isNew) {
      isWanted = tagged.some((category) => granted.includes(category))
      if (granted.length > 0) gtag('consent', 'update', states(granted))
      if (isNew) layer.push({ event: 'consent_update' })
      if (!isWanted || isLoaded || isSecretAddress(location)) return
      isLoaded = true
      layer.push({ event: 'gtm.js', 'gtm.start': Date.now() })
      page.head.append(scriptOf(page, id))
      this.push({ name: 'page_view', path: location.pathname })
    },
    push({ name, ...facts }) {
      if (!isWanted || isSecretAddress(location)) return
      // Which campaign led here, for as long as it is kept: pages after the first do not say it.
      const campaign = name === 'page_view' ? recordOfCookies(page.cookie) : {}
      layer.push({ event: name, ...facts, ...campaign })
    },
  }

  /** Google's tags recognise commands by their being an `arguments` object, not an array. */
  function gtag(..._command: unknown[]): void {
    // biome-ignore lint/complexity/noArguments: see above
    layer.push(arguments)
  }
}

/** The categories for which there may be a tag at all. */
const tagged: readonly Category[] = [
  'ad_storage',
  'analytics_storage',
  'ad_user_data',
  'ad_personalization',
]

function states(granted: Granted): Record<string, 'granted' | 'denied'> {
  const state = (category: Category) => (granted.includes(category) ? 'granted' : 'denied')
  return {
    ad_storage: state('ad_storage'),
    ad_user_data: state('ad_user_data'),
    ad_personalization: state('ad_personalization'),
    analytics_storage: state('analytics_storage'),
    functionality_storage: state('functionality_storage'),
    // Not asked for, so never granted.
    personalization_storage: 'denied',
    security_storage: 'granted',
  }
}

function scriptOf(page: Document, id: string): HTMLScriptElement {
  const script = page.createElement('script')
  script.async = true
  script.src = `https://www.googletagmanager.com/gtm.js?id=${id}`
  // Hydrated pages allow scripts by nonce, which the container hands on to its own.
  const { nonce } = page.querySelector<HTMLScriptElement>('script[nonce]') ?? {}
  if (nonce) script.nonce = nonce
  return script
}
