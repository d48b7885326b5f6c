import { useWording } from '#i18n/use-wording.ts'
import { Card } from '#ui/card/card.tsx'
import { HelpScene } from '#ui/scenes/help-scene.tsx'
import type { TopicLink } from './topic-links.ts'

/** What one can talk to us about. */
export function TopicsPage({ topics }: { topics: readonly TopicLink[] }) {
  const t = useWording('calls')
  return (
    <div className="ui-page calls">
      <div className="calls__head">
        <div>
          <h1>{t('title')}</h1>
          <p className="calls__lead">{t('lead')}</p>
        </div>
        <HelpScene className="calls__scene" />
      </div>
      <ul className="calls-topics">
        {topics.map(({ topic, href }) => (
          <Card as="li" key={topic} interactive>
            <a href={href} className="ui-card__link">
              {t(`topics.${topic}`)}
            </a>
          </Card>
        ))}
      </ul>
    </div>
  )
}
