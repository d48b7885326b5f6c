import type { BrokerNote } from '#content/broker-note.ts'
import { useWording } from '#i18n/use-wording.ts'

/** Who advises and who pays for it: said wherever the app begins to advise. */
export function BrokerLine({ broker, className }: { broker: BrokerNote; className: string }) {
  const t = useWording('app')
  return (
    <p className={className}>
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
