import { useWording } from '#i18n/use-wording.ts'
import { RECOMMENDED } from '#sites/recommendation-code.ts'
import { Button } from '#ui/button/button.tsx'
import { ChatIcon, PhoneIcon } from '#ui/icons/icons.tsx'
import { answersQuery, type RawAnswers } from './read-answers.ts'
import type { Tool } from './tool.ts'

/**
 * A human one click away; the address of the result goes along, to be shared by choice. Through whose
 * link somebody came is not the adviser's business.
 */
export function TalkToUs({ tool, raw }: { tool: Tool; raw: RawAnswers }) {
  const { [RECOMMENDED]: _, ...answers } = raw
  const address = tool.path + answersQuery(tool, answers)
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
