import { translator } from '#i18n/translator.ts'
import { Button } from '#ui/button/button.tsx'
import { ArrowRightIcon, CheckIcon } from '#ui/icons/icons.tsx'
import type { BlockProps } from '../block-props.ts'
import { PointList } from '../point-list.tsx'
import { SectionHead } from '../section-head.tsx'

export function ClaimsBlock({ block, place }: BlockProps<'blocks.claims'>) {
  const t = translator(place.locale, 'blocks')
  const { checklist = [], action } = block
  return (
    <section className="ui-section claims-block" id="claims">
      <div className="ui-page claims-block__layout" data-reveal="">
        <SectionHead title={block.title} text={block.text} />
        <ol className="claims-block__steps">
          {block.steps.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        {checklist.length > 0 && (
          <div className="claims-block__list">
            <h3>{t('claims.checklist')}</h3>
            <PointList points={checklist} icon={<CheckIcon />} />
          </div>
        )}
        {action && (
          <p className="block-action">
            <Button href={place.href(action.url)} variant="secondary" iconEnd={<ArrowRightIcon />}>
              {action.label}
            </Button>
          </p>
        )}
      </div>
    </section>
  )
}
