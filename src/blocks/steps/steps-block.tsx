import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
import type { BlockProps } from '../block-props.ts'
import { SectionHead } from '../section-head.tsx'

export function StepsBlock({ block, place }: BlockProps<'blocks.steps'>) {
  return (
    <section className="ui-section">
      <div className="ui-page" data-reveal="">
        <SectionHead title={block.title} text={block.text} />
        <ol className="step-list" data-count={block.steps.length}>
          {block.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {block.action && (
          <p className="block-action">
            <Button href={place.href(block.action.url)} iconEnd={<ArrowRightIcon />}>
              {block.action.label}
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}
