import { Mark } from '#ui/brand/mark.tsx'

/** Instead of the back office, which could neither start nor keep anybody signed in. */
export function CookiesRefused() {
  return (
    <main className="bo-opening">
      <Mark />
      <h1>Your browser refuses cookies</h1>
      <p>Without them nobody stays signed in. Allow them for this site, then open it again.</p>
    </main>
  )
}
