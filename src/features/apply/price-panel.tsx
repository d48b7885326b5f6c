import { useWording } from '#i18n/use-wording.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import type { PriceView } from './price-view.ts'

/** What it costs as far as we know, why, and what was said so far. */
export function PricePanel({ view, base }: { view: PriceView; base: string }) {
  const t = useWording('apply')
  const { price } = view
  return (
    <div className="apply-price">
      <h2>{view.product}</h2>
      {price.kind === 'none' ? (
        <p className="apply-price__open">{t('price.open')}</p>
      ) : (
        <p className="apply-price__amount" aria-live="polite">
          {price.kind === 'from' && <span>{t('price.from')} </span>}
          <strong>{price.amount}</strong> <span>{t(`price.${price.period}`)}</span>
        </p>
      )}
      {price.kind === 'from' && (
        <p className="apply-price__note">{t('price.profile', { profile: price.profile })}</p>
      )}
      {price.kind === 'exact' && <p className="apply-price__note">{price.tier}</p>}
      {view.said.length > 0 && (
        <dl className="apply-price__said">
          {view.said.map(({ step, title, text }) => (
            <div key={step}>
              <dt>{title}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      )}
      {price.kind === 'exact' && price.factors.length > 1 && (
        <Disclosure summary={t('price.why')}>
          <dl className="apply-price__factors">
            {price.factors.map(({ label, effect }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{effect}</dd>
              </div>
            ))}
          </dl>
        </Disclosure>
      )}
      {view.demoTariff && <p className="apply-price__note">{t('price.demo')}</p>}
      <p className="apply-price__note">
        {t.rich('saved', {
          link: (label) => <a href={`${base}/save`}>{label}</a>,
        })}
      </p>
    </div>
  )
}
