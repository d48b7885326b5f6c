import { type RefObject, useEffect, useRef } from 'react'

/**
 * The heading of a new question or of the result takes the focus, so that it is read aloud; what is
 * wrong leads to its control. The first page keeps its own.
 */
export function useFocusOnChange(
  id: string,
  errors: readonly string[],
): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null)
  const problem = errors.join(' ')
  const shown = useRef({ id, problem })
  useEffect(() => {
    const before = shown.current
    shown.current = { id, problem }
    if (before.id !== id) {
      heading.current?.focus({ preventScroll: true })
      window.scrollTo({ top: 0 })
    } else if (problem !== before.problem && problem !== '') document.getElementById(id)?.focus()
  }, [id, problem])
  return heading
}
