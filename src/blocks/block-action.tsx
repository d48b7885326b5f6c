import { Button, type ButtonVariant } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import type { BlockPlace } from './block-props.ts'

type Props = {
  action: { url: string; label: string } | undefined
  place: BlockPlace
  variant?: ButtonVariant
}

/** Where a block leads on to, at its end. */
export function BlockAction({ action, place, variant = 'secondary' }: Props) {
  if (!action) return null
  return (
    <p className="block-action">
      <Button href={place.href(action.url)} variant={variant} iconEnd={<ArrowRightIcon />}>
        {action.label}
      </Button>
    </p>
  )
}
