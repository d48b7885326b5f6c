import type { ComponentProps } from 'react'

export interface MarkProps extends Omit<ComponentProps<'svg'>, 'children'> {
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
    'M3.300 17.400c2.900.6 5.400 2.600 7.300 5.800l.9 4.300c.1.900-1.100 1.300-1.600.5C7.900 24.700 5.700 21.400 2.600 19.200c-.9-.700-.400-2 .7-1.800z',
  shaft:
    'M12.400 24.800C11.700 15.300 17.500 6.300 28.600 3.300c.8-.200 1.500.6 1.100 1.400-1.900 4.100-5 7.400-9.300 9.300-4.100 1.800-6.600 5.600-8 10.800z',
  vane: 'M15.600 21.300c1.600-3.300 3.800-5.200 6.900-6.400 1.400-.5 2.700-1.200 3.900-2.100.7-.5 1.600.2 1.300 1-1.900 4.900-6.300 7.700-11.300 8.500-.7.100-1.100-.400-.8-1z',
}
