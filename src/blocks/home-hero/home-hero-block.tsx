import { translator } from '#i18n/translator.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ChoiceChips } from '#ui/choice/choice-chips.tsx'
import { ArrowRightIcon, CheckIcon } from '#ui/icons/icons.tsx'
import { BlockIcon } from '../block-icon.tsx'
import type { BlockPlace, BlockProps } from '../block-props.ts'
import { Scene } from '../scene.tsx'
import type { BlockOf } from '../shown-block.ts'
import { SituationAnswer } from './situation-answer.tsx'

export function HomeHeroBlock({ block, place, view }: BlockProps<'blocks.home-hero'>) {
  const t = translator(place.locale, 'home')
  return (
    <>
      <section className="ui-page home-hero">
        <div className="home-hero__words">
          <h1>{block.title}</h1>
          <p className="home-hero__lead">{block.text}</p>
          <Card as="section" padding="medium">
            {block.choices && block.choices.length > 0 ? (
              <ChoiceLinks title={block.question} choices={block.choices} place={place} />
            ) : (
              <form action={view?.action} className="home-hero__form">
                <ChoiceChips
                  name="situation"
                  label={block.question}
                  defaultValue={view?.situation ?? ''}
                  options={view?.answers ?? []}
                />
                <Button type="submit" fullWidth iconEnd={<ArrowRightIcon data-nudge="forward" />}>
                  {t('question.submit')}
                </Button>
              </form>
            )}
          </Card>
          {block.promises && (
            <ul className="home-hero__trust">
              {block.promises.map(({ text }) => (
                <li key={text}>
                  <CheckIcon />
                  <span>{text}</span>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Scene name={block.scene ?? 'home'} className="home-hero__scene" />
      </section>
      {view?.result && <SituationAnswer locale={place.locale} result={view.result} />}
    </>
  )
}

type ChoiceLinksProps = {
  title: string
  choices: NonNullable<BlockOf<'blocks.home-hero'>['choices']>
  place: BlockPlace
}

function ChoiceLinks({ title, choices, place }: ChoiceLinksProps) {
  return (
    <nav aria-labelledby="choices">
      <h2 id="choices" className="home-hero__choices-title">
        {title}
      </h2>
      <ul className="home-hero__choices">
        {choices.map(({ label, url, icon }) => (
          <li key={url}>
            <a href={place.href(url)}>
              {icon && <BlockIcon name={icon} />}
              <span>{label}</span>
              <ArrowRightIcon />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
