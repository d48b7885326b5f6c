import { type FocusEvent, useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { lineState, tryAgain, watchLine } from './keep-trying.ts'

/** Says over any page what somebody waits for, when the line is slow or gone. */
export function ConnectionNotice() {
  const t = useWording('app')
  const line = useSyncExternalStore(watchLine, lineState, () => 'open' as const)
  const isUnderWay = useNavigation().state !== 'idle'
  const isSlow = useIsSlow(isUnderWay)
  const keepFocus = useFocusBack(line === 'open')
  useEffect(() => {
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  return (
    <div className="app-connection" role="status" {...keepFocus}>
      {/* Where pages come as documents, the browser has such a line itself. */}
      {isUnderWay && <div className="app-connection__line" aria-hidden="true" />}
      {line === 'open' ? (
        isSlow && <Notice>{t('underWay')}</Notice>
      ) : (
        <Notice
          kind={line === 'waiting' ? 'warning' : 'info'}
          actions={
            // Not disabled during a try: a button that is loses the focus.
            <Button
              size="small"
              variant="secondary"
              onClick={tryAgain}
              aria-disabled={line === 'trying'}
            >
              {t('tryAgain')}
            </Button>
          }
        >
          {t(line === 'waiting' ? 'noConnection' : 'underWay')}
        </Notice>
      )}
    </div>
  )
}

/**
 * When the notice goes while the keyboard is in it, the focus returns to where it came from: to the
 * button of the form that has now been sent, as if there had always been a connection.
 */
function useFocusBack(isOver: boolean) {
  const cameFrom = useRef<EventTarget | null>(undefined)
  useEffect(() => {
    if (!isOver || cameFrom.current === undefined) return
    const before = cameFrom.current
    cameFrom.current = undefined
    if (document.activeElement !== document.body) return
    const stays = before instanceof HTMLElement && before.isConnected
    const place = stays ? before : document.querySelector('main')
    place?.focus({ preventScroll: true })
  }, [isOver])
  return {
    onFocus: ({ relatedTarget }: FocusEvent) => {
      cameFrom.current = relatedTarget
    },
    onBlur: ({ relatedTarget }: FocusEvent) => {
      // Without a target it is perhaps the button that went.
      if (relatedTarget) cameFrom.current = undefined
    },
  }
}

/** Whether the next page, or the answer to a form, is under way for longer than a second. */
function useIsSlow(isUnderWay: boolean): boolean {
  const [isSlow, setSlow] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setSlow(true), 1_000)
    return () => {
      clearTimeout(timer)
      setSlow(false)
    }
  }, [isUnderWay])
  return isUnderWay && isSlow
}
