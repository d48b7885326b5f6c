import { Card } from '#ui/card/card.tsx'
import { BlockIcon } from '../block-icon.tsx'
import type { BlockProps } from '../block-props.ts'
import { SectionHead } from '../section-head.tsx'

export function RelatedLinesBlock({ block, view }: BlockProps<'blocks.related-lines'>) {
  if (view?.lines.length === 0) return null
  return (
    <section className="ui-section">
      <div className="ui-page" data-reveal="">
        <SectionHead title={block.title} text={block.text} />
        <ul className="related-lines">
          {view?.lines.map(({ line, name, summary, href, icon, price }) => (
            <Card as="li" key={line} interactive padding="small">
              <BlockIcon name={icon} />
              <div className="related-lines__words">
                <h3>
                  <a href={href} className="ui-card__link">
                    {name}
                  </a>
                </h3>
                {summary && <p>{summary}</p>}
              </div>
              {price && (
                <p className="related-lines__price">
                  <span>
                    {price.lead}{' '}
                    <span>
                      <strong>{price.amount}</strong> {price.month}
                    </span>
                  </span>
                  <small>{price.profile}</small>
                </p>
              )}
            </Card>
          ))}
        </ul>
      </div>
    </section>
  )
}
