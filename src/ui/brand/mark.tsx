import type { ComponentProps } from 'react'

interface MarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
  /** Read aloud; without it the mark is decoration. */
  title?: string | undefined
  /** `mono` draws it in the colour of the text, for a quiet background figure. */
  look?: 'color' | 'mono'
}

/** One feather in three strokes, quill, shaft and vane, that also read as a check mark. */
export function Mark({ title, look = 'color', ...rest }: MarkProps) {
  const mono = look === 'mono'
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: titled when it says something, hidden otherwise
    <svg
      viewBox="0 0 32 32"
      width="32"
      height="32"
      {...(title ? { role: 'img' } : { 'aria-hidden': true })}
      {...rest}
    >
      {title ? <title>{title}</title> : null}
      <path fill={mono ? 'currentColor' : 'var(--primary)'} d={markStrokes.quill} />
      <path fill={mono ? 'currentColor' : 'var(--primary)'} d={markStrokes.shaft} />
      <path fill={mono ? 'currentColor' : 'var(--sun-accent)'} d={markStrokes.vane} />
    </svg>
  )
}

/** Tapered by hand on a 32 grid; favicon.svg and icon-maskable.svg repeat them. */
export const markStrokes = {
  quill:
    'M2.4 16.2c3.600.6 6.800 3.200 9 7.400l.9 5.200c.1 1-1.200 1.400-1.700.5-2.200-4.100-5-8-8.900-11-1-.8-.5-2.300.7-2.100z',
  shaft:
    'M13.4 27.6C11.600 16 17.500 5.600 28.900 2.400c.9-.2 1.600.6 1.200 1.400-2.100 4.800-5.400 8.200-9.900 10.400-4 1.900-6 6.600-6.800 13.400z',
  vane: 'M16.200 22.800c1.300-3.300 3.500-5.500 6.500-6.700 1.400-.6 2.700-1.300 3.900-2.200.7-.5 1.600.2 1.300 1-1.700 4.900-5.700 8.100-10.800 8.900-.7.1-1.100-.4-.9-1z',
}
