import type { DecidedBy } from '#brokerage/decided-by.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'

interface PriceWhyProps {
  price: {
    readonly tierName: string
    readonly by: DecidedBy
    readonly factors: readonly { label: string; operation: string; effect: string }[]
    readonly assumed: readonly { question: string; answer: string }[]
    readonly demo?: boolean
  }
}

/** Where a price comes from: its factors in order, and what was assumed to compute it. */
export function PriceWhy({ price }: PriceWhyProps) {
  const t = useWording('recommendation')
  return (
    <div className="reco-why">
      {price.tierName ? <p>{t('result.package', { name: price.tierName, by: price.by })}</p> : null}
      {price.factors.length > 0 ? (
        <dl>
          {price.factors.map(({ label, operation, effect }) => (
            <div key={label}>
              <dt>
                <Words>{label}</Words> {operation ? <span>{operation}</span> : null}
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      {price.assumed.length > 0 ? (
        <>
          <p className="reco-why__title">{t('result.assumed')}</p>
          <ul>
            {price.assumed.map(({ question, answer }) => (
              <li key={question}>
                {question} <strong>{answer}</strong>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {price.demo ? <p className="reco-small">{t('result.demo')}</p> : null}
    </div>
  )
}
