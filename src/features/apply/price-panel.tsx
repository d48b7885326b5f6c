import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import type { PriceView, ShownPrice } from './price-view.ts'

/** What it costs as far as we know, why, and what was said so far. */
export function PricePanel({
  view,
  base,
  isHeard = true,
}: {
  view: PriceView
  base: string
  /** Whether a price that moves is read out from here. */
  isHeard?: boolean
}) {
  const t = useWording('apply')
  const { price } = view
  return (
    <div className="apply-price">
      <h2>
        <Words>{view.product}</Words>
      </h2>
      {price.kind === 'none' ? (
        <p className="apply-price__open">{t('price.open')}</p>
      ) : (
        <p className="apply-price__amount" aria-live={isHeard ? 'polite' : undefined}>
          <Amount price={price} />
        </p>
      )}
      <PriceNote price={price} className="apply-price__note" />
      {price.kind === 'exact' && <p className="apply-price__note">{price.tier}</p>}
      {price.kind === 'exact' && price.moved && (
        <p className="apply-price__note">{t('price.moved', { ...price.moved })}</p>
      )}
      {view.said.length > 0 && (
        <dl className="apply-price__said">
          {view.said.map(({ step, title, text }) => (
            <div key={step}>
              <dt>{title}</dt>
              <dd>
                <Words>{text}</Words>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {price.kind === 'exact' && price.factors.length > 1 && (
        <Disclosure summary={t('price.why')}>
          <dl className="apply-price__factors">
            {price.factors.map(({ label, effect }) => (
              <div key={label}>
                <dt>
                  <Words>{label}</Words>
                </dt>
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

type KnownPrice = Exclude<ShownPrice, { kind: 'none' }>

/** "from €4.94 a month": what kind of price it is, the price, what it pays for. */
export function Amount({ price }: { price: KnownPrice }) {
  const t = useWording('apply')
  const kind = kindOf(price)
  // The spaces stand outside of what does not break: without room beside it, the price moves down.
  return (
    <>
      {kind && <span>{t(`price.${kind}`)}</span>} <strong>{price.amount}</strong>{' '}
      <span>{t(`price.${price.period}`)}</span>
    </>
  )
}

function kindOf(price: KnownPrice) {
  if (price.kind === 'from') return price.isMinimum ? 'from' : 'example'
  return price.kind === 'soFar' ? 'soFar' : undefined
}

/** What a price rests on before everything is known. */
export function PriceNote({ price, className }: { price: ShownPrice; className: string }) {
  const t = useWording('apply')
  switch (price.kind) {
    case 'soFar':
      return <p className={className}>{t('price.soFarNote')}</p>
    case 'from':
      return (
        <p className={className}>
          {price.isMinimum ? t('price.profile', { profile: price.profile }) : price.profile}
        </p>
      )
    default:
      return null
  }
}
