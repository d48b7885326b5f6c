import { BlockIcon } from '#blocks/block-icon.tsx'
import type { RelatedLinesView } from '#blocks/related-lines/prepare-related-lines.ts'
import { translator } from '#i18n/translator.ts'
import type { Locale } from '#sites/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'

/** The insurance that an article leads to, with its price of today. */
export function LineAside({
  locale,
  line,
}: {
  locale: Locale
  line: RelatedLinesView['lines'][number]
}) {
  const t = translator(locale, 'blog')
  return (
    <Card as="section" padding="small" className="line-aside" data-print="hide">
      <BlockIcon name={line.icon} />
      <p className="line-aside__mark">{t('line')}</p>
      <h2>{line.name}</h2>
      {line.price && (
        <p className="line-aside__price">
          {line.price.lead}{' '}
          <span>
            <strong>{line.price.amount}</strong> {line.price.month}
          </span>
          <small>{line.price.profile}</small>
        </p>
      )}
      <Button
        href={line.href}
        size="small"
        fullWidth
        iconEnd={<ArrowRightIcon data-nudge="forward" />}
      >
        {t('toLine')}
      </Button>
    </Card>
  )
}
