import type { FormEvent } from 'react'
import { useNavigation } from 'react-router'

/**
 * For a form whose answer is shown once: pressed again meanwhile, it waits for the answer to the
 * first time, which the router would give up. The button keeps the focus.
 */
export function useOneAtATime(): (event: FormEvent) => void {
  const isUnderWay = useNavigation().state !== 'idle'
  return (event) => {
    if (isUnderWay) event.preventDefault()
  }
}
