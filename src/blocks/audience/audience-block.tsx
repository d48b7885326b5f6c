import { translator } from '#i18n/translator.ts'
import { CheckIcon, MinusIcon } from '#ui/icons/icons.tsx'
import type { BlockProps } from '../block-props.ts'
import { PointList } from '../point-list.tsx'
import { SectionHead } from '../section-head.tsx'

export function AudienceBlock({ block, place }: BlockProps<'blocks.audience'>) {
  const t = translator(place.locale, 'blocks')
  return (
    <section className="audience-block" id="audience">
      <div className="ui-page">
        <SectionHead title={block.title} text={block.text} />
        <div className="audience-block__sides">
          <div>
            <h3>{block.needTitle ?? t('audience.need')}</h3>
            <PointList points={block.need} icon={<CheckIcon />} />
          </div>
          <div data-tone="no">
            <h3>{block.skipTitle ?? t('audience.skip')}</h3>
            <PointList points={block.skip} icon={<MinusIcon />} />
          </div>
        </div>
      </div>
    </section>
  )
}
