import { Accordion } from '#ui/accordion/accordion.tsx'
import type { BlockProps } from '../block-props.ts'
import { RichText } from '../rich-text/rich-text.tsx'

export function FaqBlock({ block, place }: BlockProps<'blocks.faq'>) {
  return (
    <section className="ui-page ui-section faq-block">
      {block.title && <h2>{block.title}</h2>}
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
