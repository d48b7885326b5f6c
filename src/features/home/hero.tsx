import { translator } from '#i18n/translator.ts'
import { type Locale, parseLocale } from '#sites/locales.ts'
import { Button } from '#ui/button/button.tsx'
import { Card } from '#ui/card/card.tsx'
import { ChoiceChips } from '#ui/choice/choice-chips.tsx'
import { ArrowRightIcon, CheckIcon } from '#ui/icons/icons.tsx'
import { HomeScene } from '#ui/scenes/home-scene.tsx'
import type { OfferedLine } from './offered-lines.ts'
import { placeOf } from './place-of.ts'
import { SITUATIONS, type Situation } from './situation.ts'

type HeroProps = {
  locale: Locale
  action: string
  situation: Situation | undefined
  offered: OfferedLine[]
}

export function Hero({ locale, action, situation, offered }: HeroProps) {
  const t = translator(locale, 'home')
  const { country } = parseLocale(locale)
  const place = placeOf(locale)
  return (
    <section className="ui-page home-hero">
      <div className="home-hero__words">
        <h1>{t('title', { country, place })}</h1>
        <p className="home-hero__lead">{t('lead')}</p>
        <Card as="section" padding="medium">
          {offered.length > 0 ? (
            <LineLinks title={t('question.line')} lines={offered} />
          ) : (
            <form action={`${action}#answer`} className="home-hero__form">
              <ChoiceChips
                name="situation"
                label={t('question.label')}
                defaultValue={situation ?? 'moving'}
                options={SITUATIONS.map((value) => ({
                  value,
                  label: t(`question.${value}`, { place }),
                }))}
              />
              <Button type="submit" fullWidth iconEnd={<ArrowRightIcon data-nudge="forward" />}>
                {t('question.submit')}
              </Button>
            </form>
          )}
        </Card>
        <ul className="home-hero__trust">
          {(['registered', 'fees', 'cancel'] as const).map((point) => (
            <li key={point}>
              <CheckIcon />
              {t(`trust.${point}`)}
            </li>
          ))}
        </ul>
      </div>
      <HomeScene className="home-hero__scene" />
    </section>
  )
}

function LineLinks({ title, lines }: { title: string; lines: OfferedLine[] }) {
  return (
    <nav aria-labelledby="line-links">
      <h2 id="line-links" className="home-hero__lines-title">
        {title}
      </h2>
      <ul className="home-hero__lines">
        {lines.map(({ name, href }) => (
          <li key={href}>
            <a href={href}>
              {name}
              <ArrowRightIcon />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
