import { createContext } from 'react'

/**
 * How a page reaches the browser. Content pages ship without React and wake islands;
 * hydrated pages (the customer's app) run React Router in the browser.
 */
export type PageManner =
  | { manner: 'content'; lang: string; entryModule: string; devPreamble: string | undefined }
  | { manner: 'hydrated'; lang: string; nonce: string | undefined }

/** In the browser only hydrated pages run React, hence the default. */
export const PageMannerContext = createContext<PageManner>({
  manner: 'hydrated',
  lang: typeof document === 'undefined' ? 'en' : document.documentElement.lang,
  nonce: undefined,
})
