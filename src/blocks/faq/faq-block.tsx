import { translator } from '#i18n/translator.ts'
import { Accordion } from '#ui/accordion/accordion.tsx'
import type { BlockProps } from '../block-props.ts'
import { RichText } from '../rich-text/rich-text.tsx'

export function FaqBlock({ block, place, view }: BlockProps<'blocks.faq'>) {
  return (
    <section className="ui-page ui-section faq-block">
      {(block.title || (view?.help.length ?? 0) > 0) && (
        <div>
          {block.title && <h2>{block.title}</h2>}
          <HelpTopics place={place} view={view} />
        </div>
      )}
      <Accordion
        headingLevel={block.title ? 3 : 2}
        items={block.questions.map(({ question, answer }) => ({
          title: question,
          content: <RichText html={answer} place={place} />,
        }))}
      />
    </section>
  )
}

function HelpTopics({ place, view }: Pick<BlockProps<'blocks.faq'>, 'place' | 'view'>) {
  if (!view?.help.length) return null
  const t = translator(place.locale, 'blocks')
  const support = translator(place.locale, 'support')
  return (
    <nav className="faq-block__help" aria-label={t('helpTopics')}>
      <p>{t('helpTopics')}</p>
      <ul>
        {view.help.map(({ topic, href }) => (
          <li key={topic}>
            <a href={href}>{support(`topic.${topic}.title`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
