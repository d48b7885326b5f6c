import type { CallTopic } from '#brokerage/calls/call.ts'
import { softHyphens } from '#i18n/set-type.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Card } from '#ui/card/card.tsx'
import { ArrowRightIcon } from '#ui/icons/icons.tsx'
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
      <TopicList topics={topics.filter(({ topic }) => GENERAL.includes(topic))} general />
      <section aria-labelledby="calls-lines" className="calls-lines">
        <h2 id="calls-lines">{t('lines')}</h2>
        <TopicList topics={topics.filter(({ topic }) => !GENERAL.includes(topic))} />
      </section>
    </div>
  )
}

/** For those who do not know yet which insurance it is about. */
const GENERAL: readonly CallTopic[] = ['expert-help', 'customer-support']

function TopicList(props: { topics: readonly TopicLink[]; general?: boolean }) {
  const t = useWording('calls')
  return (
    <ul className="calls-topics" data-general={props.general}>
      {props.topics.map(({ topic, href }) => (
        <Card as="li" key={topic} padding="small" interactive>
          <a href={href} className="ui-card__link">
            {softHyphens(t(`topics.${topic}`))}
          </a>
          <ArrowRightIcon />
        </Card>
      ))}
    </ul>
  )
}
