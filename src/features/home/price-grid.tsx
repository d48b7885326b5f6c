import { formatMoney } from '#i18n/format-money.ts'
import { translator } from '#i18n/translator.ts'
import type { Locale } from '#sites/locales.ts'
import { Card } from '#ui/card/card.tsx'
import {
  BikeIcon,
  HeartPulseIcon,
  HouseIcon,
  LifeIcon,
  PlaneIcon,
  ScalesIcon,
  ShieldIcon,
  ToothIcon,
} from '#ui/icons/icons.tsx'
import type { PriceFrom } from './prices-from.ts'

const icons = {
  health: HeartPulseIcon,
  liability: ShieldIcon,
  household: HouseIcon,
  legal: ScalesIcon,
  dental: ToothIcon,
  bike: BikeIcon,
  life: LifeIcon,
  travel: PlaneIcon,
}

export function PriceGrid({ locale, prices }: { locale: Locale; prices: PriceFrom[] }) {
  const t = translator(locale, 'home')
  return (
    <section className="ui-section" id="prices">
      <div className="ui-page">
        <div className="home-prices__intro">
          <h2>{t('prices.title')}</h2>
          <p>{t('prices.lead')}</p>
        </div>
        <ul className="home-prices">
          {prices.map(({ line, name, href, monthlyCents, isMinimum, profile, icon }) => {
            const Icon = icons[icon]
            return (
              <Card as="li" key={line} interactive padding="small">
                <span className="home-prices__icon">
                  <Icon />
                </span>
                <h3>
                  <a href={href} className="ui-card__link">
                    {name}
                  </a>
                </h3>
                <p className="home-prices__price">
                  {isMinimum ? t('prices.from') : t('prices.example')}{' '}
                  <strong>{formatMoney(monthlyCents, locale)}</strong>{' '}
                  <span>{t('prices.month')}</span>
                </p>
                <p className="home-prices__profile">{profile}</p>
              </Card>
            )
          })}
        </ul>
        <p className="home-prices__demo">{t('prices.demo')}</p>
      </div>
    </section>
  )
}
