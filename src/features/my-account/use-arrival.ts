import { useState } from 'react'
import { useLocation } from 'react-router'

/**
 * A key for the forms of a page that stays: with every arrival they are new, so that what was sent
 * does not stay in them to be sent again. A form that comes back with an answer is no arrival: it
 * keeps what was typed.
 */
export function useArrival(answer: unknown): string {
  const { key } = useLocation()
  const [arrival, setArrival] = useState(key)
  if (answer === undefined && arrival !== key) setArrival(key)
  return arrival
}
