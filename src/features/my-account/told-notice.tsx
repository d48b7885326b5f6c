import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { useFocus } from '#ui/a11y/use-focus.ts'
import { Notice, type NoticeKind } from '#ui/notice/notice.tsx'

/**
 * What has just been done, at the top of the page. It takes the focus with every arrival: the button
 * that was pressed may be far below, or gone.
 */
export function ToldNotice({
  kind = 'success',
  children,
}: {
  kind?: NoticeKind
  children: ReactNode
}) {
  const { key } = useLocation()
  const notice = useFocus<HTMLDivElement>(key)
  return (
    <Notice ref={notice} kind={kind} announce="status" tabIndex={-1}>
      {children}
    </Notice>
  )
}
