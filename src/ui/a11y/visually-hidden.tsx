import type { HTMLAttributes } from 'react'

/** For ears only. */
export function VisuallyHidden({
  as: Element = 'span',
  ...rest
}: HTMLAttributes<HTMLElement> & { as?: 'span' | 'h2' | 'h3' | 'p' }) {
  return <Element {...rest} className="ui-visually-hidden" />
}
