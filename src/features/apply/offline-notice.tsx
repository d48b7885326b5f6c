import { useWording } from '#i18n/use-wording.ts'
import { Notice } from '#ui/notice/notice.tsx'

/** Why a press did nothing. It stays in sight wherever the button is, on pages of any length. */
export function OfflineNotice() {
  const t = useWording('apply')
  return (
    <Notice kind="warning" announce="alert" className="apply__offline">
      {t('offline')}
    </Notice>
  )
}
