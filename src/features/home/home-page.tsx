import { translator } from '#i18n/translator.ts'
import type { Locale } from '#sites/locales.ts'
import { Accordion } from '#ui/accordion/accordion.tsx'
import { Button } from '#ui/button/button.tsx'
import { MailIcon } from '#ui/icons/icons.tsx'
import { HelpScene } from '#ui/scenes/help-scene.tsx'
import { Hero } from './hero.tsx'
import type { OfferedLine } from './offered-lines.ts'
import { PriceGrid } from './price-grid.tsx'
import type { PriceFrom } from './prices-from.ts'
import type { Situation, SituationResult } from './situation.ts'
import { SituationAnswer } from './situation-answer.tsx'

export type HomePageProps = {
  locale: Locale
  /** The address of this page, where the question is sent. */
  action: string
  prices: PriceFrom[]
  /** Lines to go to straight away, where the question has no answer. */
  offered: OfferedLine[]
  situation: Situation | undefined
  result: SituationResult | undefined
  email: string
}

/** The questions at the foot of the page; search engines are told them too. */
export const questionsShown = ['required', 'english', 'cost', 'visa'] as const

/** The promise, one question, prices, how it works, what can be checked, questions, a human. */
export function HomePage({
  locale,
  action,
  prices,
  offered,
  situation,
  result,
  email,
}: HomePageProps) {
  const t = translator(locale, 'home')
  return (
    <>
      <Hero locale={locale} action={action} situation={situation} offered={offered} />
      {result && <SituationAnswer locale={locale} result={result} />}
      {prices.length > 0 && <PriceGrid locale={locale} prices={prices} />}
      <section className="ui-section">
        <div data-reveal="" className="ui-page">
          <h2>{t('steps.title')}</h2>
          <ol className="home-steps">
            {(['one', 'two', 'three'] as const).map((step) => (
              <li key={step}>
                <h3>{t(`steps.${step}.title`)}</h3>
                <p>{t(`steps.${step}.text`)}</p>
              </li>
            ))}
          </ol>
        </div>
      </section>
      <section className="home-honest">
        <div className="ui-page">
          <div className="home-honest__intro">
            <h2>{t('honest.title')}</h2>
            <p>{t('honest.lead')}</p>
          </div>
          <ul>
            {(['law', 'price', 'paid', 'leave'] as const).map((point) => (
              <li key={point}>
                <h3>{t(`honest.${point}.title`)}</h3>
                <p>{t(`honest.${point}.text`)}</p>
              </li>
            ))}
          </ul>
        </div>
      </section>
      <section className="ui-section">
        <div data-reveal="" className="ui-page home-questions">
          <h2>{t('questions.title')}</h2>
          <Accordion
            name="questions"
            items={questionsShown.map((item) => ({
              id: item,
              title: t(`questions.items.${item}.q`),
              content: <p>{t(`questions.items.${item}.a`)}</p>,
            }))}
          />
        </div>
      </section>
      <section className="ui-section">
        <div data-reveal="" className="ui-page">
          <div className="home-contact">
            <div>
              <h2>{t('contact.title')}</h2>
              <p>{t('contact.text')}</p>
              <Button href={`mailto:${email}`} variant="secondary" iconStart={<MailIcon />}>
                {t('contact.mail')}
              </Button>
            </div>
            <HelpScene />
          </div>
        </div>
      </section>
    </>
  )
}
