import { type FormEvent, useEffect, useState } from 'react'

/**
 * How long an answer is waited for. Whoever stops a page that does not come, or whose connection
 * breaks, is left on this one, and no browser tells.
 */
const PATIENCE_MS = 20_000

/** One press is enough, and a press without a connection loses nothing. */
export function useSending() {
  const [pressed, setPressed] = useState<string>()
  const [isOffline, setOffline] = useState(false)
  const isBusy = pressed !== undefined
  useEffect(() => {
    // A page that comes back from the browser's memory can be sent again.
    const wake = () => setPressed(undefined)
    const goOn = () => setOffline(false)
    window.addEventListener('pageshow', wake)
    window.addEventListener('online', goOn)
    return () => {
      window.removeEventListener('pageshow', wake)
      window.removeEventListener('online', goOn)
    }
  }, [])
  useEffect(() => {
    if (!isBusy) return
    const timer = setTimeout(() => setPressed(undefined), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isBusy])
  /** Whether a form may be sent now, by a button of this value. */
  const begin = (button = ''): boolean => {
    if (isBusy) return false
    setOffline(!navigator.onLine)
    if (!navigator.onLine) return false
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
