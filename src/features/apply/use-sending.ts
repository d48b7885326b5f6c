import { type FormEvent, useEffect, useRef, useState } from 'react'

/**
 * How long an answer is waited for. Whoever stops a page that does not come, or whose connection
 * breaks, is left on this one, and no browser tells.
 */
const PATIENCE_MS = 20_000

/** One press is enough, and a press without a connection loses nothing. */
export function useSending(patienceMs = PATIENCE_MS) {
  // A second press may be waiting already when the first is heard, before anything is drawn.
  const isUnderWay = useRef(false)
  const [pressed, setPressed] = useState<string>()
  const [isOffline, setOffline] = useState(false)
  const isBusy = pressed !== undefined
  useEffect(() => {
    // A page that comes back from the browser's memory can be sent again. Its first showing is no
    // such return: a slow one is shown after it was pressed.
    const wake = ({ persisted }: PageTransitionEvent) => persisted && setPressed(undefined)
    const goOn = () => setOffline(false)
    window.addEventListener('pageshow', wake)
    window.addEventListener('online', goOn)
    return () => {
      window.removeEventListener('pageshow', wake)
      window.removeEventListener('online', goOn)
    }
  }, [])
  useEffect(() => {
    isUnderWay.current = isBusy
    if (!isBusy) return
    const timer = setTimeout(() => setPressed(undefined), patienceMs)
    return () => clearTimeout(timer)
  }, [isBusy, patienceMs])
  /** Whether a form may be sent now, by a button of this value. */
  const begin = (button = ''): boolean => {
    if (isUnderWay.current) return false
    setOffline(!navigator.onLine)
    if (!navigator.onLine) return false
    isUnderWay.current = true
    // What is switched off is switched off after the form was read, or it would be left out.
    setTimeout(() => setPressed(button))
    return true
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent as SubmitEvent
    if (!begin((submitter as HTMLButtonElement | null)?.value)) event.preventDefault()
  }
  return { isBusy, pressed, isOffline, begin, send }
}
