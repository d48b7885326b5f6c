import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import type { BlockProps } from '../block-props.ts'

export function CallToActionBlock({ block, place }: BlockProps<'blocks.call-to-action'>) {
  return (
    <section className="ui-page ui-section">
      <div className="call-to-action">
        <div>
          <h2>{block.title}</h2>
          {block.text && <p>{block.text}</p>}
        </div>
        <Button href={place.href(block.action.url)} iconEnd={<ArrowRightIcon />}>
          {block.action.label}
        </Button>
      </div>
    </section>
  )
}
