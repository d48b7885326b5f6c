import { translator } from '#i18n/translator.ts'
import { CheckIcon, MinusIcon } from '#ui/icons/icons.tsx'
import type { BlockProps } from '../block-props.ts'
import { PointList } from '../point-list.tsx'
import { SectionHead } from '../section-head.tsx'

export function CoverBlock({ block, place }: BlockProps<'blocks.cover'>) {
  const t = translator(place.locale, 'blocks')
  return (
    <section className="ui-section" id="cover">
      <div className="ui-page" data-reveal="">
        <SectionHead title={block.title} text={block.text} />
        <div className="two-columns">
          <div className="two-columns__column" data-tone="yes">
            <h3>{block.coveredTitle ?? t('covered')}</h3>
            <PointList points={block.covered} icon={<CheckIcon />} />
          </div>
          <div className="two-columns__column" data-tone="no">
            <h3>{block.notCoveredTitle ?? t('notCovered')}</h3>
            <PointList points={block.notCovered} icon={<MinusIcon />} />
          </div>
        </div>
        {block.note && <p className="block-note">{block.note}</p>}
      </div>
    </section>
  )
}
