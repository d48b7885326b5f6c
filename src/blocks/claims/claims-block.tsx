import { translator } from '#i18n/translator.ts'
import { CheckIcon } from '#ui/icons/icons.tsx'
import { BlockAction } from '../block-action.tsx'
import type { BlockProps } from '../block-props.ts'
import { PointList } from '../point-list.tsx'
import { SectionHead } from '../section-head.tsx'
import { StepItems } from '../step-items.tsx'

export function ClaimsBlock({ block, place }: BlockProps<'blocks.claims'>) {
  const t = translator(place.locale, 'blocks')
  const { checklist = [] } = block
  return (
    <section className="ui-section claims-block" id="claims">
      <div className="ui-page claims-block__layout" data-reveal="">
        <SectionHead title={block.title} text={block.text} />
        <ol className="claims-block__steps">
          <StepItems steps={block.steps} />
        </ol>
        {checklist.length > 0 && (
          <div className="claims-block__list">
            <h3>{t('claims.checklist')}</h3>
            <PointList points={checklist} icon={<CheckIcon />} />
          </div>
        )}
        <BlockAction action={block.action} place={place} />
      </div>
    </section>
  )
}
