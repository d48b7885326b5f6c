import { useEffect, useState, useSyncExternalStore } from 'react'
import { useNavigation } from 'react-router'
import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { Notice } from '#ui/notice/notice.tsx'
import { isWaiting, tryAgain, watchWaiting } from './keep-trying.ts'

/** Says over any page what somebody waits for, when the line is slow or gone. */
export function ConnectionNotice() {
  const t = useWording('app')
  const isOffline = useSyncExternalStore(watchWaiting, isWaiting, () => false)
  const isSlow = useIsSlow()
  useEffect(() => {
    addEventListener('online', tryAgain)
    return () => removeEventListener('online', tryAgain)
  }, [])
  return (
    <div className="app-connection" role="status">
      {isOffline ? (
        <Notice
          kind="warning"
          actions={
            <Button size="small" variant="secondary" onClick={tryAgain}>
              {t('tryAgain')}
            </Button>
          }
        >
          {t('noConnection')}
        </Notice>
      ) : (
        isSlow && <Notice>{t('underWay')}</Notice>
      )}
    </div>
  )
}

/** Whether the next page, or the answer to a form, is under way for longer than a second. */
function useIsSlow(): boolean {
  const isUnderWay = useNavigation().state !== 'idle'
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
