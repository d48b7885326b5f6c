import { Mark } from '#ui/brand/mark.tsx'

/** Shown until the back office is loaded; all that the server renders of it. */
export function OpeningScreen() {
  return (
    <main className="bo-opening">
      <Mark />
      <p>Opening the back office …</p>
    </main>
  )
}
