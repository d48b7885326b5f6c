import { useWording } from '#i18n/use-wording.ts'
import { Button } from '#ui/button/button.tsx'
import { ChatIcon, PhoneIcon } from '#ui/icons/icons.tsx'

/** A human one click away; the address of the result goes along, to be shared by choice. */
export function TalkToUs({ address }: { address: string }) {
  const t = useWording('recommendation')
  return (
    <section className="reco-next" aria-labelledby="talk-to-us">
      <ChatIcon />
      <div className="reco-intro">
        <h2 id="talk-to-us">{t('call.title')}</h2>
        <p>{t('call.text')}</p>
        <Button
          variant="secondary"
          size="small"
          href={`/calls/expert-help?${new URLSearchParams({ recommendation: address })}`}
          iconStart={<PhoneIcon />}
        >
          {t('call.link')}
        </Button>
      </div>
    </section>
  )
}
