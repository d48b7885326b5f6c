import type { ComponentProps, ReactNode } from 'react'
import { Words } from '#i18n/words.tsx'
import { CheckCircleIcon, InfoIcon, WarningIcon } from '../icons/icons.tsx'
import { joinClasses } from '../join-classes.ts'

export type NoticeKind = 'info' | 'success' | 'warning' | 'error'

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  kind?: NoticeKind
  title?: ReactNode
  /** Links or buttons below the words. */
  actions?: ReactNode
  /** Read aloud as soon as it appears: `status` politely, `alert` at once. */
  announce?: 'status' | 'alert' | undefined
}

export function Notice({
  kind = 'info',
  title,
  actions,
  announce,
  className,
  children,
  ...rest
}: NoticeProps) {
  const Icon = icons[kind]
  return (
    <div {...rest} className={joinClasses('ui-notice', className)} data-kind={kind} role={announce}>
      <Icon />
      <div className="ui-notice__body">
        {title ? (
          <p className="ui-notice__title">
            <Words>{title}</Words>
          </p>
        ) : null}
        {children ? (
          <div>
            <Words>{children}</Words>
          </div>
        ) : null}
        {actions ? <div className="ui-notice__actions">{actions}</div> : null}
      </div>
    </div>
  )
}

const icons = {
  info: InfoIcon,
  success: CheckCircleIcon,
  warning: WarningIcon,
  error: WarningIcon,
}
