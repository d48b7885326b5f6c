import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'

interface ButtonLook {
  /** One primary a screen; secondary beside it; quiet in rows and bars; danger when it destroys. */
  variant?: ButtonVariant
  /** `small` is 44 px high, for bars and rows; `medium` is 52. */
  size?: 'small' | 'medium'
  fullWidth?: boolean
  /** Stands before the words. */
  iconStart?: ReactNode
  /** Stands after the words. */
  iconEnd?: ReactNode
  /** Says what is happening while it happens, e.g. "Saving"; the button cannot be pressed again. */
  loading?: string | undefined
}

type AsButton = ButtonLook &
  Omit<ComponentProps<'button'>, 'disabled'> & { href?: undefined } & {
    disabled?: boolean | undefined
  }
type AsLink = ButtonLook & ComponentProps<'a'> & { href: string }

type ButtonProps = AsButton | AsLink

/** A link when it has an `href`, else a button (of type `button` unless told otherwise). */
export function Button(props: ButtonProps) {
  const { variant, size, fullWidth, iconStart, iconEnd, loading, className, children, ...rest } =
    props
  const classes = joinClasses(
    'ui-button',
    `ui-button--${variant ?? 'primary'}`,
    size === 'small' && 'ui-button--small',
    fullWidth && 'ui-button--full',
    className,
  )
  const content = (
    <>
      {loading ? <span className="ui-spinner" aria-hidden="true" /> : iconStart}
      <span>{loading ?? children}</span>
      {loading ? null : iconEnd}
    </>
  )
  if (rest.href !== undefined) {
    return (
      <a {...rest} className={classes}>
        {content}
      </a>
    )
  }
  return (
    <button
      type="button"
      {...rest}
      className={classes}
      disabled={rest.disabled || Boolean(loading)}
      aria-busy={loading ? true : undefined}
    >
      {content}
    </button>
  )
}
