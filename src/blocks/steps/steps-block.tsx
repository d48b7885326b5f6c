import { BlockAction } from '../block-action.tsx'
import type { BlockProps } from '../block-props.ts'
import { SectionHead } from '../section-head.tsx'
import { StepItems } from '../step-items.tsx'

export function StepsBlock({ block, place }: BlockProps<'blocks.steps'>) {
  return (
    <section className="ui-section">
      <div className="ui-page" data-reveal="">
        <SectionHead title={block.title} text={block.text} />
        <ol className="step-list" data-count={block.steps.length}>
          <StepItems steps={block.steps} />
        </ol>
        <BlockAction action={block.action} place={place} variant="primary" />
      </div>
    </section>
  )
}
