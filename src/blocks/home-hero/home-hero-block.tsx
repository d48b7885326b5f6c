import { translator } from '#i18n/translator.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ChoiceChips } from '#ui/choice/choice-chips.tsx'
import { ArrowRightIcon, CheckIcon } from '#ui/icons/icons.tsx'
import { BlockIcon } from '../block-icon.tsx'
import type { BlockProps } from '../block-props.ts'
import { Scene } from '../scene.tsx'
import type { HomeHeroView } from './prepare-home-hero.ts'
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
            {view && view.lines.length > 0 ? (
              <LineLinks title={block.question} lines={view.lines} />
            ) : (
              <form action={view?.action} className="home-hero__form">
                <ChoiceChips
                  name="situation"
                  label={block.question}
                  defaultValue={view?.situation ?? ''}
                  options={view?.choices ?? []}
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
                  {text}
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

function LineLinks({ title, lines }: { title: string; lines: HomeHeroView['lines'] }) {
  return (
    <nav aria-labelledby="line-links">
      <h2 id="line-links" className="home-hero__lines-title">
        {title}
      </h2>
      <ul className="home-hero__lines">
        {lines.map(({ name, href, icon }) => (
          <li key={href}>
            <a href={href}>
              <BlockIcon name={icon} />
              {name}
              <ArrowRightIcon />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
