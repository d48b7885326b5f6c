import type { StaticHandlerContext } from 'react-router'

type Answered = Pick<StaticHandlerContext, 'actionHeaders' | 'loaderHeaders'>

/**
 * How long whoever is refused shall wait, as the header Retry-After says it. React Router leaves
 * headers to each route; this one belongs to the status, which it takes from any of them.
 */
export function waitOf({ actionHeaders, loaderHeaders }: Answered): string | undefined {
  for (const headers of [...Object.values(actionHeaders), ...Object.values(loaderHeaders)]) {
    const wait = headers.get('retry-after')
    if (wait) return wait
  }
  return undefined
}
