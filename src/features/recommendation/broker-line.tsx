import type { BrokerNote } from '#content/broker-note.ts'
import { useWording } from '#i18n/use-wording.ts'

/** Who advises and who pays for it, before the first question and above every result. */
export function BrokerLine({ broker }: { broker: BrokerNote }) {
  const t = useWording('recommendation')
  return (
    <p className="reco-small">
      {t.rich('broker', {
        name: broker.name,
        link: (label) => (
          <a href={broker.href} className="ui-link">
            {label}
          </a>
        ),
      })}
    </p>
  )
}
