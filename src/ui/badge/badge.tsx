import type { ComponentProps, ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

export const badgeVariants = [
  'white',
  'neutral',
  'neutralStrong',
  'information',
  'warning',
  'primary',
  'error',
  'success',
  'black',
  'secondary',
  'secondaryStrong',
] as const

export const badgeSizes = ['xsmall', 'small', 'medium', 'large'] as const

export type BadgeVariant = (typeof badgeVariants)[number]
type BadgeSize = (typeof badgeSizes)[number]

interface BadgeProps extends ComponentProps<'span'> {
  variant?: BadgeVariant
  size?: BadgeSize
  /** A small sign before the words. */
  icon?: ReactNode
}

export function Badge({
  variant = 'neutral',
  size = 'small',
  icon,
  className,
  children,
  ...rest
}: BadgeProps) {
  return (
    <span
      {...rest}
      className={joinClasses('ui-badge', className)}
      data-variant={variant}
      data-size={size}
    >
      {icon}
      {children}
    </span>
  )
}
