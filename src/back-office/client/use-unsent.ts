import { useState } from 'react'
import { unsentTexts } from './unsent-texts.ts'
import { useMe } from './use-me.ts'

/**
 * A text that survives leaving the screen and signing in again, until it is sent, the colleague
 * signs out or the window is closed.
 */
export function useUnsent(place: string): [text: string, setText: (text: string) => void] {
  const me = useMe()
  const key = `${me?.id ?? ''}:${place}`
  const [, setTurn] = useState(0)
  const setText = (text: string) => {
    if (text === '') unsentTexts.delete(key)
    else unsentTexts.set(key, text)
    setTurn((turn) => turn + 1)
  }
  return [unsentTexts.get(key) ?? '', setText]
}
