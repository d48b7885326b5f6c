import { POLICY_VARIANTS } from '#brokerage/state-variants.ts'
import { useWording } from '#i18n/use-wording.ts'
import { Words } from '#i18n/words.tsx'
import { Badge } from '#ui/badge/badge.tsx'
import { FileList } from './file-list.tsx'
import type { PolicyCard } from './load-overview.ts'

/** Contracts like cards in a wallet. */
export function Wallet({ cards }: { cards: readonly PolicyCard[] }) {
  return (
    <ul className="account-wallet">
      {cards.map((card) => (
        <li key={card.reference}>
          <WalletCard card={card} />
        </li>
      ))}
    </ul>
  )
}

export function WalletCard({ card, linked = true }: { card: PolicyCard; linked?: boolean }) {
  const t = useWording('account')
  const dates = useWording('policyDates')
  return (
    <article className="account-card" data-state={card.state}>
      <header>
        {linked ? (
          <h3>
            <a href={`/me/policies/${card.reference}`}>
              <Words>{card.product}</Words>
            </a>
          </h3>
        ) : (
          <h2>{card.tierName}</h2>
        )}
        <StateBadge card={card} />
      </header>
      {linked && <p className="account-card__tier">{card.tierName}</p>}
      <dl>
        <div className="account-card__wide">
          <dt>{t('card.number')}</dt>
          <dd className="account-card__number">{card.reference}</dd>
        </div>
        {card.since && (
          <div>
            <dt>{t(card.hasBegun ? 'card.since' : 'card.from')}</dt>
            <dd>{card.since}</dd>
          </div>
        )}
        <div>
          <dt>{t('card.price')}</dt>
          <dd>
            {card.price} {t(`period.${card.pricePeriod}`)}
          </dd>
        </div>
        {card.next && (
          <div className="account-card__wide">
            <dt>{dates(`${card.next.code}.name`)}</dt>
            <dd>{card.next.date}</dd>
          </div>
        )}
      </dl>
      {card.files.length > 0 && <FileList files={card.files.slice(0, 3)} />}
    </article>
  )
}

/** A contract that is agreed but covers nothing yet must not look as if it did. */
function StateBadge({ card }: { card: PolicyCard }) {
  const t = useWording('account')
  const isActive = card.state === 'active'
  if (isActive && card.since && !card.hasBegun) {
    return <Badge variant="information">{t('card.starts', { date: card.since })}</Badge>
  }
  return <Badge variant={POLICY_VARIANTS[card.state]}>{t(`policyStates.${card.state}`)}</Badge>
}
