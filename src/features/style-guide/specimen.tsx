import type { ReactNode } from 'react'

/** Shows a piece in both themes side by side; `prefix` keeps ids and names apart. */
export function BothThemes({
  children,
  stacked = false,
}: {
  children: (prefix: string) => ReactNode
  stacked?: boolean
}) {
  return (
    <div className={stacked ? 'grid gap-4' : 'grid gap-4 desktop:grid-cols-2'}>
      {(['light', 'dark'] as const).map((theme) => (
        <div
          key={theme}
          data-theme={theme}
          className="min-w-0 rounded-card border border-line p-5 tablet:p-6"
        >
          <p className="mb-5 text-caption text-ink-soft">{theme === 'light' ? 'Light' : 'Dark'}</p>
          {children(theme)}
        </div>
      ))}
    </div>
  )
}

/** One chapter of the guide. */
export function Chapter({
  id,
  title,
  lead,
  children,
}: {
  id: string
  title: string
  lead: string
  children: ReactNode
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6 pt-section">
      <h2 id={`${id}-title`}>{title}</h2>
      <p className="mt-3 mb-8 max-w-text text-ink-soft">{lead}</p>
      <div className="grid gap-10">{children}</div>
    </section>
  )
}

/** A named row of a chapter. */
export function Row({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-4">{title}</h3>
      {children}
    </div>
  )
}
