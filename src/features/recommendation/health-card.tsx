import { HeardAfter } from '#i18n/heard-after.tsx'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import type { Verdict } from '#insurance/eligibility/health-rule-set.ts'
import { Disclosure } from '#ui/accordion/disclosure.tsx'
import { Badge, type BadgeVariant } from '#ui/badge/badge.tsx'
import { Button } from '#ui/button/button.tsx'
import type { HealthCost } from './health-cost.ts'
import type { ProductView } from './health-result.ts'
import { isOwned } from './is-owned.ts'
import { PriceWhy } from './price-why.tsx'

/** One column of the comparison: a product, or the two kinds of expat insurance together. */
export function HealthCard({
  products,
  praised,
}: {
  products: readonly ProductView[]
  /** Whether one of all is our first choice. */
  praised: boolean
}) {
  const t = useWording('recommendation')
  const best = praised && products.some((product) => product.rank === 1 && !isOwned(product))
  const open = products.some(({ verdict }) => verdict !== 'no')
  return (
    <section
      className="reco-health-card"
      data-best={best || undefined}
      data-closed={open ? undefined : true}
      aria-labelledby={`product-${products[0]?.product}`}
    >
      {best ? (
        <p className="reco-health-card__best">
          <Badge variant="primary">{t('health.bestBadge')}</Badge>
        </p>
      ) : null}
      <h2 id={`product-${products[0]?.product}`}>
        {products.length > 1 ? t('health.expat') : products[0]?.name}
      </h2>
      {products.map((product) => (
        <Product
          key={product.product}
          product={product}
          named={products.length > 1}
          praised={praised}
        />
      ))}
    </section>
  )
}

function Product({
  product,
  named,
  praised,
}: {
  product: ProductView
  named: boolean
  praised: boolean
}) {
  const t = useWording('recommendation')
  const { cost, verdict, reasons } = product
  return (
    <div
      className="reco-product"
      data-product={product.product}
      data-verdict={verdict}
      data-reasons={reasons.map(({ code }) => code).join(' ')}
    >
      {named ? <h3>{product.name}</h3> : null}
      <p>
        <Badge variant={BADGE[verdict]} size="medium">
          {product.verdictName}
        </Badge>
      </p>
      <Cost cost={cost} />
      <ul className="reco-product__reasons">
        {reasons.map(({ code, text }) => (
          <li key={code}>
            <Words>{text}</Words>
          </li>
        ))}
      </ul>
      {cost.kind === 'amount' && (cost.factors.length > 0 || cost.assumed.length > 0) ? (
        <Disclosure summary={t('result.why')}>
          <PriceWhy price={cost} />
        </Disclosure>
      ) : null}
      {verdict === 'no' || isOwned(product) || isNotTaken(product) ? null : (
        <Button
          href={product.href}
          size="small"
          variant={praised && product.rank === 1 ? 'primary' : 'secondary'}
          fullWidth
        >
          {t('health.apply')}
          <HeardAfter>{product.name}</HeardAfter>
        </Button>
      )}
    </div>
  )
}

function Cost({ cost }: { cost: HealthCost }) {
  const t = useWording('recommendation')
  if (cost.kind === 'none') {
    if (cost.why === 'notPossible') return null
    return (
      <p className="reco-small">
        {cost.why === 'refused' || cost.why === 'notTaken'
          ? cost.reasons.join(' ') || t('result.noPrice')
          : t(`health.noAmount.${cost.why}`)}
      </p>
    )
  }
  return (
    <div className="reco-cost">
      <p className="reco-cost__own">
        <strong>{cost.own}</strong> <span className="reco-period">{t('health.youPay')}</span>
      </p>
      {cost.other ? (
        <dl>
          <div>
            <dt>{t(`health.payer.${cost.other.payer}`)}</dt>
            <dd>{cost.other.text}</dd>
          </div>
          <div>
            <dt>{t('health.together')}</dt>
            <dd>{cost.total}</dd>
          </div>
        </dl>
      ) : null}
    </div>
  )
}

/** No button leads to a form that takes nobody of that age. */
function isNotTaken({ cost }: ProductView): boolean {
  return cost.kind === 'none' && cost.why === 'notTaken'
}

const BADGE: Readonly<Record<Verdict, BadgeVariant>> = {
  must: 'information',
  yes: 'success',
  limited: 'warning',
  no: 'neutral',
}
