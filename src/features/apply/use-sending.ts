import { type FormEvent, useEffect, useState } from 'react'

/** One press is enough, and a press without a connection loses nothing. */
export function useSending() {
  const [isBusy, setBusy] = useState(false)
  const [isOffline, setOffline] = useState(false)
  useEffect(() => {
    // A page that comes back from the browser's memory can be sent again.
    const wake = () => setBusy(false)
    const goOn = () => setOffline(false)
    window.addEventListener('pageshow', wake)
    window.addEventListener('online', goOn)
    return () => {
      window.removeEventListener('pageshow', wake)
      window.removeEventListener('online', goOn)
    }
  }, [])
  /** Whether a form may be sent now. */
  const begin = (): boolean => {
    if (isBusy) return false
    setOffline(!navigator.onLine)
    if (!navigator.onLine) return false
    // What is switched off is switched off after the form was read, or it would be left out.
    setTimeout(() => setBusy(true))
    return true
  }
  const send = (event: FormEvent<HTMLFormElement>) => {
    if (!begin()) event.preventDefault()
  }
  return { isBusy, isOffline, begin, send }
}
