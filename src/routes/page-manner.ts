import { createContext } from 'react'
import type { Namespace } from '#i18n/messages/index.ts'
import type { Wording } from '#i18n/use-wording.ts'
import { DEFAULT_LOCALE, type Locale } from '#sites/locales.ts'

/**
 * How a page reaches the browser. Content pages ship without React and wake islands;
 * hydrated pages (the customer's app) run React Router in the browser.
 */
export type PageManner = {
  locale: Locale
  /** What every page may have to say, whatever became of its loaders. */
  wording: Wording<never>
  /** What the page's scripts import, so that the browser need not read them first to know. */
  imports: readonly string[]
} & (
  | { manner: 'content'; entryModule: string; devPreamble: string | undefined }
  | { manner: 'hydrated'; nonce: string | undefined }
)

export const BASE_NAMESPACES = ['consent', 'errors'] as const satisfies readonly Namespace[]

/** The element by which a hydrated page carries its base wording into the browser. */
export const WORDING_ELEMENT = 'base-wording'

/** In the browser only hydrated pages run React, hence the default. */
export const PageMannerContext = createContext<PageManner>({
  manner: 'hydrated',
  locale: documentLocale(),
  wording: documentWording(),
  nonce: documentNonce(),
  // Here the router names them, and finds the links that the server wrote.
  imports: [],
})

function documentLocale(): Locale {
  return documentWording().locale
}

function documentWording(): Wording<never> {
  const carried =
    typeof document === 'undefined' ? null : document.getElementById(WORDING_ELEMENT)?.textContent
  return carried ? JSON.parse(carried) : { locale: DEFAULT_LOCALE, messages: {} }
}

/** What the server gave its own scripts: React compares it, and what it adds later needs it, too. */
function documentNonce(): string | undefined {
  if (typeof document === 'undefined') return undefined
  return document.querySelector<HTMLScriptElement>('script[nonce]')?.nonce
}
