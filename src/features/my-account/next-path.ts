/** Where to go after signing in: a page of the account, and never out of the app. */
export function nextPath(asked: string | null, told?: string): string {
  const path = askedPath(asked) ?? '/me/policies'
  return told === undefined ? path : withQuery(path, `told=${told}`)
}

/**
 * The page that was asked for before signing in, where it is one of the account. It goes into mails
 * too, so that nothing but an address can be written in it.
 */
export function askedPath(asked: string | null): string | undefined {
  const path = asked ?? ''
  const isPage = /^\/me\/[\w/-]*(\.\w+)?(\?[\w=&-]*)?$/.test(path) && path.length <= 200
  return isPage || IS_NEW_ADDRESS.test(path) ? path : undefined
}

/** The page of a mailed link that asks for a sign-in, and for nothing without its code. */
const IS_NEW_ADDRESS = /^\/account\/new-address\?code=[\w.-]{1,1000}$/

/** A page on the way to the account, and from there to the page that was asked for. */
export function withNext(path: string, asked: string | null): string {
  const next = askedPath(asked)
  return next === undefined ? path : withQuery(path, `next=${encodeURIComponent(next)}`)
}

/** The sign-in for whoever asked for a page; what had been done on it just before is not said again. */
export function signInFor({ pathname, searchParams }: Pick<URL, 'pathname' | 'searchParams'>) {
  const query = new URLSearchParams(searchParams)
  for (const name of ['told', 'number']) query.delete(name)
  const asked = query.size > 0 ? withQuery(pathname, query.toString()) : pathname
  return withNext('/account/signin', askedPath(asked) ?? pathname)
}

/** The same page by way of the sign-in, which leads on whoever comes with the session. */
export function bySignIn(path: string): string {
  const url = new URL(path, 'http://app.invalid')
  return withQuery(signInFor(url), `entered=${url.searchParams.get('told') ?? ''}`)
}

function withQuery(path: string, query: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${query}`
}
