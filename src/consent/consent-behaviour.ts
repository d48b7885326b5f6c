import { COOKIES } from '#sites/cookies.ts'
import { CATEGORIES, type Choice, ESSENTIAL, type Granted } from './categories.ts'
import { findConsent, formatConsent, withEssential } from './consent-cookie.ts'
import { deleteCookie, writeCookie } from './cookie-jar.ts'
import { isReadable } from './is-readable.ts'

declare global {
  interface DocumentEventMap {
    /** What is granted, at the start and after every choice, for parts of a page that wait for it. */
    'feather:consent': CustomEvent<Granted>
  }
}

/**
 * Shows the banner when no choice is stored, keeps the choice, and tells what is granted: once at
 * the start (nothing, without a choice), and after every choice.
 */
export function startConsent(
  page: Document,
  banner: HTMLDialogElement,
  onGranted: (granted: Granted) => void,
): void {
  const { cookieDomain } = banner.dataset
  const grant = (granted: Granted) => {
    onGranted(granted)
    page.dispatchEvent(new CustomEvent('feather:consent', { detail: granted }))
  }
  const tell = () => {
    const stored = findConsent(page.cookie)
    if (stored) banner.close()
    else show(banner)
    grant(stored ?? [])
  }
  const choose = (choice: Choice, chosen: Granted) => {
    const granted = withEssential(chosen)
    writeCookie(page, COOKIES.consent, formatConsent(granted), cookieDomain)
    banner.close()
    grant(granted)
    logChoice(banner, choice, granted)
  }

  banner.addEventListener('click', ({ target }) => {
    const { consent } = (target as Element).closest<HTMLElement>('[data-consent]')?.dataset ?? {}
    if (consent === 'accept') choose('accept', CATEGORIES)
    if (consent === 'reject') choose('reject', [])
    if (consent === 'edit') turn(banner, 'edit', '.consent__edit h2')
    if (consent === 'back') turn(banner, 'ask', '[data-consent=edit]')
  })
  banner.addEventListener('submit', (event) => {
    event.preventDefault()
    choose('save', tickedIn(event.target as HTMLFormElement))
  })
  // Only a choice closes it. Browsers close a dialog at the second Escape whatever `cancel` says.
  banner.addEventListener('cancel', (event) => event.preventDefault())
  const onKey = (event: KeyboardEvent) => {
    makeModal(banner)
    if (event.key === 'Escape' && banner.matches(':modal')) event.preventDefault()
  }
  page.addEventListener('keydown', onKey, true)
  page.addEventListener('focusin', ({ target }) => {
    if (!banner.contains(target as Element)) makeModal(banner)
  })
  page.addEventListener('click', (event) => {
    if (!(event.target as Element).closest('[data-consent-reopen]')) return
    event.preventDefault()
    deleteCookie(page, COOKIES.consent, cookieDomain)
    location.reload()
  })
  // A page that comes back from memory may have been left before the choice was made elsewhere.
  addEventListener('pageshow', ({ persisted }) => persisted && tell())
  tell()
}

/**
 * Over the page, which waits in the shade and does not scroll. It is no modal dialog yet: to make
 * the page behind it inert, a browser computes the style of every element anew, which kept a slow
 * phone busy for more than a tenth of a second while it was loading. Focus begins at the title: on
 * the first button its ring would make one answer weightier than the other.
 */
function show(banner: HTMLDialogElement): void {
  if (banner.open) return
  banner.open = true
  if (isReadable(location.pathname)) return
  banner.ariaModal = 'true'
  focusTitle(banner)
}

/** Before a key, or a focus that comes another way, could lead to the page behind it. */
function makeModal(banner: HTMLDialogElement): void {
  if (!banner.open || !banner.ariaModal || banner.matches(':modal')) return
  const focused = banner.querySelector<HTMLElement>(':focus')
  banner.open = false
  banner.showModal()
  if (focused) focused.focus()
  else focusTitle(banner)
}

function focusTitle(banner: HTMLDialogElement): void {
  banner.querySelector('h2')?.focus()
}

function turn(banner: HTMLDialogElement, view: 'ask' | 'edit', focused: string): void {
  banner.dataset['view'] = view
  if (view === 'edit') banner.querySelector('form')?.reset()
  banner.querySelector<HTMLElement>(focused)?.focus()
}

function tickedIn(form: HTMLFormElement): Granted {
  const ticked = new FormData(form).getAll('consent')
  return CATEGORIES.filter((category) => category === ESSENTIAL || ticked.includes(category))
}

/** For the auditor. The choice holds whether or not it could be written down. */
function logChoice({ dataset }: HTMLElement, choice: Choice, categories: Granted): void {
  const { api, textVersion, locale } = dataset
  fetch(`${api}/consents`, {
    method: 'POST',
    keepalive: true,
    // So that the answer can take back the cookie that only the server can.
    credentials: 'include',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ choice, categories, textVersion, locale }),
  }).catch(() => {})
}
