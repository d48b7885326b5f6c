import { keepTogether } from '#i18n/keep-together.ts'
import { softHyphens } from '#i18n/set-type.ts'
import { translator } from '#i18n/translator.ts'
import { CheckIcon } from '#ui/icons/icons.tsx'
import type { BlockProps } from '../block-props.ts'
import { SectionHead } from '../section-head.tsx'
import type { PlansView } from './prepare-plans.ts'

export function PlansBlock({ block, place, view }: BlockProps<'blocks.plans'>) {
  const t = translator(place.locale, 'blocks')
  return (
    <section className="ui-section" id="plans">
      <div className="ui-page" data-reveal="">
        <SectionHead title={block.title} text={block.text} />
        {view && (
          <>
            <ul className="plans-block" data-count={Math.min(view.plans.length, 5)}>
              {view.plans.map((plan) => (
                <li key={plan.tier} data-selected={plan.selected ? '' : undefined}>
                  <div>
                    <h3>{plan.href ? <a href={plan.href}>{plan.name}</a> : plan.name}</h3>
                    <p className="plans-block__summary">{keepTogether(plan.summary)}</p>
                  </div>
                  {plan.price && (
                    <p className="plans-block__price">
                      <strong {...(view.follows ? { 'data-quote-price': plan.tier } : {})}>
                        {plan.price}
                      </strong>{' '}
                      <span>{plan.period}</span>
                    </p>
                  )}
                  <ul className="plans-block__features">
                    {plan.features.map((feature) => (
                      <li key={feature}>
                        <CheckIcon />
                        <span>{keepTogether(feature)}</span>
                      </li>
                    ))}
                  </ul>
                  <Facts facts={plan.facts} />
                </li>
              ))}
            </ul>
            {view.shared.length > 0 && (
              <div className="plans-block__shared">
                <h3>{t('plans.shared')}</h3>
                <Facts facts={view.shared} />
              </div>
            )}
            <p className="block-note">
              {view.follows ? t('plans.follows') : t('plans.profile', { profile: view.profile })}
              {view.demo && ` ${t('card.demo')}`}
            </p>
          </>
        )}
      </div>
    </section>
  )
}

function Facts({ facts }: { facts: PlansView['shared'] }) {
  if (facts.length === 0) return null
  return (
    <dl className="plans-block__facts">
      {facts.map(({ label, text }) => (
        <div key={label}>
          <dt>{softHyphens(label)}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
