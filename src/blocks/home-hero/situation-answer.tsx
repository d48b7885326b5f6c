import { translator } from '#i18n/translator.ts'
import type { Locale } from '#sites/locales.ts'
import { Badge } from '#ui/badge/badge.tsx'
import { Card } from '#ui/card/card.tsx'
import type { SituationResult } from './situation.ts'

const variants = {
  required: 'error',
  essential: 'primary',
  worthAThought: 'neutral',
  notForYou: 'white',
} as const

export function SituationAnswer({ locale, result }: { locale: Locale; result: SituationResult }) {
  const t = translator(locale, 'home')
  return (
    <section className="ui-section" id="answer" aria-labelledby="answer-title">
      <div className="ui-page">
        <h2 id="answer-title">{t('answer.title')}</h2>
        <p className="home-answer__lead">{t('answer.lead', { situation: result.situation })}</p>
        <ol className="home-answer">
          {result.lines.map(({ id, name, reason, group, groupName }) => (
            <Card as="li" key={id} padding="small">
              <Badge variant={variants[group]} size="small">
                {groupName}
              </Badge>
              <h3>{name}</h3>
              <p>{reason}</p>
            </Card>
          ))}
        </ol>
      </div>
    </section>
  )
}
