import { Card } from '#ui/card/card.tsx'
import { BlockIcon } from '../block-icon.tsx'
import { SectionHead } from '../section-head.tsx'
import type { RelatedLinesView } from './prepare-related-lines.ts'

interface RelatedLinesProps extends RelatedLinesView {
  title: string
  text?: string | undefined
}

/** Lines as cards, each with its price where it is sold. */
export function RelatedLines({ title, text, lines }: RelatedLinesProps) {
  if (lines.length === 0) return null
  return (
    <section className="ui-section">
      <div className="ui-page" data-reveal="">
        <SectionHead title={title} text={text} />
        <ul className="related-lines">
          {lines.map(({ line, name, summary, href, icon, price }) => (
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
